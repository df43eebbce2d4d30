import type { Scripts } from '../../../ports/ports.ts'
import type { FacebookSettings } from './facebook.ts'
import type { GoogleSettings } from './google.ts'
import type { SocialSignInProvider } from './social-sign-in.ts'

/** Adapters come with the first tap, and with them the script of their network. */

/** Login with Facebook, by Meta's SDK. The identity's token is Facebook's access token. */
export function createFacebookProvider(settings: FacebookSettings, scripts: Scripts): SocialSignInProvider {
  return {
    ready: async () => true,
    signIn: async (signal) => (await import('./facebook.ts')).facebookSignIn(settings, scripts, signal),
  }
}

/** Login with Google, by Google Identity Services. The identity's token is Google's id token. */
export function createGoogleProvider(settings: GoogleSettings, scripts: Scripts): SocialSignInProvider {
  return {
    ready: async () => true,
    signIn: async (signal) => (await import('./google.ts')).googleSignIn(settings, scripts, signal),
  }
}
