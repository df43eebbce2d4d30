/**
 * `@foyer/core/firebase`: Firebase as the one who sends and checks codes, and who vouches for people of other networks, with
 * the providers of those networks, which it wraps.
 * Needs `firebase` (12 or 13) beside it, an optional peer dependency; it is brought when a person needs it.
 */
export type {
  ApplicationVerifier,
  FirebaseConfig,
  FirebasePhoneOptions,
  FirebaseSdk,
  FirebaseSetup,
} from './features/auth/firebase/firebase.ts'
export { createFirebasePhone } from './features/auth/firebase/firebase-phone.ts'
export { createFirebaseProvider } from './features/auth/firebase/firebase-provider.ts'
export { createFacebookProvider, type FacebookSettings } from './features/auth/social/facebook-provider.ts'
export { createGoogleProvider, type GoogleSettings } from './features/auth/social/google-provider.ts'
