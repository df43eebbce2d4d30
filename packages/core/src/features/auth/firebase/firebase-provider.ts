import type { SocialSignInNetwork } from '../social/social-sign-in.ts'
import type { SocialIdentity, SocialSignInProvider } from '../social/types.ts'
import { createFirebaseOpener, type FirebaseSetup, runStep } from './firebase.ts'

/**
 * Exchanges the token of a network for an id token of Firebase, where the platform expects one (LOGIN-10).
 *
 * @example
 * const google = createGoogleProvider({ clientId, script: 'https://accounts.google.com/gsi/client' }, ports.scripts)
 * foyer.socialSignIn.useProvider('google', createFirebaseProvider('google', google, { project }))
 *
 * @public
 */
export function createFirebaseProvider(
  network: SocialSignInNetwork,
  provider: SocialSignInProvider,
  options: FirebaseSetup,
): SocialSignInProvider {
  const open = createFirebaseOpener(options)
  const exchange = async (identity: SocialIdentity | undefined, signal: AbortSignal) => {
    if (identity === undefined) return undefined
    return runStep(signal, async () => {
      const { sdk, auth } = await open()
      const { FacebookAuthProvider, GoogleAuthProvider } = sdk
      const credential = (network === 'google' ? GoogleAuthProvider : FacebookAuthProvider).credential(identity.idToken)
      const { user } = await sdk.signInWithCredential(auth, credential)
      const idToken = await user.getIdToken()
      await sdk.signOut(auth)
      return { ...identity, idToken }
    })
  }
  const { drawButton } = provider
  return {
    ready: (signal) => provider.ready(signal),
    signIn: async (signal) => exchange(await provider.signIn(signal), signal),
    ...(drawButton !== undefined && {
      drawButton: async (place: unknown, signal: AbortSignal) =>
        exchange(await drawButton.call(provider, place, signal), signal),
    }),
  }
}
