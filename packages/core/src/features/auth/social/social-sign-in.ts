import type { ReadableAtom } from 'nanostores'

/** In the order of the buttons (LOGIN-05, REG-04). */
export const SOCIAL_NETWORKS = ['facebook', 'google'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** The result of a network's sign-in. Sent with the login of type `firebase` (LOGIN-10), never stored or logged. */
export interface SocialIdentity {
  /** Sent as `firebaseIdToken`. */
  readonly idToken: string
  /** Sent as `firebaseMobileNo`; '' where the network has no number. */
  readonly mobileNum?: string | undefined
  /** Digits without the plus. Default: `phone.dialingCode` of the configuration. */
  readonly countryDialingCode?: string | undefined
}

/**
 * Signs a person in at one network. `@foyer/core` has providers for Facebook and Google; a host can set its own with
 * {@link SocialSignIn.useProvider}.
 */
export interface SocialSignInProvider {
  /**
   * Whether {@link SocialSignInProvider.signIn} can work here. Called once; the button appears when it resolves true. A
   * rejection is logged and counts as false. Must be cheap: it loads no script.
   */
  ready(signal: AbortSignal): Promise<boolean>
  /**
   * Called inside the tap, so that it may open a window. Resolves with undefined when the person gave up.
   * @throws any error; shown as `unknown` unless it is a FoyerError.
   */
  signIn(signal: AbortSignal): Promise<SocialIdentity | undefined>
}

/** The buttons of other networks on sign-in and registration. */
export interface SocialSignIn {
  /** Networks whose flag is on and whose provider is ready, in order; empty without providers. */
  readonly $buttons: ReadableAtom<readonly SocialNetwork[]>
  /** The network whose window or prompt is open. */
  readonly $signingIn: ReadableAtom<SocialNetwork | undefined>
  /** Sets the provider of a network; undefined removes it. */
  useProvider(network: SocialNetwork, provider: SocialSignInProvider | undefined): void
  /**
   * Shows its own messages and never rejects. Resolves whether a session was started. One runs at a time: a call for
   * the same network joins it, a call for another one ends it, as does `signal`.
   */
  signIn(network: SocialNetwork, options?: { readonly signal?: AbortSignal }): Promise<boolean>
}
