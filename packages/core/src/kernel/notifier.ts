import type { FoyerConfig } from '../config/config.ts'
import { LIMITS } from '../config/limits.ts'
import type { Clock } from '../ports/ports.ts'
import { type FoyerError, isFoyerError } from './errors.ts'
import { type EventBus, errorKey, errorMessage, type ToastEvent } from './events.ts'

/** Why something is loading; decides the upper bound of its toast (TOAST-02). */
export type LoadingPurpose = keyof typeof LIMITS.loading

/** The messages of core, with their durations (TOAST-01 to 03). */
export interface Notifier {
  success(key: string, options?: NotifyOptions): void
  info(key: string, options?: NotifyOptions): void
  /** The catalogue text of the code, else the server's words, else "Unknown error" (ERR-19). Equal ones within one toast time show once. */
  error(error: FoyerError | unknown): void
  /** Shows a loading indication; the returned function ends it and may be called more than once (CALL-43). */
  loading(key: string, purpose: LoadingPurpose): () => void
}

/** 3 s, 8 s. */
export type ToastLength = 'short' | 'long'

export interface NotifyOptions {
  readonly params?: ToastEvent['params']
  /** How long it stays, ms, or one of the two times that have a name (TOAST-01); before: as its kind does. */
  readonly ms?: number | ToastLength
}

export function createNotifier(events: EventBus, config: FoyerConfig, clock: Clock): Notifier {
  let lastId = 0
  let lastError = { messageKey: '', until: 0 }
  const alt = config.readings.toastLayout === 'alt'
  const ms = alt
    ? { success: LIMITS.toast.short, default: LIMITS.toast.long }
    : { success: LIMITS.toast.success, default: LIMITS.toast.default }

  const durationOf = (requested: NotifyOptions['ms'], fallback: number): number =>
    typeof requested === 'string' ? LIMITS.toast[requested] : (requested ?? fallback)

  const show = (toast: Omit<ToastEvent, 'id'>): number => {
    lastId += 1
    events.emit('toast', { id: lastId, ...toast })
    return lastId
  }

  return {
    success: (key, options) => {
      show({ kind: 'success', key, params: options?.params, ms: durationOf(options?.ms, ms.success) })
    },
    info: (key, options) => {
      show({ kind: 'info', key, params: options?.params, ms: durationOf(options?.ms, ms.default) })
    },
    error: (error) => {
      if (!isFoyerError(error)) {
        show({ kind: 'error', key: errorKey('unknown'), ms: ms.default })
        return
      }
      // Our own abort is not news to anybody.
      if (error.code === 'request.aborted' || error.code === 'disposed') return
      const message = errorMessage(error)
      const messageKey = `${message.key}|${message.text ?? ''}`
      if (lastError.messageKey === messageKey && clock.now() < lastError.until) return
      lastError = { messageKey, until: clock.now() + ms.default }
      show({ kind: 'error', text: undefined, ...message, ms: ms.default })
    },
    loading: (key, purpose) => {
      // A list that loads is no reason to keep anybody from the rest of the page.
      const id = show({ kind: 'loading', key, ms: LIMITS.loading[purpose], blocks: purpose !== 'list' })
      let open = true
      return () => {
        if (!open) return
        open = false
        events.emit('toastHide', id)
      }
    },
  }
}
