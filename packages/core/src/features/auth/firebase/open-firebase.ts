import { type ErrorCode, FoyerError, isFoyerError } from '../../../kernel/errors.ts'
import type { FirebaseAuth, FirebaseOptions, FirebaseSdk } from './firebase.ts'

export interface FirebaseSession {
  readonly sdk: FirebaseSdk
  readonly auth: FirebaseAuth
}

/**
 * Opens Firebase when it is first used, as an app of its own next to those of the host. Firebase keeps its tokens in
 * memory only, never in the browser's storage.
 */
export function createFirebaseOpener({
  project,
  emulator,
  sdk: load,
}: FirebaseOptions): () => Promise<FirebaseSession> {
  let opening: Promise<FirebaseSession> | undefined
  const open = async (): Promise<FirebaseSession> => {
    const sdk = await (load ?? (await import('./load-firebase.ts')).loadFirebase)()
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
