import EventEmitter from 'eventemitter3'
import type { Unsubscribe } from '../ports/ports.ts'
import type { ErrorCode, FoyerError } from './errors.ts'

/**
 * What core asks of whoever shows things. Core has no text and no DOM: it names the message, the interface
 * words it. All durations are ms and come from `limits.ts`.
 */
export interface FoyerEvents {
  toast: (toast: ToastEvent) => void
  /** Ends the loading toast of this id, if it is still the one shown. */
  toastHide: (id: number) => void
  popup: (popup: PopupEvent) => void
  navigate: (navigation: NavigateEvent) => void
  /** Put the focus on this field of the current form. */
  focus: (focus: FocusEvent) => void
}

export type ToastKind = 'success' | 'info' | 'error' | 'loading'

export interface ToastEvent {
  readonly id: number
  readonly kind: ToastKind
  /** Locale key, e.g. `error.user.invalid`, `toast.saved`. */
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>> | undefined
  /** The server's own words where the catalogue has none: plain text, never HTML (ERR-19). */
  readonly text?: string | undefined
  /** Upper bound on screen, ms. */
  readonly ms: number
  /** Of a loading one: keeps taps from what lies behind it, since a verb is at work. */
  readonly blocks?: boolean | undefined
}

export interface PopupEvent {
  readonly id: 'free_reject' | 'same_password' | 'logout_confirm'
  /** `needsAccount`: the refused person has a real account, and other words. */
  readonly variant?: 'account'
  readonly actions: readonly PopupAction[]
}

export interface PopupAction {
  /** Locale key of the label is `popup.<popup id>.<id>`. */
  readonly id: string
  readonly tone: 'primary' | 'neutral' | 'danger'
  /** What the choice does; the popup closes first. */
  run(): void
}

export interface NavigateEvent {
  readonly to: string
  /** The page that people are on is done with: `Access.leave`. */
  readonly replace: boolean
}

export interface FocusEvent {
  readonly field: string
}

export type EventBus = TypedEmitter<FoyerEvents>

type Handler = (...args: never[]) => void

/** eventemitter3 narrowed to `on` returning its own undo, plus `emit`; listeners are typed by event. */
export interface TypedEmitter<Events extends { [K in keyof Events]: Handler }> {
  on<K extends keyof Events & string>(event: K, listener: Events[K]): Unsubscribe
  emit<K extends keyof Events & string>(event: K, ...args: Parameters<Events[K]>): void
  clear(): void
}

export function createEmitter<Events extends { [K in keyof Events]: Handler }>(): TypedEmitter<Events> {
  const emitter = new EventEmitter()
  return {
    on(event, listener) {
      const handler = (...args: unknown[]) => listener(...(args as Parameters<typeof listener>))
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
 * What is said of an error (ERR-19): the catalogue's words, with the seconds to wait where the platform has too many
 * requests; else the server's own as plain text; else "Unknown error".
 */
export function errorMessage(error: FoyerError): Pick<ToastEvent, 'key' | 'params' | 'text'> {
  const { code, serverMessage, retryAfterMs } = error
  if (code === 'unknown' && serverMessage !== undefined) return { key: errorKey(code), text: serverMessage }
  if (code !== 'too.many' || retryAfterMs === undefined) return { key: errorKey(code) }
  return { key: `${errorKey(code)}.wait`, params: { count: Math.max(1, Math.ceil(retryAfterMs / 1000)) } }
}

/** The text key of an error code. */
export function errorKey(code: ErrorCode): string {
  return `error.${code}`
}
