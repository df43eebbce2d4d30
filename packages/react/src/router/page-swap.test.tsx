import type { RouteName } from '@foyer/core'
import { createTestFoyer, hang } from '@foyer/core/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useRef } from 'react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Link } from '../components/link/link.tsx'
import { FoyerProvider } from '../provider/foyer-provider.tsx'
import { stubMedia } from '../testing/stub-media.ts'
import { createI18n } from '../text/i18n.ts'
import { createRouter } from './create-router.ts'
import { definePage, type PageDefinition, type PageModule, type PageProps } from './define-page.ts'
import { Outlet } from './outlet.tsx'
import { RouterProvider, useRouterState } from './router-provider.tsx'
import { useFocusOnNavigate } from './use-focus-on-navigate.ts'
import { usePageFade } from './use-page-fade.ts'
import { usePageTitle } from './use-page-title.ts'

const frames = new Map<number, FrameRequestCallback>()
const drawn: string[] = []
const fades: unknown[] = []
const liked = vi.fn()
const { animate } = Element.prototype

beforeEach(() => {
  frames.clear()
  for (const list of [drawn, fades]) list.length = 0
  let frameId = 0
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frameId += 1
    frames.set(frameId, callback)
    return frameId
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.delete(id))
  stubMedia()
  liked.mockReset()
  Element.prototype.animate = function record(keyframes, options) {
    fades.push({ of: this.tagName, keyframes, ...(options as KeyframeAnimationOptions) })
    return {} as Animation
  }
})
afterEach(() => {
  Element.prototype.animate = animate
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Page({ route }: PageProps) {
  drawn.push(route.name)
  return <p>The page {route.name}</p>
}
const page = (name: RouteName, path: `/${string}`) =>
  definePage({ name, paths: [path], title: () => `Title of ${name}`, texts: 'first', load: { Page } })
const router = (promotions: PageDefinition = page('promotions', '/offers')) =>
  createRouter({
    pages: [
      page('home', '/'),
      page('signIn', '/login'),
      page('register', '/register'),
      page('changePassword', '/password'),
      page('messageCenter', '/messages'),
      promotions,
      page('mall', '/mall'),
      page('notFound', '/*'),
    ],
  })

function Frame() {
  const main = useRef<HTMLElement>(null)
  const title = usePageTitle()
  const { route } = useRouterState()
  useFocusOnNavigate(main, route.path)
  usePageFade(main)
  return (
    <>
      <Link to={{ name: 'promotions' }}>To the promotions</Link>
      <Link to={{ name: 'mall' }}>To the mall</Link>
      <main ref={main} tabIndex={-1} aria-label={title}>
        {route.name === 'home' ? (
          <button type="button" onClick={liked}>
            Heart
          </button>
        ) : null}
        <Outlet fallback={null} failed={() => null} />
      </main>
    </>
  )
}

async function open(promotions?: PageDefinition) {
  const site = router(promotions)
  const { foyer, ports, dispose } = createTestFoyer({ path: '/', routes: site.routes, fetch: hang, start: false })
  onTestFinished(dispose)
  await act(async () => {
    render(
      <StrictMode>
        <FoyerProvider foyer={foyer} text={createI18n(foyer.languages.$language)}>
          <RouterProvider router={site}>
            <Frame />
          </RouterProvider>
        </FoyerProvider>
      </StrictMode>,
    )
  })
  await expect.poll(() => foyer.session.$state.get().type).toBe('guest')
  await settle()
  drawn.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return { foyer, ports }
}

const nextFrame = () => {
  const callbacks = [...frames.values()]
  frames.clear()
  for (const callback of callbacks) callback(0)
}

/** The client's page may be a new one by the time the session is known. */
async function settle() {
  await act(async () => {
    nextFrame()
  })
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
}

const element = (name: string) => screen.getByText(name)
const heading = () => screen.getByRole('main').getAttribute('aria-label')
const paint = () =>
  act(async () => {
    nextFrame()
    vi.advanceTimersByTime(0)
  })
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const finger = { pointerType: 'touch', isPrimary: true, button: 0, pointerId: 1 }
const down = (name: string) => act(async () => void fireEvent.pointerDown(element(name), finger))
const up = (name: string) => act(async () => void fireEvent.pointerUp(element(name), finger))
const click = (name: string) => act(async () => void fireEvent.click(element(name)))
const tap = async (name: string) => {
  await down(name)
  await up(name)
  await click(name)
}

it('paints the tap before it draws the next page, in one task', async () => {
  await open()
  await tap('To the promotions')
  expect(drawn).toEqual([])
  expect(heading()).toBe('Title of home')
  await paint()
  expect(heading()).toBe('Title of promotions')
  expect(document.title).toContain('Title of promotions')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('draws the last page alone when two links are tapped before the paint', async () => {
  const { ports } = await open()
  await tap('To the promotions')
  await tap('To the mall')
  await paint()
  await wait(1000)
  expect(new Set(drawn)).toEqual(new Set(['mall']))
  expect(heading()).toBe('Title of mall')
  expect(ports.navigation.current()).toBe('/mall')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('stays on the page, with its focus, when the way back comes before the paint', async () => {
  const { foyer, ports } = await open()
  element('Heart').focus()
  await tap('To the promotions')
  await act(async () => foyer.access.back())
  await act(async () => vi.advanceTimersByTime(0))
  await paint()
  await wait(1000)
  expect(ports.navigation.current()).toBe('/')
  expect(drawn.filter((name) => name !== 'home')).toEqual([])
  expect(heading()).toBe('Title of home')
  expect(document.activeElement).toBe(element('Heart'))
})

it('makes one step of the history when a link is tapped twice before the paint', async () => {
  const { foyer, ports } = await open()
  await tap('To the promotions')
  await tap('To the promotions')
  await paint()
  await wait(1000)
  expect(heading()).toBe('Title of promotions')
  await act(async () => foyer.access.back())
  await act(async () => vi.advanceTimersByTime(0))
  await paint()
  expect(ports.navigation.current()).toBe('/')
  expect(heading()).toBe('Title of home')
})

it('draws no page below a finger, and follows the link that the finger taps', async () => {
  await open()
  await tap('To the promotions')
  await down('To the mall')
  await paint()
  expect(heading()).toBe('Title of home')
  await up('To the mall')
  await paint()
  expect(heading()).toBe('Title of home')
  await click('To the mall')
  await paint()
  await wait(1000)
  expect(new Set(drawn)).toEqual(new Set(['mall']))
})

it('hears the tap on a heart that begins before the page is drawn, and draws the page after it', async () => {
  await open()
  await tap('To the promotions')
  await down('Heart')
  await paint()
  await up('Heart')
  await click('Heart')
  expect(liked).toHaveBeenCalledOnce()
  await paint()
  expect(heading()).toBe('Title of promotions')
})

it.each([
  ['scrolls', () => fireEvent.pointerCancel(element('Heart'), finger), 0],
  ['is lifted without a click', () => fireEvent.pointerUp(element('Heart'), finger), 50],
  ['rests for a second', () => undefined, 1000],
])('draws the page when the finger %s', async (_, end, ms) => {
  await open()
  await tap('To the promotions')
  await wait(60)
  await down('Heart')
  await paint()
  await act(async () => void end())
  if (ms > 0) {
    await wait(ms - 1)
    expect(heading()).toBe('Title of home')
  }
  await wait(1)
  expect(heading()).toBe('Title of promotions')
})

it('draws no page below a finger that rests on the frame of that page when its code arrives', async () => {
  let arrive = (_: PageModule) => {}
  const code = new Promise<PageModule>((resolve) => {
    arrive = resolve
  })
  await open({ ...page('promotions', '/offers'), load: () => code })
  await tap('To the promotions')
  await wait(150)
  await paint()
  expect(heading()).toBe('Title of promotions')
  await down('To the mall')
  await act(async () => arrive({ Page }))
  await paint()
  expect(drawn).toEqual([])
  await act(async () => void fireEvent.pointerCancel(element('To the mall'), finger))
  await wait(0)
  expect(new Set(drawn)).toEqual(new Set(['promotions']))
})

it('draws the page at once when the document becomes hidden before the paint', async () => {
  await open()
  await tap('To the promotions')
  await wait(60)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(heading()).toBe('Title of promotions')
})

it('[ROUTE-25] fades the page in for 300 ms, and shows it in its first frame', async () => {
  await open()
  await tap('To the promotions')
  expect(fades).toEqual([])
  await paint()
  expect(fades).toEqual([
    { of: 'MAIN', keyframes: [{ opacity: expect.any(Number) }, { opacity: 1 }], duration: 300, easing: 'ease-out' },
  ])
  expect(JSON.stringify(fades)).not.toContain('"opacity":0}')
})

it('[ROUTE-25] fades nothing when only the query of the page changes', async () => {
  const { foyer } = await open()
  await tap('To the promotions')
  await paint()
  fades.length = 0
  await act(async () => foyer.access.go('/offers?tab=new', { replace: true }))
  await paint()
  await wait(1000)
  expect(foyer.access.$page.get().result.route.path).toContain('?tab=new')
  expect(fades).toEqual([])
})

it('[ROUTE-25] fades nothing under reduced motion', async () => {
  stubMedia((query) => query === '(prefers-reduced-motion: reduce)')
  await open()
  await tap('To the promotions')
  await paint()
  expect(heading()).toBe('Title of promotions')
  expect(fades).toEqual([])
})
