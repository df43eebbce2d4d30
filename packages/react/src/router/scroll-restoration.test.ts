import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

// jsdom has no Navigation API, as older browsers: entries are told apart by their address.
beforeEach(() => {
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => scrollBy(top))
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  window.scrollY = 0
})
afterEach(() => vi.unstubAllGlobals())

function scrollBy(y: number) {
  window.scrollY = y
  window.dispatchEvent(new Event('scroll'))
}

/** As in a new document, which was reached by a link, a reload or a step in the history. */
async function openDocument(type: 'navigate' | 'reload' | 'back_forward' = 'navigate') {
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign({} as PerformanceEntry, { type })])
  onTestFinished(() => void vi.restoreAllMocks())
  const { restoreScroll } = await import('./scroll-restoration.ts')
  return (path: string) => {
    const restoration = restoreScroll(path)
    onTestFinished(() => void restoration.end())
    return restoration
  }
}

function goTo(path: string) {
  history.pushState(null, '', path)
}

function popTo(path: string) {
  history.replaceState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

it('[HOME-01] brings a page back to where it was left, and starts one that a link opens at the top', async () => {
  const mount = await openDocument()
  const { arrive } = mount('/')
  scrollBy(700)
  goTo('/offers')
  arrive('/offers')
  expect(window.scrollY).toBe(0)
  popTo('/')
  arrive('/')
  expect(window.scrollY).toBe(700)
  goTo('/offers')
  arrive('/offers')
  scrollBy(300)
  goTo('/')
  arrive('/')
  expect(window.scrollY).toBe(0)
})

it('a step back that was overtaken leaves no page scrolled down that a link opens later', async () => {
  const mount = await openDocument()
  const { arrive } = mount('/')
  goTo('/offers')
  arrive('/offers')
  scrollBy(300)
  goTo('/')
  arrive('/')
  scrollBy(50)
  // Back to a page that the guards replace by the one on screen: no page arrives.
  popTo('/vip')
  history.replaceState(null, '', '/')
  goTo('/offers')
  arrive('/offers')
  expect(window.scrollY).toBe(0)
})

it('keeps the positions of a site that is closed and opened again in one document', async () => {
  const mount = await openDocument('reload')
  const first = mount('/')
  scrollBy(400)
  first.end()
  window.scrollY = 0
  mount('/')
  expect(window.scrollY).toBe(400)
})

it('a link to the page that the document before was left at finds its position, but only the first time', async () => {
  sessionStorage.setItem('foyer-left', JSON.stringify({ path: '/', y: 250 }))
  const mount = await openDocument()
  const first = mount('/')
  expect(window.scrollY).toBe(250)
  scrollBy(600)
  first.end()
  window.scrollY = 0
  mount('/')
  expect(window.scrollY).toBe(600)
})

/** A list of 300 games in rows of 100 px, whose number of columns follows the width of the screen. */
async function showGrid() {
  const { addPlaceFinder } = await import('../hooks/page-place.ts')
  const columns = () => (window.innerWidth > 600 ? 5 : 3)
  const topOf = (index: number) => 200 + Math.floor(index / columns()) * 100
  onTestFinished(addPlaceFinder({ topOf: (id) => topOf(Number(id)), shape: () => String(columns()) }))
  document.elementFromPoint = (_x, y) => {
    const index = Math.ceil((window.scrollY + y - 200) / 100) * columns()
    const item = document.createElement('div')
    item.dataset.place = String(index)
    item.getBoundingClientRect = () => new DOMRect(0, topOf(index) - window.scrollY, 100, 100)
    return item
  }
  const isOnScreen = (index: number) => topOf(index) >= window.scrollY && topOf(index) < window.scrollY + 390
  const turn = (width: number) => {
    window.innerWidth = width
    window.dispatchEvent(new Event('resize'))
  }
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'elementFromPoint')
    window.innerWidth = 1024
  })
  window.innerWidth = 390
  return { turn, isOnScreen, first: () => Number(document.elementFromPoint(0, 64)?.getAttribute('data-place')) }
}

const touchScreen = () => window.dispatchEvent(new Event('pointerdown'))

it('keeps the game that is on screen when the phone is turned, and turned back', async () => {
  const mount = await openDocument()
  const { turn, isOnScreen, first } = await showGrid()
  mount('/')
  scrollBy(4800)
  touchScreen()
  const game = first()
  turn(844)
  expect([window.scrollY === 4800, isOnScreen(game)]).toEqual([false, true])
  turn(390)
  expect(window.scrollY).toBe(4800)
})

it('shows the game that was on screen when the phone is turned on another page, or in a game', async () => {
  const mount = await openDocument()
  const { turn, isOnScreen, first } = await showGrid()
  const list = mount('/')
  scrollBy(4800)
  touchScreen()
  const game = first()
  goTo('/offers')
  list.arrive('/offers')
  turn(844)
  popTo('/')
  list.arrive('/')
  expect(isOnScreen(game)).toBe(true)
  list.end()
  window.scrollY = 0
  turn(390)
  mount('/')
  expect(isOnScreen(game)).toBe(true)
})
