import * as z from 'zod/mini'
import { FoyerError } from '../../../kernel/errors.ts'
import type { Clock, Scripts } from '../../../ports/ports.ts'
import { filledText } from '../../../transport/wire-schemas.ts'
import { hasFunctions } from './has-functions.ts'
import type { SocialIdentity, SocialSignInProvider } from './types.ts'
import { UNSEEN_MS } from './unseen.ts'

export interface FacebookSettings {
  /** Id of the app in Meta's dashboard. */
  readonly appId: string
  /** URL of Meta's SDK. */
  readonly script: string
}

/** The part of the global `FB` that is used here. */
interface FacebookSdk {
  init(options: {
    readonly appId: string
    readonly version: string
    readonly cookie: boolean
    readonly xfbml: boolean
  }): void
  login(onResponse: (response: unknown) => void, options: { readonly scope: string }): void
}

const FACEBOOK_VERSION = 'v23.0'

const facebookResponse = z.object({
  authResponse: z.nullish(z.object({ accessToken: filledText })),
})

/**
 * Signs in with Facebook's SDK, which opens a window. Resolves with the access token, which Facebook gives to websites
 * in place of an id token; undefined when the person gave up.
 * @throws FoyerError `response.malformed` if the script is not Meta's SDK, `social.blocked` if the browser blocks the window, for example
 * because the script came too long after the tap.
 */
async function facebookSignIn(
  { appId, script }: FacebookSettings,
  scripts: Scripts,
  clock: Pick<Clock, 'monotonic'> | undefined,
  signal: AbortSignal,
): Promise<SocialIdentity | undefined> {
  await scripts.load(script, signal)
  signal.throwIfAborted()
  const sdk = scripts.global('FB')
  if (!isFacebookSdk(sdk)) throw new FoyerError({ code: 'response.malformed' })
  // No cookies, and no widgets in the page.
  sdk.init({ appId, version: FACEBOOK_VERSION, cookie: false, xfbml: false })
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    const askedAt = clock?.monotonic() ?? 0
    sdk.login(
      (response) => {
        signal.removeEventListener('abort', onAbort)
        const parsed = z.safeParse(facebookResponse, response)
        const token = parsed.data?.authResponse?.accessToken
        const isUnseen = clock !== undefined && clock.monotonic() - askedAt < UNSEEN_MS
        if (!parsed.success) reject(new FoyerError({ code: 'response.malformed' }))
        else if (token === undefined && isUnseen) reject(new FoyerError({ code: 'social.blocked' }))
        else resolve(token === undefined ? undefined : { idToken: token })
      },
      { scope: 'public_profile,email' },
    )
  })
}

const isFacebookSdk = (found: unknown): found is FacebookSdk => hasFunctions(found, ['init', 'login'])

/**
 * Sign-in with Meta's SDK, which is loaded with the first tap. The token is Facebook's access token.
 *
 * @param clock tells a window that the person closed from one that never appeared. Without it the person closed the window.
 */
export function createFacebookProvider(
  settings: FacebookSettings,
  scripts: Scripts,
  clock?: Pick<Clock, 'monotonic'>,
): SocialSignInProvider {
  return {
    ready: async () => true,
    signIn: (signal) => facebookSignIn(settings, scripts, clock, signal),
  }
}
