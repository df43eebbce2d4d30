import type { AccessState } from '@foyer/core'
import { BackBar, Footer, FooterMenu, Header, LaunchFrame, OfflineMark, TopBar, useFoyer, useText } from '@foyer/react'
import { Suspense, useRef } from 'react'
import { Waiting } from '../parts/waiting.tsx'
import { useArrivalFocus } from './arrival-focus.ts'
import { Crash } from './crash.tsx'
import { CrashScreen } from './crash-screen.tsx'
import { PageSlot } from './page-slot.tsx'
import { usePageTitle } from './page-title.ts'
import { usePressAhead } from './press-ahead.ts'
import { useScrollMemory } from './scroll-memory.ts'
import { routeOf, useShownPage } from './shown-page.ts'
import { useSwipeBack } from './swipe-back.ts'
import { useVisits } from './visits.ts'

const WAYS_IN: ReadonlySet<string> = new Set(['login', 'register', 'forget', 'trail', 'changePsw'])

/** Until it is known who is here, only the lobby is drawn: the document holds it, and it is the same for everybody. */
function decided({ decision }: AccessState): boolean {
  return decision.outcome === 'allow' || routeOf({ decision }).name === 'home'
}

/** What stands around every page, as core's layout says (LAYOUT-01 to LAYOUT-08). */
export function Frame() {
  const t = useText()
  const client = useFoyer()
  const main = useRef<HTMLElement>(null)
  const shown = useShownPage()
  const { layout } = shown
  const route = routeOf(shown)
  const visit = useVisits(route.path)
  const title = usePageTitle(route, layout)
  // Whoever is on the way in needs no account button.
  const way = WAYS_IN.has(route.name)
  useScrollMemory(route.path)
  useArrivalFocus(main, route.path)
  usePressAhead(client)
  useSwipeBack(client, route.name !== 'home')

  return (
    <div className="site-frame" data-route={route.name} data-menu={layout.footerMenu || undefined}>
      <button type="button" className="site-skip" onClick={() => main.current?.focus()}>
        {t('site.skip')}
      </button>
      {layout.header ? <Header name={t('site.name')} /> : null}
      {layout.topBar ? <TopBar title={title} noAccount={way} /> : null}
      {layout.backBar ? <BackBar title={title} noAccount={way} /> : null}
      <OfflineMark />
      <main id="main" ref={main} tabIndex={-1} aria-label={title} className="site-main">
        {layout.header ? <h1 className="fy-hidden-text">{t('page.home.heading')}</h1> : null}
        <Crash resetKey={route.path} fallback={(retry) => <CrashScreen onRetry={retry} />}>
          <Suspense fallback={<Waiting shape="page" count={1} />}>
            {decided(shown) ? <PageSlot route={route} visit={visit} /> : <Waiting shape="page" count={1} />}
          </Suspense>
        </Crash>
      </main>
      {layout.footer ? <Footer full={layout.header} /> : null}
      {layout.footerMenu ? <FooterMenu /> : null}
      <LaunchFrame />
    </div>
  )
}
