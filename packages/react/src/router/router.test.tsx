import '../testing/jsdom-dialogs.ts'
import type { RouteName } from '@foyer/core'
import { createTestFoyer, hang } from '@foyer/core/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Link } from '../components/link/link.tsx'
import { showMask } from '../components/modal/mask.ts'
import { useCurrentPage } from '../hooks/use-current-page.ts'
import { FoyerProvider } from '../provider/foyer-provider.tsx'
import { stubMedia } from '../testing/stub-media.ts'
import { touch } from '../testing/touch-events.ts'
import { createI18n } from '../text/i18n.ts'
import { createRouter } from './create-router.ts'
import { definePage, type PageDefinition, type PageModule, type PageProps } from './define-page.ts'
import { Outlet } from './outlet.tsx'
import { RouterProvider } from './router-provider.tsx'
import { usePageTitle } from './use-page-title.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  stubMedia()
  // A hidden page waits for no paint.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Page({ route, reloadKey }: PageProps) {
  return <p data-reloads={reloadKey}>The page {route.name}</p>
}
const simple = (name: RouteName, path: `/${string}`, load: PageDefinition['load'] = { Page }) =>
  definePage({ name, paths: [path], title: ({ route }) => `Title of ${route.name}`, texts: 'first', load })

const NEEDED = [
  simple('home', '/'),
  simple('signIn', '/login'),
  simple('register', '/register'),
  simple('changePassword', '/password'),
  simple('messageCenter', '/messages'),
  simple('notFound', '/*'),
]

/** Code that arrives when the test says so. */
function slowCode(module: PageModule = { Page }) {
  const imports: { readonly arrive: () => void; readonly fail: () => void }[] = []
  const load = () =>
    new Promise<PageModule>((resolve, reject) =>
      imports.push({ arrive: () => resolve(module), fail: () => reject(new Error('offline')) }),
    )
  return { load, imports }
}

function Frame() {
  const title = usePageTitle()
  return (
    <main aria-label={title}>
      <output>{useCurrentPage().result.route.name}</output>
      <Link to={{ name: 'promotions' }}>To the promotions</Link>
      <Link to={{ name: 'deposit' }}>To the deposit</Link>
      <Link to={{ name: 'mall' }}>To the mall</Link>
      <Outlet
        fallback={<p>A moment</p>}
        failed={(retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      />
    </main>
  )
}

async function open(...pages: readonly PageDefinition[]) {
  const router = createRouter({ pages: [...NEEDED, ...pages] })
  const { foyer, ports, dispose } = createTestFoyer({ path: '/', routes: router.routes, fetch: hang, start: false })
  onTestFinished(dispose)
  await act(async () => {
    render(
      <FoyerProvider foyer={foyer} text={createI18n(foyer.languages.$language)}>
        <RouterProvider router={router}>
          <Frame />
        </RouterProvider>
      </FoyerProvider>,
    )
  })
  await expect.poll(() => foyer.session.$state.get().type).toBe('guest')
  return { foyer, ports, router, go: (name: 'promotions' | 'home') => act(async () => foyer.access.go({ name })) }
}

/** A site whose promotions have slow code and a loader. */
async function openOffers() {
  const asked: string[] = []
  const { load, imports } = slowCode()
  const page = {
    ...simple('promotions', '/offers', load),
    loader: (_: unknown, { name }: { name: RouteName }) => [() => asked.push(name)],
  }
  const site = await open(page)
  return { ...site, asked, imports, link: screen.getByRole('link', { name: 'To the promotions' }) }
}

const shown = () => [screen.getByRole('status').textContent, screen.getByRole('main').getAttribute('aria-label')]

it('says which page a site lacks that core leads to by itself', () => {
  const pages = NEEDED.filter(({ name }) => name !== 'messageCenter')
  expect(() => createRouter({ pages })).toThrow(
    expect.objectContaining({ code: 'config.invalid', field: 'pages.messageCenter' }),
  )
})

it('links have the address of the site, and none where it has left the page out', async () => {
  await open(simple('promotions', '/offers'), simple('deposit', '/cash/in'))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/offers', '/cash/in'])
})

it('all that is on screen tells of the page before until the next one can be drawn', async () => {
  const { load, imports } = slowCode()
  const { go } = await open(simple('promotions', '/offers', load))
  await go('promotions')
  expect(shown()).toEqual(['home', 'Title of home'])
  expect(screen.getByText('The page home')).toBeDefined()
  await act(async () => imports[0]?.arrive())
  expect(shown()).toEqual(['promotions', 'Title of promotions'])
  expect(screen.getByText('The page promotions')).toBeDefined()
  expect(document.title).toContain('Title of promotions')
})

it('after 150 ms the frame of the next page stands, and the page once its code is here', async () => {
  const { load, imports } = slowCode()
  const { go } = await open(simple('promotions', '/offers', load))
  vi.useFakeTimers()
  await go('promotions')
  act(() => vi.advanceTimersByTime(149))
  expect(shown()[0]).toBe('home')
  act(() => vi.advanceTimersByTime(1))
  expect(shown()[0]).toBe('promotions')
  expect(screen.getByText('A moment')).toBeDefined()
  await act(async () => imports[0]?.arrive())
  expect(screen.getByText('The page promotions')).toBeDefined()
})

it('a page whose code could not be had is tried again by hand, and by the next visit', async () => {
  const { load, imports } = slowCode()
  const { go } = await open(simple('promotions', '/offers', load))
  await go('promotions')
  await act(async () => imports[0]?.fail())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('A moment')).toBeDefined()
  await act(async () => imports[1]?.fail())
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  await go('home')
  expect(screen.getByText('The page home')).toBeDefined()
  await go('promotions')
  await act(async () => imports[2]?.arrive())
  expect(screen.getByText('The page promotions')).toBeDefined()
  expect(imports).toHaveLength(3)
})

it('a page whose code could not be had is tried again by a link to itself', async () => {
  const { load, imports } = slowCode()
  await open(simple('promotions', '/offers', load))
  const follow = () => act(async () => fireEvent.click(screen.getByRole('link', { name: 'To the promotions' })))
  await follow()
  await act(async () => imports[0]?.fail())
  await follow()
  expect(imports).toHaveLength(2)
  await act(async () => imports[1]?.arrive())
  expect(screen.getByText('The page promotions')).toBeDefined()
})

it('a page that could not be drawn is tried again by a link to itself', async () => {
  const draw = vi.fn((): ReactNode => {
    throw new Error('a mistake in the page')
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  await open(simple('promotions', '/offers', { Page: draw }))
  const follow = () => act(async () => fireEvent.click(screen.getByRole('link', { name: 'To the promotions' })))
  await follow()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  draw.mockReturnValue('The page at last')
  await follow()
  expect(screen.getByText('The page at last')).toBeDefined()
})

it('asks for the data of a page beside its code, and by the code once it is here', async () => {
  const asked: string[] = []
  const { load, imports } = slowCode({ Page, loader: () => [() => asked.push('by the code')] })
  const offers = simple('promotions', '/offers', load)
  const { go } = await open({ ...offers, loader: (_, { name }) => [() => asked.push(name)] })
  await go('promotions')
  expect(imports).toHaveLength(1)
  expect(asked).toEqual(['promotions'])
  await act(async () => imports[0]?.arrive())
  expect(asked).toEqual(['promotions', 'by the code'])
})

it('asks for the data of the first page too, once the session may see it, however the client was started', async () => {
  const asked: string[] = []
  const loader: PageDefinition['loader'] = (_, { name }) => [() => asked.push(name)]
  const pages = [{ ...simple('home', '/'), loader }, ...NEEDED.slice(1)]
  const router = createRouter({ pages })
  const { foyer, dispose } = createTestFoyer({ path: '/', routes: router.routes, fetch: hang, start: false })
  onTestFinished(dispose)
  const text = createI18n(foyer.languages.$language)
  const show = () =>
    render(
      <FoyerProvider foyer={foyer} text={text} autoStart={false}>
        <RouterProvider router={router}>
          <Frame />
        </RouterProvider>
      </FoyerProvider>,
    )
  await act(async () => show())
  expect(asked).toEqual([])
  await act(async () => {
    onTestFinished(foyer.start())
  })
  await expect.poll(() => foyer.access.$page.get().result.outcome).toBe('allow')
  expect(asked).toEqual(['home'])
  cleanup()
  await act(async () => show())
  expect(asked).toEqual(['home', 'home'])
})

it('the loader of a page that was left before its code came does not run', async () => {
  const asked: string[] = []
  const { load, imports } = slowCode({ Page, loader: () => [() => asked.push('by the code')] })
  const { go } = await open(simple('promotions', '/offers', load))
  await go('promotions')
  await go('home')
  await act(async () => imports[0]?.arrive())
  expect(asked).toEqual([])
  await go('promotions')
  expect(asked).toEqual(['by the code'])
})

it('what a loader throws is rejected with, and stops no other; code that is missing is not', async () => {
  const asked: string[] = []
  const broken = () => {
    throw new Error('a mistake in a loader')
  }
  const { foyer, router } = await open(
    { ...simple('promotions', '/offers', { Page, loader: () => [() => asked.push('by the code')] }), loader: broken },
    simple('deposit', '/cash/in', { Page, loader: broken }),
    simple('mall', '/mall', () => Promise.reject(new Error('offline'))),
  )
  const run = (path: string) => {
    const result = foyer.access.checkRoute(path)
    if (result.outcome !== 'allow') throw new Error(`${path}: ${result.outcome}`)
    return router.runLoader(foyer, result.route)
  }
  await expect(run('/offers')).rejects.toThrow('a mistake in a loader')
  expect(asked).toEqual(['by the code'])
  await expect(run('/cash/in')).rejects.toThrow('a mistake in a loader')
  await expect(run('/mall')).resolves.toBeUndefined()
})

it('fetches the code of a link that the pointer is on, its data with the press of a mouse, and neither where it may not be opened', async () => {
  const asked: string[] = []
  const offers = slowCode()
  const cash = slowCode()
  const loader: PageDefinition['loader'] = (_, { name }) => [() => asked.push(name)]
  await open(
    { ...simple('promotions', '/offers', offers.load), loader },
    { ...simple('deposit', '/cash/in', cash.load), ability: 'deposit' as const, loader },
  )
  const link = screen.getByRole('link', { name: 'To the promotions' })
  fireEvent.pointerOver(link)
  expect(offers.imports).toHaveLength(1)
  expect(asked).toEqual([])
  fireEvent.pointerDown(link, { pointerType: 'mouse' })
  expect(asked).toEqual(['promotions'])
  expect(offers.imports).toHaveLength(1)
  fireEvent.pointerDown(screen.getByRole('link', { name: 'To the deposit' }), { pointerType: 'mouse' })
  expect(cash.imports).toHaveLength(0)
  expect(asked).toEqual(['promotions'])
})

it.each([{ button: 1 }, { button: 2 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'fetches no data when the press with %o opens no page here',
  async (fields) => {
    const { link, asked } = await openOffers()
    fireEvent.pointerDown(link, { pointerType: 'mouse', ...fields })
    expect(asked).toEqual([])
  },
)

describe('a finger on a link', () => {
  const press = (link: Element) => fireEvent.pointerDown(link, { pointerType: 'touch' })

  it('fetches the code at once and the data after 40 ms', async () => {
    const { link, asked, imports } = await openOffers()
    vi.useFakeTimers()
    press(link)
    expect(imports).toHaveLength(1)
    vi.advanceTimersByTime(39)
    expect(asked).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked).toEqual(['promotions'])
    vi.advanceTimersByTime(1000)
    expect(asked).toEqual(['promotions'])
  })

  it.each(['pointerCancel', 'pointerUp'] as const)('fetches no data when %s comes within 40 ms', async (end) => {
    const { link, asked } = await openOffers()
    vi.useFakeTimers()
    press(link)
    vi.advanceTimersByTime(39)
    fireEvent[end](link)
    vi.advanceTimersByTime(1000)
    expect(asked).toEqual([])
  })

  it('fetches no data when a second finger comes down', async () => {
    const { link, asked } = await openOffers()
    vi.useFakeTimers()
    press(link)
    press(screen.getByRole('main'))
    vi.advanceTimersByTime(1000)
    expect(asked).toEqual([])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'fetches no data when the connection has %o',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
      const { link, asked, imports, go } = await openOffers()
      vi.useFakeTimers()
      press(link)
      fireEvent.pointerDown(link, { pointerType: 'mouse' })
      vi.advanceTimersByTime(1000)
      expect(imports).toHaveLength(1)
      expect(asked).toEqual([])
      await go('promotions')
      expect(asked).toEqual(['promotions'])
    },
  )

  it('fetches no data when the provider is unmounted', async () => {
    const { link, asked } = await openOffers()
    vi.useFakeTimers()
    press(link)
    cleanup()
    vi.advanceTimersByTime(1000)
    expect(asked).toEqual([])
  })
})

it('only a plain click on a link of the page to itself starts it again, and not the click that leads there', async () => {
  await open(simple('promotions', '/offers'))
  const link = screen.getByRole('link', { name: 'To the promotions' })
  // As after a real click, whose listeners are far enough apart for React to render.
  const render = () => flushSync(() => {})
  document.body.addEventListener('click', render)
  onTestFinished(() => document.body.removeEventListener('click', render))
  const reloads = () => screen.getByText('The page promotions').dataset.reloads
  fireEvent.click(link)
  expect(reloads()).toBe('0')
  const otherClicks = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]
  for (const fields of otherClicks) fireEvent.click(link, fields)
  expect(reloads()).toBe('0')
  fireEvent.click(link)
  expect(reloads()).toBe('1')
})

it('[ROUTE-26] a swipe of 100 px goes back, except over a modal, over what scrolls sideways or uses the finger itself', async () => {
  const { go, ports } = await open(simple('promotions', '/offers'))
  await go('promotions')
  const swipe = (target: Element, length = 100) =>
    act(async () => {
      touch(target, 'touchstart', { x: 10, y: 100 })
      touch(target, 'touchmove', { x: 10 + length, y: 104 })
      touch(target, 'touchend')
    })
  const strip = document.createElement('div')
  strip.style.overflowX = 'auto'
  Object.defineProperties(strip, { scrollWidth: { value: 500 }, clientWidth: { value: 100 } })
  const field = document.createElement('input')
  const dialog = document.createElement('dialog')
  screen.getByRole('main').append(strip, field, dialog)
  const mask = showMask(dialog, () => {})
  for (const element of [strip, field, dialog, mask]) await swipe(element)
  await swipe(screen.getByRole('main'), 99)
  expect(ports.navigation.current()).toBe('/offers')
  await swipe(screen.getByRole('main'))
  await expect.poll(() => ports.navigation.current()).toBe('/')
})

it('a page whose code and texts cannot be had is not titled as the lobby is', async () => {
  const { load, imports } = slowCode()
  const page = definePage({ name: 'promotions', paths: ['/offers'], title: () => 'Promotions', load })
  const router = createRouter({ pages: [...NEEDED, page] })
  const { foyer, dispose } = createTestFoyer({ path: '/', routes: router.routes, fetch: hang, start: false })
  onTestFinished(dispose)
  const text = createI18n(foyer.languages.$language)
  const texts = { ...text, has: (name: string) => name === 'first', load: () => Promise.reject(new Error('offline')) }
  await act(async () => {
    render(
      <FoyerProvider foyer={foyer} text={texts}>
        <RouterProvider router={router}>
          <Frame />
        </RouterProvider>
      </FoyerProvider>,
    )
  })
  const lobby = document.title
  await act(async () => foyer.access.go({ name: 'promotions' }))
  await act(async () => imports[0]?.fail())
  await screen.findByRole('button', { name: 'Try again' })
  expect(document.title).not.toBe(lobby)
  expect(document.title).toContain('This could not be loaded')
})
