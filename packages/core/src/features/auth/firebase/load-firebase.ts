import type { FirebaseSdk } from './firebase.ts'

/** Brings the SDK of the host. Named one by one, so that a bundler leaves out the rest of it. */
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
