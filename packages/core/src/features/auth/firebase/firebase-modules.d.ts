/** Types of the SDK where it is not installed, as in this repository; `tests/firebase/emulator.test.mjs` checks them. */
declare module 'firebase/app' {
  type Sdk = import('./firebase.ts').FirebaseSdk
  export const getApps: Sdk['getApps']
  export const initializeApp: Sdk['initializeApp']
}

declare module 'firebase/auth' {
  type Sdk = import('./firebase.ts').FirebaseSdk
  export const connectAuthEmulator: Sdk['connectAuthEmulator']
  export const FacebookAuthProvider: Sdk['FacebookAuthProvider']
  export const GoogleAuthProvider: Sdk['GoogleAuthProvider']
  export const initializeAuth: Sdk['initializeAuth']
  export const inMemoryPersistence: Sdk['inMemoryPersistence']
  export const RecaptchaVerifier: Sdk['RecaptchaVerifier']
  export const signInWithCredential: Sdk['signInWithCredential']
  export const signInWithPhoneNumber: Sdk['signInWithPhoneNumber']
  export const signOut: Sdk['signOut']
}
