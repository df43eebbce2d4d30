import type { FocusIntent, IntentBus, NavigateIntent, PopupIntent, ToastIntent } from '../kernel/intents.ts'

/** Everything that was asked of whoever shows things, in order. */
export interface IntentRecorder {
  readonly toasts: readonly ToastIntent[]
  readonly popups: readonly PopupIntent[]
  readonly navigations: readonly NavigateIntent[]
  readonly focuses: readonly FocusIntent[]
  /** Keys of the toasts. */
  readonly toastKeys: readonly string[]
  /** Loading toasts that nobody has ended. */
  readonly loading: readonly ToastIntent[]
  clear(): void
}

export function recordIntents(intents: Pick<IntentBus, 'on'>): IntentRecorder {
  const toasts: ToastIntent[] = []
  const popups: PopupIntent[] = []
  const navigations: NavigateIntent[] = []
  const focuses: FocusIntent[] = []
  const hidden = new Set<number>()
  intents.on('toast', (toast) => toasts.push(toast))
  intents.on('toastHide', (id) => hidden.add(id))
  intents.on('popup', (popup) => popups.push(popup))
  intents.on('navigate', (navigation) => navigations.push(navigation))
  intents.on('focus', (focus) => focuses.push(focus))
  return {
    toasts,
    popups,
    navigations,
    focuses,
    get toastKeys() {
      return toasts.map((toast) => toast.key)
    },
    get loading() {
      return toasts.filter((toast) => toast.kind === 'loading' && !hidden.has(toast.id))
    },
    clear() {
      for (const list of [toasts, popups, navigations, focuses]) list.length = 0
    },
  }
}
