/** A list that draws the rows on screen alone, and knows where the others would be. */
export interface PlaceFinder {
  /** From the top of the document to the item, px. Undefined if the list has no such item. */
  topOf(id: string): number | undefined
  /** Changes with the size and the number of items in a row. */
  shape(): string
}

/** An item of a page and where it was on screen. */
export interface PlaceAnchor {
  readonly id: string
  /** From the top of the screen to the item, px. */
  readonly offset: number
  /** The shape of the page at that time ({@link pageShape}). */
  readonly shape: string
}

/** An item is known by a name of its own, or by the page that it leads to. */
const ITEMS = '[data-place], main a[href]'
/** px. Items under the bars are no place, and are looked for in steps that no item is lower than. */
const BAR_PX = 64
const STEP_PX = 32

const finders = new Set<PlaceFinder>()

export function addPlaceFinder(finder: PlaceFinder): () => void {
  finders.add(finder)
  return () => finders.delete(finder)
}

/** The first item of the page that a person sees. */
export function readPlaceAnchor(): PlaceAnchor | undefined {
  const { innerWidth, innerHeight } = window
  for (let y = BAR_PX; y < innerHeight - BAR_PX; y += STEP_PX) {
    for (const x of [innerWidth / 6, innerWidth / 2]) {
      // jsdom has no layout.
      const item = document.elementFromPoint?.(x, y)?.closest(ITEMS)
      if (item) return { id: idOf(item), offset: item.getBoundingClientRect().top, shape: pageShape() }
    }
  }
  return undefined
}

/** From the top of the document to an item, px. Undefined if the page has no such item, or not yet. */
export function topOfPlace(id: string): number | undefined {
  for (const finder of finders) {
    const top = finder.topOf(id)
    if (top !== undefined) return top
  }
  const item = [...document.querySelectorAll(ITEMS)].find((one) => idOf(one) === id)
  return item === undefined ? undefined : item.getBoundingClientRect().top + window.scrollY
}

/** Two shapes are equal if a number of pixels leads to the same items: same width, same size of the text, same rows. */
export function pageShape(): string {
  const { fontSize } = getComputedStyle(document.documentElement)
  return [window.innerWidth, fontSize, ...[...finders].map((finder) => finder.shape())].join(' ')
}

function idOf(item: Element): string {
  return item.getAttribute('data-place') ?? item.getAttribute('href') ?? ''
}
