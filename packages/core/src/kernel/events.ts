import EventEmitter from 'eventemitter3'
import type { ErrorCode } from '../config/error-codes.ts'
import type { Unsubscribe } from '../ports/ports.ts'
import { type FoyerError, isFoyerError } from './errors.ts'
import type { RouteTarget } from './routes.ts'
import { type CallbackLog, runCallback } from './run-callback.ts'

/**
 * What core sends to the interface. Core has no texts and no DOM: it sends the key of a message, and the interface shows
 * the text. All durations are ms and come from `spec-constants.ts`.
 */
export interface FoyerEvents {
  toast: (toast: ToastEvent) => void
  /** Hides the loading toast of this id, if it is still shown. */
  toastHide: (id: number) => void
  popup: (popup: PopupEvent) => void
  navigate: (navigation: NavigateEvent) => void
  /** Focus this field of the current form. */
  focus: (focus: FieldFocusEvent) => void
  /** A verb has failed; for reports, not for the person. */
  failure: (failure: FailureEvent) => void
}

export type ToastKind = 'success' | 'info' | 'error' | 'loading'

export interface ToastEvent {
  readonly id: number
  readonly kind: ToastKind
  /** Locale key, e.g. `error.user.invalid`, `toast.saved`. */
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>> | undefined
  /** The server's message where the catalogue has none: plain text, never HTML (ERR-19). */
  readonly text?: string | undefined
  /** What it tells of: `refusalDetails` has the amounts and moments that a refusal of the cashier names. */
  readonly error?: FoyerError | undefined
  /** How long it is shown at most, ms. */
  readonly ms: number
  /** A loading toast that blocks taps on the page behind it. */
  readonly blocks?: boolean | undefined
}

export interface PopupEvent {
  readonly id: 'free_reject' | 'same_password' | 'logout_confirm'
  /** `account`: the person has a real account and gets another text. */
  readonly variant?: 'account'
  readonly actions: readonly PopupAction[]
}

export interface PopupAction {
  /** Locale key of the label is `popup.<popup id>.<id>`. */
  readonly id: string
  readonly tone: 'primary' | 'neutral' | 'danger'
  /** Runs after the popup has closed. */
  run(): void
}

export interface NavigateEvent {
  readonly to: RouteTarget
  /** Replaces the current history entry. */
  readonly replace: boolean
}

export interface FieldFocusEvent {
  readonly field: string
}

/** The failure of a verb. Not sent where it was aborted or overtaken by a later call. */
export interface FailureEvent {
  /** Feature and verb, e.g. `favourites.set`. */
  readonly verb: string
  readonly error: FoyerError
  /** The person was told, by a toast or at a field. */
  readonly shown: boolean
}

export type EventBus = TypedEmitter<FoyerEvents>

type Handler = (...args: never[]) => void

/** eventemitter3 with `on` that returns its undo; listeners are typed by event. */
export interface TypedEmitter<Events extends { [K in keyof Events]: Handler }> {
  on<K extends keyof Events & string>(event: K, listener: Events[K]): Unsubscribe
  emit<K extends keyof Events & string>(event: K, ...args: Parameters<Events[K]>): void
  clear(): void
}

/** @param log where the error of a listener goes; other listeners and the emitter go on */
export function createEmitter<Events extends { [K in keyof Events]: Handler }>(log: CallbackLog): TypedEmitter<Events> {
  const emitter = new EventEmitter()
  return {
    on(event, listener) {
      const handler = (...args: unknown[]) =>
        runCallback(log, `event.${event}`, () => listener(...(args as Parameters<typeof listener>)))
      emitter.on(event, handler)
      return () => {
        emitter.off(event, handler)
      }
    },
    emit(event, ...args) {
      emitter.emit(event, ...args)
    },
    clear() {
      emitter.removeAllListeners()
    },
  }
}

/**
 * The message of an error (ERR-19): the text of its code, with the seconds to wait where the platform has too many
 * requests; for unknown codes the server's message as plain text, else "Unknown error".
 *
 * @param unknownKey the text in place of "Unknown error": what was not done. Of `problemKey` also in place of a code that does
 * not say what became of an action: 502, 503, 504
 */
export function errorMessage(
  error: FoyerError,
  unknownKey: string = errorKey('unknown'),
): Pick<ToastEvent, 'key' | 'params' | 'text'> {
  const { code, serverMessage, retryAfterMs, isOutcomeUnknown } = error
  if (isOutcomeUnknown) return { key: 'problem.outcome' }
  if (code === 'unknown' && serverMessage !== undefined) return { key: errorKey(code), text: serverMessage }
  const isUnsaid = unknownKey === 'problem.action' && (code === 'system.upgrading' || code === 'network.timeout')
  if (code === 'unknown' || isUnsaid) return { key: unknownKey }
  if (code !== 'too.many' || retryAfterMs === undefined) return { key: errorKey(code) }
  return { key: `${errorKey(code)}.wait`, params: { count: Math.max(1, Math.ceil(retryAfterMs / 1000)) } }
}

/** The text key of an error code. */
export function errorKey(code: ErrorCode): string {
  return `error.${code}`
}

/**
 * For `errorMessage`, where the platform has answered with 5xx and without words: what became of it. `read`: nothing
 * was changed. `action`: that is not known.
 */
export function problemKey(error: unknown, what: 'read' | 'action'): string | undefined {
  return isFoyerError(error) && (error.status ?? 0) >= 500 ? `problem.${what}` : undefined
}
