/** The settings of a web app in the Firebase console. */
export interface FirebaseProject {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId?: string
  readonly appId?: string
}

/** What Firebase checks before it sends an SMS, for example reCAPTCHA. */
export interface ApplicationVerifier {
  readonly type: string
  verify(): Promise<string>
}

export interface FirebaseOptions {
  readonly project: FirebaseProject
  /** URL of an Auth emulator, e.g. `http://127.0.0.1:9099`, in place of Firebase itself. */
  readonly emulator?: string | undefined
  /** Loads the SDK. Default: imports `firebase/app` and `firebase/auth`. */
  readonly sdk?: (() => Promise<FirebaseSdk>) | undefined
}

export interface FirebasePhoneOptions extends FirebaseOptions {
  /** Id of an element for the invisible reCAPTCHA, or a verifier of the host. */
  readonly recaptcha: string | (() => ApplicationVerifier)
}

/**
 * The part of Firebase's SDK (12 and 13) that is used here, as `firebase/app` and `firebase/auth` export it. Declared here
 * because the SDK is an optional peer dependency.
 */
export interface FirebaseSdk {
  getApps(): readonly FirebaseApp[]
  initializeApp(project: object, name: string): FirebaseApp
  readonly inMemoryPersistence: object
  initializeAuth(app: FirebaseApp, deps: { persistence: object }): FirebaseAuth
  connectAuthEmulator(auth: FirebaseAuth, url: string, options: { disableWarnings: boolean }): void
  readonly RecaptchaVerifier: new (
    auth: FirebaseAuth,
    element: string,
    parameters: { size: 'invisible' },
  ) => ApplicationVerifier & { clear(): void }
  signInWithPhoneNumber(
    auth: FirebaseAuth,
    phoneNumber: string,
    verifier: ApplicationVerifier,
  ): Promise<{ confirm(code: string): Promise<FirebaseCredential> }>
  readonly GoogleAuthProvider: { credential(idToken: string): object }
  readonly FacebookAuthProvider: { credential(accessToken: string): object }
  signInWithCredential(auth: FirebaseAuth, credential: object): Promise<FirebaseCredential>
  signOut(auth: FirebaseAuth): Promise<void>
}

export interface FirebaseApp {
  readonly name: string
}

export interface FirebaseAuth {
  readonly settings: { appVerificationDisabledForTesting: boolean }
}

export interface FirebaseCredential {
  readonly user: { getIdToken(): Promise<string> }
}
