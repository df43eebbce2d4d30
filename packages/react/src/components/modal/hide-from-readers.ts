/** Parts that screen readers must still announce while a modal is open. */
const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"]), .fy-toasts'
const NOT_RENDERED = 'script, style, template'

/** Whether an element is in a part that stays available to screen readers while a modal is open. */
export function isInLiveRegion(element: Element): boolean {
  return element.closest(LIVE) !== null && element.closest('[aria-hidden="true"]') === null
}

interface Hiding {
  /** Hides everything outside this element from screen readers. Without an element nothing is hidden. */
  around(element: Element | undefined): void
}

/**
 * Hides the page behind a modal from screen readers with `aria-hidden`, and keeps it hidden: elements that are added beside
 * the modal are hidden too, and an `aria-hidden` that the application changes meanwhile is what the element gets back.
 * No style of the page depends on the attribute, unlike `inert`, which restyles every element.
 *
 * @param onChange called after elements were added or removed beside the modal
 */
export function createHiding(onChange: () => void): Hiding {
  /** Hidden elements, each with the value of its own `aria-hidden`. */
  const hidden = new Map<Element, string | null>()
  const observer = new MutationObserver((records) => {
    note(records)
    onChange()
  })

  /** Remembers what the application has set since. */
  function note(records: readonly MutationRecord[]): void {
    const changed = new Set(records.flatMap(({ type, target }) => (type === 'attributes' ? [target] : [])))
    for (const other of hidden.keys()) {
      if (changed.has(other)) hidden.set(other, other.getAttribute('aria-hidden'))
    }
  }

  return {
    around(element) {
      note(observer.takeRecords())
      observer.disconnect()
      const { parents, outside } = element === undefined ? NOTHING : surroundings(element)
      for (const [other, own] of hidden) {
        if (outside.has(other)) continue
        hidden.delete(other)
        if (own === null) other.removeAttribute('aria-hidden')
        else other.setAttribute('aria-hidden', own)
      }
      for (const other of outside) {
        if (!hidden.has(other)) hidden.set(other, other.getAttribute('aria-hidden'))
        if (other.getAttribute('aria-hidden') !== 'true') other.setAttribute('aria-hidden', 'true')
        observer.observe(other, { attributes: true, attributeFilter: ['aria-hidden'] })
      }
      for (const parent of parents) observer.observe(parent, { childList: true })
    },
  }
}

interface Surroundings {
  readonly parents: readonly Node[]
  /** The siblings of the element and of each of its ancestors, in shadow trees as well. */
  readonly outside: ReadonlySet<Element>
}

const NOTHING: Surroundings = { parents: [], outside: new Set() }

function surroundings(element: Element): Surroundings {
  const parents: Node[] = []
  const outside = new Set<Element>()
  let at: Element | null = element
  while (at !== null && at !== element.ownerDocument.body) {
    const parent: ParentNode | null = at.parentNode
    if (parent === null) break
    parents.push(parent)
    for (const sibling of parent.children) {
      if (sibling !== at && !sibling.matches(LIVE) && !sibling.matches(NOT_RENDERED)) outside.add(sibling)
    }
    at = at.assignedSlot ?? at.parentElement ?? hostOf(parent)
  }
  return { parents, outside }
}

/** Not `instanceof`: the node may belong to the document of a frame, which has classes of its own. */
function hostOf(node: ParentNode): Element | null {
  return 'host' in node && node.host !== null && typeof node.host === 'object' ? (node as ShadowRoot).host : null
}
