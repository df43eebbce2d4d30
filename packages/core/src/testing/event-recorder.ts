import type {
  EventBus,
  FailureEvent,
  FieldFocusEvent,
  NavigateEvent,
  PopupEvent,
  ToastEvent,
} from '../kernel/events.ts'

/** All events that core has sent to the interface, in order. */
export interface EventRecorder {
  readonly toasts: readonly ToastEvent[]
  readonly popups: readonly PopupEvent[]
  readonly navigations: readonly NavigateEvent[]
  readonly focuses: readonly FieldFocusEvent[]
  readonly failures: readonly FailureEvent[]
  /** Keys of the toasts. */
  readonly toastKeys: readonly string[]
  /** Loading toasts that have not been hidden. */
  readonly loading: readonly ToastEvent[]
  clear(): void
}

export function recordEvents(events: Pick<EventBus, 'on'>): EventRecorder {
  const toasts: ToastEvent[] = []
  const popups: PopupEvent[] = []
  const navigations: NavigateEvent[] = []
  const focuses: FieldFocusEvent[] = []
  const failures: FailureEvent[] = []
  const hidden = new Set<number>()
  events.on('toast', (toast) => toasts.push(toast))
  events.on('toastHide', (id) => hidden.add(id))
  events.on('popup', (popup) => popups.push(popup))
  events.on('navigate', (navigation) => navigations.push(navigation))
  events.on('focus', (focus) => focuses.push(focus))
  events.on('failure', (failure) => failures.push(failure))
  return {
    toasts,
    popups,
    navigations,
    focuses,
    failures,
    get toastKeys() {
      return toasts.map((toast) => toast.key)
    },
    get loading() {
      return toasts.filter((toast) => toast.kind === 'loading' && !hidden.has(toast.id))
    },
    clear() {
      for (const list of [toasts, popups, navigations, focuses, failures]) list.length = 0
    },
  }
}
