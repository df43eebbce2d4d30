import { type Field, fillField } from '../layout/fill-field.ts'

/** An older tap may no longer be what the person wants, ms. */
const EXPIRES_MS = 2000

interface Tap {
  readonly button: HTMLButtonElement
  /** On the clock of `performance.now()`. */
  readonly at: number
}

/** Events from before the hydration of the document, for a replay after it. */
export interface EventReplay {
  /** Called when React handles events itself. */
  stop(): void
  /** Fills the fields again and repeats the last tap, where they are still on screen. */
  replay(): void
}

/**
 * Event replay: records typed texts, choices and the last tap on a button from the first paint on. Links work without
 * script. Only buttons that say `data-replay` are repeated: those that open or choose something. A launch of a game or
 * a heart is never repeated, since by then the person may want something else; nor is any tap after two seconds.
 */
export function recordEvents(): EventReplay {
  let tap: Tap | undefined
  let expiry: ReturnType<typeof setTimeout> | undefined
  const texts = new Map<Field, string>()
  const gone = new AbortController()
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: gone.signal })

  const forget = () => {
    clearTimeout(expiry)
    tap?.button.removeAttribute('aria-busy')
    tap = undefined
  }

  on('click', ({ target, timeStamp }) => {
    forget()
    const button = target instanceof Element ? target.closest('button') : null
    if (!button?.hasAttribute('data-replay')) return
    tap = { button, at: timeStamp }
    // Shown as heard, until it is repeated or has expired.
    button.setAttribute('aria-busy', 'true')
    expiry = setTimeout(forget, EXPIRES_MS)
  })
  on('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) texts.set(target, target.value)
  })
  // Without a listener a form would leave the page. The tap on its button, which Enter is too, is recorded already.
  on('submit', (event) => event.preventDefault())

  return {
    stop: () => gone.abort(),
    replay() {
      for (const [field, text] of texts) if (field.isConnected) fillField(field, text)
      const last = tap
      forget()
      // Checked again: timers are late on a busy phone.
      if (last?.button.isConnected && performance.now() - last.at <= EXPIRES_MS) last.button.click()
    },
  }
}
