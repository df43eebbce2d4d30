import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAgainWhereFilesAreMissing } from './load-again.ts'

const KEY = 'test.loads'
const reload = vi.fn()
let statuses: (number | undefined)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    if (status === undefined) throw new TypeError('Failed to fetch')
    return { ok: status === 200 }
  })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  document.body.innerHTML = '<template id="foyer-failed"><p role="alert">failed</p></template>'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  reload.mockClear()
})

/** A document of its own: what the one before it waits for is over. */
function openDocument(): EventTarget {
  vi.clearAllTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  loadAgainWhereFilesAreMissing(KEY)
  return page
}

function openFailingDocument(): void {
  openDocument().dispatchEvent(new Event('foyer:failed'))
}

/** As an element tells its document that its file did not arrive. */
function missFileOf(element: Element, page: EventTarget): void {
  const event = new Event('error')
  Object.defineProperty(event, 'target', { value: element })
  page.dispatchEvent(event)
}

/** How long it takes until the document is loaded again, ms. */
async function waitForReload(): Promise<number> {
  const since = Date.now()
  const before = reload.mock.calls.length
  while (reload.mock.calls.length === before && Date.now() - since < 3_600_000) await vi.advanceTimersByTimeAsync(100)
  return Date.now() - since
}

it('loads a document again ever later, five times in a tab', async () => {
  statuses = [200]
  const waits: number[] = []
  for (let load = 0; load < 5; load += 1) {
    openFailingDocument()
    waits.push(await waitForReload())
  }
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000])
  openFailingDocument()
  expect(document.querySelector('[role="alert"]')).not.toBeNull()
  expect(vi.getTimerCount()).toBe(0)
  expect(reload).toHaveBeenCalledTimes(5)
})

it('waits for up to twice as long, at random', async () => {
  statuses = [200]
  vi.spyOn(Math, 'random').mockReturnValue(0.95)
  openFailingDocument()
  expect(await waitForReload()).toBe(3900)
})

it('asks a host that is ill or away ever later, and says so meanwhile', async () => {
  statuses = [503, undefined, 404, 500, 200]
  openFailingDocument()
  await vi.advanceTimersByTimeAsync(1900)
  expect(document.querySelector('[role="alert"]')).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(document.querySelector('[role="alert"]')).not.toBeNull()
  expect(2100 + (await waitForReload())).toBeCloseTo(2000 + 4000 + 8000 + 16_000 + 32_000, -3)
  expect(sessionStorage.getItem(KEY)).toBe('1')
})

it.each(['getItem', 'setItem'] as const)('loads nothing again where %s of the storage is refused', async (verb) => {
  statuses = [200]
  vi.spyOn(Storage.prototype, verb).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  openFailingDocument()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(reload).not.toHaveBeenCalled()
  expect(document.querySelector('[role="alert"]')).not.toBeNull()
})

it('takes a script that does not arrive for it, until the application lives', async () => {
  statuses = [200]
  const page = openDocument()
  missFileOf(document.createElement('link'), page)
  document.body.dataset.live = ''
  missFileOf(document.createElement('script'), page)
  expect(vi.getTimerCount()).toBe(0)
  delete document.body.dataset.live
  missFileOf(document.createElement('script'), page)
  expect(await waitForReload()).toBe(2000)
})

it('notes nothing of a file that did not come since there is no network', () => {
  const page = openDocument()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  page.dispatchEvent(new Event('vite:preloadError'))
  expect(document.documentElement.dataset.filesMissing).toBeUndefined()
})

it('notes in the document that a file was missing which the application asked for', () => {
  const page = openDocument()
  expect(document.documentElement.dataset.filesMissing).toBeUndefined()
  page.dispatchEvent(new Event('vite:preloadError'))
  expect(document.documentElement.dataset.filesMissing).toBe('')
  delete document.documentElement.dataset.filesMissing
})
