import { isElement } from './is-element.ts'

/** Keys that move the focus. */
const MOVING_KEYS: ReadonlySet<string> = new Set([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
])
const LISTS = 'ul, ol, [role="list"], [role="grid"], tbody'
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Where an element with the focus is, remembered because a removed element has lost its place. */
export interface FocusPlace {
  readonly element: Element
  /** The ancestors of the element from the inside out, each with the index of the child that holds the element. */
  readonly path: readonly { readonly ancestor: Element; readonly index: number }[]
}

/** The element that has the focus in place of a control that is gone, until the person does something. */
const standIns = new WeakMap<Document, Element>()

/**
 * Whether no control has the focus: the control that had it is gone, and at most the guard has found a stand-in for it.
 * A message about the loss may take the focus.
 */
export function isFocusLost(page: Document): boolean {
  const { activeElement } = page
  return activeElement === null || activeElement === page.body || activeElement === standIns.get(page)
}

export function rememberFocus(element: Element): FocusPlace {
  const path: { ancestor: Element; index: number }[] = []
  for (let at: Element = element; at.parentElement !== null; at = at.parentElement) {
    path.push({ ancestor: at.parentElement, index: [...at.parentElement.children].indexOf(at) })
  }
  return { element, path }
}

/**
 * Gives the focus back to an element. If the element is gone, the focus goes to the next item of its list, else to the
 * nearest part around it that takes the focus (`tabindex`), an open dialog or the main part. The page does not move for it.
 */
export function returnFocus(place: FocusPlace): void {
  const { element } = place
  const page = element.ownerDocument
  if (element instanceof HTMLElement && canTakeFocus(element)) {
    element.focus({ preventScroll: true })
    return
  }
  const next = standInFor(place, page)
  if (next === undefined) return
  if (!next.matches(STOPS) && !next.hasAttribute('tabindex')) next.tabIndex = -1
  next.focus({ preventScroll: true })
  if (page.activeElement !== next) return
  standIns.set(page, next)
  if (next.matches(STOPS)) bringIntoView(next)
}

/**
 * Keeps the focus of a document on something that a person can see, until the returned function runs.
 *
 * When the control with the focus is removed or disabled, {@link returnFocus} finds a stand-in for it. When a key moves the
 * focus, the element comes into view, since browsers do not scroll if a small part of it is visible.
 */
export function guardFocus(page: Document): () => void {
  const gone = new AbortController()
  let last: FocusPlace | undefined
  let isMovedByKey = false
  let frame: number | undefined
  const isNowhere = () => page.activeElement === null || page.activeElement === page.body

  const check = () => {
    frame = undefined
    if (last === undefined || !isNowhere()) return
    const place = last
    last = undefined
    // An element that could have the focus has lost it by a tap beside the element, or to its owner's `blur()`.
    if (!canTakeFocus(place.element)) returnFocus(place)
  }
  // Later than the effects of React, some of which give the focus to a message.
  const checkSoon = () => {
    if (frame === undefined && last !== undefined) frame = requestAnimationFrame(check)
  }
  const observer = new MutationObserver(() => {
    if (isNowhere()) checkSoon()
  })
  observer.observe(page.body, { childList: true, subtree: true })

  const options = { capture: true, signal: gone.signal }
  page.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isElement(target) || target === page.body) return
      last = rememberFocus(target)
      if (isMovedByKey && !target.matches('[tabindex="-1"]')) bringIntoView(target)
    },
    { signal: gone.signal },
  )
  page.addEventListener('focusout', checkSoon, options)
  const act = (byKey: boolean) => {
    isMovedByKey = byKey
    standIns.delete(page)
  }
  page.addEventListener('keydown', ({ key }) => act(MOVING_KEYS.has(key)), options)
  page.addEventListener('pointerdown', () => act(false), options)

  return () => {
    gone.abort()
    observer.disconnect()
    if (frame !== undefined) cancelAnimationFrame(frame)
    standIns.delete(page)
  }
}

function standInFor({ path }: FocusPlace, page: Document): HTMLElement | undefined {
  for (const { ancestor, index } of path) {
    if (!canTakeFocus(ancestor)) continue
    if (ancestor.matches(LISTS)) {
      const items = [...ancestor.children]
      for (const item of [...items.slice(index), ...items.slice(0, index).reverse()]) {
        const stop = firstStopOf(item)
        if (stop !== undefined) return stop
      }
    }
    if (ancestor instanceof HTMLElement && ancestor.matches('[tabindex], dialog[open], main')) return ancestor
  }
  return page.querySelector<HTMLElement>('main') ?? undefined
}

function firstStopOf(item: Element): HTMLElement | undefined {
  return [item, ...item.querySelectorAll(STOPS)].find(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(STOPS) && canTakeFocus(one),
  )
}

function canTakeFocus(element: Element): boolean {
  // Chrome 105 and Safari 17.4 have `checkVisibility`.
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility?.() !== false
}

/** Scrolls the element into view. A bar that stays on screen is in view, and the page must not move for its controls. */
function bringIntoView(element: Element): void {
  if (!isInStickyPart(element)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function isInStickyPart(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { position, top, bottom, overflowY } = getComputedStyle(at)
    // A part that scrolls by itself, such as the body of a sheet.
    if (at !== element && /auto|scroll/.test(overflowY)) return false
    if (position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'))) return true
  }
  return false
}
