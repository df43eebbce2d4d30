import type { Feature } from '../../../foyer.ts'
import { createSocialSignIn } from './create-social-sign-in.ts'
import { createFacebookProvider, createGoogleProvider } from './providers.ts'
import type { SocialSignIn } from './social-sign-in.ts'

/** Sign-in through other networks, with a provider for each network in `config.social`. */
export const socialSignInFeature: Feature<SocialSignIn> = ({ context, session, app }) => {
  const { facebook, google } = context.config.social
  const { scripts } = context.ports
  const social = createSocialSignIn(context, { session, app })
  if (facebook !== undefined) social.useProvider('facebook', createFacebookProvider(facebook, scripts))
  if (google !== undefined) social.useProvider('google', createGoogleProvider(google, scripts))
  return social
}
