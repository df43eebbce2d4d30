import * as z from 'zod/mini'
import { FoyerError } from '../../../kernel/errors.ts'
import type { Scripts } from '../../../ports/ports.ts'
import { filledText } from '../../../transport/wire-schemas.ts'
import type { SocialIdentity, SocialSignInProvider } from './social-sign-in.ts'

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
 * @throws FoyerError `response.malformed` where the script is not Meta's SDK.
 */
async function facebookSignIn(
  { appId, script }: FacebookSettings,
  scripts: Scripts,
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
    sdk.login(
      (response) => {
        signal.removeEventListener('abort', onAbort)
        const parsed = z.safeParse(facebookResponse, response)
        const token = parsed.data?.authResponse?.accessToken
        if (!parsed.success) reject(new FoyerError({ code: 'response.malformed' }))
        else resolve(token === undefined ? undefined : { idToken: token })
      },
      { scope: 'public_profile,email' },
    )
  })
}

const isFacebookSdk = (found: unknown): found is FacebookSdk => hasFunctions(found, ['init', 'login'])

export interface GoogleSettings {
  /** Id of the web client in the Google Cloud console. */
  readonly clientId: string
  /** URL of Google Identity Services. */
  readonly script: string
}

/** A state of the prompt. Browsers with FedCM do not report the first one. */
interface Moment {
  isNotDisplayed?(): boolean
  isSkippedMoment?(): boolean
  isDismissedMoment?(): boolean
  getDismissedReason?(): string
}

/** The part of `google.accounts.id` that is used here. */
interface GoogleId {
  initialize(options: {
    readonly client_id: string
    readonly callback: (response: unknown) => void
    readonly use_fedcm_for_prompt: boolean
    readonly auto_select: boolean
  }): void
  prompt(listener: (moment: Moment) => void): void
  cancel(): void
}

const googleResponse = z.object({ credential: filledText })

/**
 * Signs in with Google Identity Services; resolves with Google's id token, undefined when the person gave up.
 * @throws FoyerError `social.blocked` where the browser or the person's settings block the prompt, `response.malformed`
 * where the script is not Google Identity Services.
 */
async function googleSignIn(
  { clientId, script }: GoogleSettings,
  scripts: Scripts,
  signal: AbortSignal,
): Promise<SocialIdentity | undefined> {
  await scripts.load(script, signal)
  signal.throwIfAborted()
  const id = googleIdOf(scripts.global('google'))
  if (id === undefined) throw new FoyerError({ code: 'response.malformed' })
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = () => {
      id.cancel()
      end(() => reject(signal.reason))
    }
    signal.addEventListener('abort', onAbort)
    id.initialize({
      client_id: clientId,
      use_fedcm_for_prompt: true,
      auto_select: false,
      callback(response) {
        const parsed = z.safeParse(googleResponse, response)
        end(() =>
          parsed.success
            ? resolve({ idToken: parsed.data.credential })
            : reject(new FoyerError({ code: 'response.malformed' })),
        )
      },
    })
    id.prompt((moment) => {
      if (moment.isNotDisplayed?.()) end(() => reject(new FoyerError({ code: 'social.blocked' })))
      else if (moment.isSkippedMoment?.() || isGivenUp(moment)) end(() => resolve(undefined))
    })
  })
}

/** The prompt is dismissed after a success too. */
function isGivenUp(moment: Moment): boolean {
  return moment.isDismissedMoment?.() === true && moment.getDismissedReason?.() !== 'credential_returned'
}

const isGoogleId = (found: unknown): found is GoogleId => hasFunctions(found, ['initialize', 'prompt', 'cancel'])

function googleIdOf(found: unknown): GoogleId | undefined {
  const part = (whole: unknown, name: string): unknown =>
    typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined
  const id = part(part(found, 'accounts'), 'id')
  return isGoogleId(id) ? id : undefined
}

/** Whether a global of a third-party script has these functions. */
function hasFunctions(found: unknown, names: readonly string[]): boolean {
  return (
    typeof found === 'object' && found !== null && names.every((name) => typeof Reflect.get(found, name) === 'function')
  )
}

/** Sign-in with Meta's SDK, which is loaded with the first tap. The token is Facebook's access token. */
export function createFacebookProvider(settings: FacebookSettings, scripts: Scripts): SocialSignInProvider {
  return {
    ready: async () => true,
    signIn: (signal) => facebookSignIn(settings, scripts, signal),
  }
}

/** Sign-in with Google Identity Services, which are loaded with the first tap. The token is Google's id token. */
export function createGoogleProvider(settings: GoogleSettings, scripts: Scripts): SocialSignInProvider {
  return {
    ready: async () => true,
    signIn: (signal) => googleSignIn(settings, scripts, signal),
  }
}
