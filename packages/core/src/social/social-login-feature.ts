import type { Feature } from '../foyer.ts'
import { createSocialLogin } from './create-social-login.ts'
import { createFacebookProvider, createGoogleProvider } from './providers.ts'
import type { SocialLogin } from './social-login.ts'

/** Login through other networks, with the adapters of those that know the merchant (`config.social`). */
export const socialLoginFeature: Feature<SocialLogin> = ({ context, session, app }) => {
  const { facebook, google } = context.config.social
  const { scripts } = context.ports
  const social = createSocialLogin(context, { session, app })
  if (facebook !== undefined) social.useProvider('facebook', createFacebookProvider(facebook, scripts))
  if (google !== undefined) social.useProvider('google', createGoogleProvider(google, scripts))
  return social
}
