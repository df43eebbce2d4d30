import type { FirebaseSdk } from './firebase.ts'

/** Loads the SDK of the host. Each name is listed, so that a bundler drops the rest. */
export async function loadFirebase(): Promise<FirebaseSdk> {
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
