import type { ErrorCode } from '../../../config/error-codes.ts'
import { FoyerError, isFoyerError } from '../../../kernel/errors.ts'

/** The settings of a web app in the Firebase console. */
export interface FirebaseConfig {
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

export interface FirebaseSetup {
  readonly project: FirebaseConfig
  /** URL of an Auth emulator, e.g. `http://127.0.0.1:9099`, in place of Firebase itself. */
  readonly emulator?: string | undefined
  /** Loads the SDK. Default: imports `firebase/app` and `firebase/auth`. */
  readonly sdk?: (() => Promise<FirebaseSdk>) | undefined
}

export interface FirebasePhoneOptions extends FirebaseSetup {
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

/** Loads the SDK of the host. Each name is listed, so that a bundler drops the rest. */
async function loadFirebase(): Promise<FirebaseSdk> {
  const { getApps, initializeApp } = await import('firebase/app')
  const {
    connectAuthEmulator,
    FacebookAuthProvider,
    GoogleAuthProvider,
    initializeAuth,
    inMemoryPersistence,
    RecaptchaVerifier,
    signInWithCredential,
    signInWithPhoneNumber,
    signOut,
  } = await import('firebase/auth')
  return {
    connectAuthEmulator,
    FacebookAuthProvider,
    getApps,
    GoogleAuthProvider,
    initializeApp,
    initializeAuth,
    inMemoryPersistence,
    RecaptchaVerifier,
    signInWithCredential,
    signInWithPhoneNumber,
    signOut,
  }
}

export interface FirebaseSession {
  readonly sdk: FirebaseSdk
  readonly auth: FirebaseAuth
}

/**
 * Opens Firebase when it is first used, as an app of its own next to those of the host. Firebase keeps its tokens in
 * memory only, never in the browser's storage.
 */
export function createFirebaseOpener({ project, emulator, sdk: load }: FirebaseSetup): () => Promise<FirebaseSession> {
  let opening: Promise<FirebaseSession> | undefined
  const open = async (): Promise<FirebaseSession> => {
    const sdk = await (load ?? loadFirebase)()
    const app = sdk.initializeApp({ ...project }, freeName(sdk))
    const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence })
    if (emulator !== undefined) {
      sdk.connectAuthEmulator(auth, emulator, { disableWarnings: true })
      auth.settings.appVerificationDisabledForTesting = true
    }
    return { sdk, auth }
  }
  return () => {
    opening ??= open().catch((cause: unknown) => {
      // Loading may succeed with the next tap.
      opening = undefined
      throw cause
    })
    return opening
  }
}

/** The name of an app must be unique. */
function freeName({ getApps }: FirebaseSdk): string {
  const taken = getApps().map(({ name }) => name)
  let number = 1
  while (taken.includes(`foyer-${number}`)) number += 1
  return `foyer-${number}`
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  'auth/invalid-verification-code': 'verification.code.error',
  'auth/missing-verification-code': 'verification.code.error',
  'auth/code-expired': 'verification.code.error',
  'auth/session-expired': 'verification.code.error',
  'auth/too-many-requests': 'too.many',
  'auth/quota-exceeded': 'too.many',
  'auth/network-request-failed': 'network.failed',
  'auth/captcha-check-failed': 'human.required',
  'auth/popup-blocked': 'social.blocked',
  'auth/user-disabled': 'user.invalid',
}

/** Runs one step with Firebase and converts its errors, without the tokens that they may hold. */
export async function runStep<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  try {
    const result = await work()
    signal.throwIfAborted()
    return result
  } catch (cause) {
    signal.throwIfAborted()
    if (isFoyerError(cause)) throw cause
    const named = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
    const serverCode = typeof named === 'string' ? named : undefined
    const code = CODES[serverCode ?? ''] ?? 'unknown'
    throw new FoyerError({ code, serverCode, retryable: code === 'network.failed' })
  }
}
