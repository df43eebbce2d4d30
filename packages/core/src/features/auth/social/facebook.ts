import * as z from 'zod/mini'
import { FoyerError } from '../../../kernel/errors.ts'
import type { Scripts } from '../../../ports/ports.ts'
import { filledText } from '../../../transport/wire.ts'
import { hasFunctions } from './has-functions.ts'
import type { SocialIdentity } from './social-sign-in.ts'

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

const VERSION = 'v23.0'

const responseSchema = z.object({
  authResponse: z.nullish(z.object({ accessToken: filledText })),
})

/**
 * Signs in with Facebook's SDK, which opens a window. Resolves with the access token, which Facebook gives to websites
 * in place of an id token; undefined when the person gave up.
 * @throws FoyerError `response.malformed` where the script is not Meta's SDK.
 */
export async function facebookSignIn(
  { appId, script }: FacebookSettings,
  scripts: Scripts,
  signal: AbortSignal,
): Promise<SocialIdentity | undefined> {
  await scripts.load(script, signal)
  signal.throwIfAborted()
  const sdk = scripts.global('FB')
  if (!isSdk(sdk)) throw new FoyerError({ code: 'response.malformed' })
  // No cookies, and no widgets in the page.
  sdk.init({ appId, version: VERSION, cookie: false, xfbml: false })
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    sdk.login(
      (response) => {
        signal.removeEventListener('abort', onAbort)
        const parsed = z.safeParse(responseSchema, response)
        const token = parsed.data?.authResponse?.accessToken
        if (!parsed.success) reject(new FoyerError({ code: 'response.malformed' }))
        else resolve(token === undefined ? undefined : { idToken: token })
      },
      { scope: 'public_profile,email' },
    )
  })
}

const isSdk = (found: unknown): found is FacebookSdk => hasFunctions(found, ['init', 'login'])
