// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as door from './index.ts'
import {
  BackBar,
  BalanceView,
  Button,
  ButtonLink,
  Checkbox,
  ConnectionBanner,
  CountBadge,
  createI18n,
  Dialog,
  EmptyState,
  FailedState,
  Footer,
  FooterMenu,
  FoyerProvider,
  Header,
  LanguageList,
  MemberMenu,
  MemberMenuContent,
  NativeSelect,
  PopupHost,
  RichText,
  Sheet,
  SideMenuView,
  SignInScreen,
  Skeleton,
  StaleMark,
  StatusScreen,
  TextField,
  ToastHost,
  TopBar,
} from './index.ts'
import { headerMember } from './site/header/header.tsx'
import { MEMBER_SESSION, stubFoyer } from './testing/stub-foyer.ts'

const nothing = () => {}

/** Everything of the chrome, as one page; the game components have a page of their own. */
function Everything() {
  return (
    <>
      <Header name="Foyer" />
      <TopBar />
      <BackBar />
      <SideMenuView open onClose={nothing} />
      <MemberMenu open onClose={nothing} />
      <MemberMenuContent />
      <LanguageList />
      <SignInScreen />
      <BalanceView />
      <Button busy>Go</Button>
      <ButtonLink to="/m/home">Home</ButtonLink>
      <TextField label="Name" type="password" error="Wrong" onValue={nothing} />
      <Checkbox label="Remember" onValue={nothing} />
      <NativeSelect label="Vendor" options={[{ value: '', label: 'All' }]} onValue={nothing} />
      <Sheet open onClose={nothing} title="Filter" side="bottom">
        body
      </Sheet>
      <Dialog open onClose={nothing} title="Sure?" actions={<Button>Yes</Button>} />
      <Skeleton />
      <EmptyState />
      <FailedState onRetry={nothing} />
      <ConnectionBanner />
      <StaleMark />
      <RichText html="<p>Hello</p>" />
      <CountBadge count={3} label="3 messages" />
      <StatusScreen />
      <Footer withDetails />
      <FooterMenu />
      <PopupHost />
      <ToastHost />
    </>
  )
}

describe('on a server', () => {
  it('can be imported where there is no page', () => {
    expect(typeof document).toBe('undefined')
    expect(door.FoyerProvider).toBeTypeOf('function')
  })

  it('renders every part of the chrome, for a guest, a member and nobody yet', async () => {
    for (const session of [{ type: 'unknown' }, { type: 'guest' }, MEMBER_SESSION] as const) {
      const { foyer, $session, $status } = stubFoyer({ path: '/m/set' })
      $session.set(session)
      $status.set({ kind: 'restricted', code: 2, ip: '203.0.113.9', info: undefined })
      const text = createI18n(foyer.languages.$language)
      await text.load('pages')
      await headerMember.load()
      const html = renderToString(
        <FoyerProvider foyer={foyer} text={text}>
          <Everything />
        </FoyerProvider>,
      )
      expect(html).toContain('Personal settings')
      expect(html).toContain('Access denied')
      expect(html.includes('¥1,234.50')).toBe(true)
      expect(html.includes('fy-header-avatar')).toBe(session.type === 'member')
    }
  })

  it('renders in another language when its texts were made first', async () => {
    const { foyer } = stubFoyer()
    const text = createI18n(foyer.languages.$language)
    expect(await text.show('TY')).toBe(true)
    const html = renderToString(
      <FoyerProvider foyer={foyer} text={text}>
        <Header />
      </FoyerProvider>,
    )
    expect(html).toContain('Magrehistro')
  })
})
