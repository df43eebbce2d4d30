import type { FoyerConfig } from '../config/config.ts'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import type { Clock, Network } from '../ports/ports.ts'
import { FoyerError, isFoyerError, networkErrorCode } from './errors.ts'
import { type EventBus, errorKey, errorMessage, type ToastEvent } from './events.ts'

/** Why something is loading; decides how long the toast is shown at most (TOAST-02). */
export type LoadingPurpose = keyof typeof SPEC_CONSTANTS.loading

/** Sends toasts with their durations (TOAST-01 to TOAST-03). */
export interface Toasts {
  success(key: string, options?: NotifyOptions): void
  info(key: string, options?: NotifyOptions): void
  /** See `errorMessage` for the text. The same message is sent once within the duration of a toast. */
  error(error: FoyerError | unknown, unknownKey?: string): void
  /** Says that code, texts or the like could not be fetched, so that no tap goes unanswered. */
  loadFailure(): void
  /** Shows a loading toast; the returned function hides it and may be called more than once (CALL-43). */
  loading(key: string, purpose: LoadingPurpose): () => void
}

/** 3 s, 8 s. */
export type ToastLength = 'short' | 'long'

export interface NotifyOptions {
  readonly params?: ToastEvent['params']
  /** How long it is shown, ms or by name (TOAST-01). Default: the duration of its kind. */
  readonly ms?: number | ToastLength
}

export function createToasts(
  events: EventBus,
  config: FoyerConfig,
  { clock, network }: { readonly clock: Clock; readonly network: Pick<Network, 'isOnline'> },
): Toasts {
  let lastId = 0
  let lastError = { messageKey: '', until: 0 }
  const alt = config.readings.toastLayout === 'alt'
  const ms = alt
    ? { success: SPEC_CONSTANTS.toast.short, default: SPEC_CONSTANTS.toast.long }
    : { success: SPEC_CONSTANTS.toast.success, default: SPEC_CONSTANTS.toast.default }

  const durationOf = (requested: NotifyOptions['ms'], fallback: number): number =>
    typeof requested === 'string' ? SPEC_CONSTANTS.toast[requested] : (requested ?? fallback)

  const show = (toast: Omit<ToastEvent, 'id'>): number => {
    lastId += 1
    events.emit('toast', { id: lastId, ...toast })
    return lastId
  }

  const toasts: Toasts = {
    success: (key, options) => {
      show({ kind: 'success', key, params: options?.params, ms: durationOf(options?.ms, ms.success) })
    },
    info: (key, options) => {
      show({ kind: 'info', key, params: options?.params, ms: durationOf(options?.ms, ms.default) })
    },
    error: (error, unknownKey) => {
      if (!isFoyerError(error)) {
        show({ kind: 'error', key: errorKey('unknown'), ms: ms.default })
        return
      }
      // An abort is no failure that the person needs to know.
      if (error.code === 'request.aborted' || error.code === 'disposed') return
      const message = errorMessage(error, unknownKey)
      const messageKey = `${message.key}|${message.text ?? ''}`
      if (lastError.messageKey === messageKey && clock.monotonic() < lastError.until) return
      lastError = { messageKey, until: clock.monotonic() + ms.default }
      show({ kind: 'error', text: undefined, ...message, error, ms: ms.default })
    },
    loadFailure: () => toasts.error(new FoyerError({ code: networkErrorCode(network), retryable: true })),
    loading: (key, purpose) => {
      // The page stays usable while a list loads.
      const id = show({ kind: 'loading', key, ms: SPEC_CONSTANTS.loading[purpose], blocks: purpose !== 'list' })
      let open = true
      return () => {
        if (!open) return
        open = false
        events.emit('toastHide', id)
      }
    },
  }
  return toasts
}
