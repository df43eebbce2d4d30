import type { ReadableAtom } from 'nanostores'

/** What opens over the lobby by itself (HOME-05). */
export type HomePopup = LoginPopup | DownloadPopup

/** An announcement of kind popup, for members after their login. */
export interface LoginPopup {
  readonly kind: 'login'
  readonly id: number
  readonly title: string
  /** HTML as sent; sanitise before showing. '' where the picture says it all. */
  readonly content: string
  /** As the platform sends it, for `site.imageUrl`. */
  readonly image: string | undefined
  /** Where a tap leads, checked: own path or allowed address; undefined: nowhere. */
  readonly target: string | undefined
  readonly size: PopupSize
}

/** As sent, in pixels. Missing or nonsense: undefined, and the interface has its own. */
export interface PopupSize {
  /** In rem, a hundredth of the pixels (CONST-07): '3.2rem'. */
  readonly width: string | undefined
  readonly height: string | undefined
  /** Width to height, so that the box stands before the picture is there. */
  readonly ratio: number | undefined
}

/** The app, for phones that do not have it (INSTALL-07). */
export interface DownloadPopup {
  readonly kind: 'download'
  /** Icon of the app, as the platform sends it. */
  readonly icon: string | undefined
}

/**
 * One at a time: the popups of the login in their order, each once per session and tab; the app once per device, to
 * people who came back or have played, a minute after they arrived (`installOfferDelay`), never in a trial, and never right after
 * a login popup.
 */
export interface HomePopups {
  /**
   * What wants to open. The interface picks a moment that disturbs nobody, then calls {@link HomePopups.open}: a popup of the
   * login comes with the lobby or not at all at this arrival, the app at a quiet moment.
   */
  readonly $hasNext: ReadableAtom<HomePopup['kind'] | undefined>
  readonly $shown: ReadableAtom<HomePopup | undefined>
  /** An arrival at the lobby. Never rejects: what cannot be had does not open. */
  load(): Promise<void>
  /** Shows what is due; from then on it counts as seen. */
  open(): void
  /** Closed by the person. The next popup of the login follows at once. */
  close(): void
  /** The lobby is gone, and what was open with it; what was not shown yet waits for the next arrival. */
  leave(): void
}
