import type { ReadableAtom } from 'nanostores'

/** LOGIN-05, REG-04: in the order of the buttons. */
export const SOCIAL_NETWORKS = ['facebook', 'google'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** What a network vouches for. It goes into the login of type `firebase` (LOGIN-10) and is never stored or logged. */
export interface SocialIdentity {
  /** Sent as `firebaseIdToken`. */
  readonly idToken: string
  /** Sent as `firebaseMobileNo`; '' where the network knows no number. */
  readonly mobileNum?: string | undefined
  /** Digits without the plus. The merchant's own (`phone.dialingCode`) where the network knows none. */
  readonly countryDialingCode?: string | undefined
}

/**
 * Signs a person in at one network. Made by the host (`@foyer/core` brings adapters), handed over with
 * {@link SocialSignIn.useProvider}.
 */
export interface SocialSignInProvider {
  /**
   * Whether {@link SocialSignInProvider.signIn} can work here; asked once, when a page with the buttons is open. It may
   * resolve late (the button appears then). A rejection is logged and counts as false. Cheap: it loads no script.
   */
  ready(signal: AbortSignal): Promise<boolean>
  /**
   * Called inside the tap, so that a window may be opened. Resolves with undefined when the person gave up.
   * @throws anything else that went wrong; it is shown as `unknown` unless it is a FoyerError.
   */
  signIn(signal: AbortSignal): Promise<SocialIdentity | undefined>
}

/** The buttons of other networks on login and registration. */
export interface SocialSignIn {
  /** Networks whose flag is on and whose provider is ready, in order; empty without providers. */
  readonly $buttons: ReadableAtom<readonly SocialNetwork[]>
  /** Whose window or prompt is open. */
  readonly $signingIn: ReadableAtom<SocialNetwork | undefined>
  /** From now on this network can be used through `provider`; undefined takes it away. */
  useProvider(network: SocialNetwork, provider: SocialSignInProvider | undefined): void
  /**
   * Shows its own messages and never rejects. Resolves whether a session stands. One runs at a time: the same network
   * joins it, another ends it, as does `signal` when the page is left.
   */
  signIn(network: SocialNetwork, options?: { readonly signal?: AbortSignal }): Promise<boolean>
}
