type Field = HTMLInputElement | HTMLSelectElement

/** What people have done with the document's first screen while nobody was there to answer. */
export interface EarlyTouches {
  /** From now on somebody else listens. */
  stop(): void
  /** Does it again, in order. What is no longer on screen is left. */
  replay(): void
}

/**
 * Remembers taps on buttons, choices and typed texts from the first paint on, so that nobody has to do them twice.
 * Links need nobody: the browser follows them by itself.
 */
export function keepEarlyTouches(): EarlyTouches {
  const taps = new Set<HTMLButtonElement>()
  const texts = new Map<Field, string>()
  const gone = new AbortController()
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: gone.signal })

  on('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    taps.add(button)
    // It has been heard, and takes a moment.
    button.setAttribute('aria-busy', 'true')
  })
  on('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) texts.set(target, target.value)
  })
  // Without a listener a form would leave the page. The tap on its button, which Enter is too, is kept already.
  on('submit', (event) => event.preventDefault())

  return {
    stop: () => gone.abort(),
    replay() {
      for (const [field, text] of texts) if (field.isConnected) fill(field, text)
      for (const button of taps) {
        button.removeAttribute('aria-busy')
        if (button.isConnected) button.click()
      }
    },
  }
}

function fill(field: Field, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype
  // React has put its own eyes on the field and takes what it has seen for old.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
