import type { Scripts } from '../../../ports/ports.ts'
import type { FacebookSettings } from './facebook.ts'
import type { GoogleSettings } from './google.ts'
import type { SocialSignInProvider } from './social-sign-in.ts'

/** Sign-in with Meta's SDK, which the first tap loads. The token is Facebook's access token. */
export function createFacebookProvider(settings: FacebookSettings, scripts: Scripts): SocialSignInProvider {
  return {
    ready: async () => true,
    signIn: async (signal) => (await import('./facebook.ts')).facebookSignIn(settings, scripts, signal),
  }
}

/** Sign-in with Google Identity Services, which the first tap loads. The token is Google's id token. */
export function createGoogleProvider(settings: GoogleSettings, scripts: Scripts): SocialSignInProvider {
  return {
    ready: async () => true,
    signIn: async (signal) => (await import('./google.ts')).googleSignIn(settings, scripts, signal),
  }
}
