/** The result of a network's sign-in. Sent with the call `login` of type `firebase` (LOGIN-10), never stored or logged. */
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
 * `socialSignIn.useProvider`.
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
  /**
   * Draws the network's own button, for a person whose prompt is blocked ({@link SocialSignInProvider.signIn} threw `social.blocked`).
   * Resolves like `signIn`, when the person has used the button.
   *
   * @param place the element of the page that the button is drawn into
   */
  drawButton?(place: unknown, signal: AbortSignal): Promise<SocialIdentity | undefined>
}
