import * as z from 'zod/mini'
import { FoyerError } from '../../../kernel/errors.ts'
import type { Clock, Scripts } from '../../../ports/ports.ts'
import { filledText } from '../../../transport/wire-schemas.ts'
import { hasFunctions } from './has-functions.ts'
import type { SocialIdentity, SocialSignInProvider } from './types.ts'
import { UNSEEN_MS } from './unseen.ts'

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
  renderButton?(place: unknown, options: { readonly type: 'standard'; readonly size: 'large' }): void
  cancel(): void
}

const googleResponse = z.object({ credential: filledText })

interface Google {
  readonly settings: GoogleSettings
  readonly scripts: Scripts
  readonly clock: Pick<Clock, 'monotonic'> | undefined
}

type End = (settle: () => void) => void

interface Answering {
  readonly id: GoogleId
  /** Ends the wait before Google calls back. */
  readonly end: End
  readonly resolve: (identity: undefined) => void
  readonly reject: (error: FoyerError) => void
}

/**
 * Loads Google Identity Services and waits for the id token.
 *
 * @param ask asks the person, by the prompt or by a button
 * @throws FoyerError `response.malformed` if the script is not Google Identity Services, or answers without a token
 */
async function waitForToken(
  { settings: { clientId, script }, scripts }: Google,
  signal: AbortSignal,
  ask: (answering: Answering) => void,
): Promise<SocialIdentity | undefined> {
  await scripts.load(script, signal)
  signal.throwIfAborted()
  const id = googleIdOf(scripts.global('google'))
  if (id === undefined) throw new FoyerError({ code: 'response.malformed' })
  return new Promise((resolve, reject) => {
    const end: End = (settle) => {
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
    ask({ id, end, resolve, reject })
  })
}

/**
 * Signs in by Google's prompt; resolves with undefined when the person gave up.
 * @throws FoyerError `social.blocked` if the browser or the person's settings block the prompt, or if it is in the cooldown that follows
 * a refusal (2 hours to 4 weeks)
 */
function signInByPrompt(google: Google, signal: AbortSignal): Promise<SocialIdentity | undefined> {
  const { clock } = google
  return waitForToken(google, signal, ({ id, end, resolve, reject }) => {
    const promptedAt = clock?.monotonic() ?? 0
    let isFirst = true
    id.prompt((moment) => {
      // With FedCM a prompt in its cooldown is skipped at once, and the person has seen nothing.
      const isUnseen = isFirst && (clock?.monotonic() ?? 0) - promptedAt < UNSEEN_MS
      isFirst = false
      if (moment.isNotDisplayed?.() || (isUnseen && moment.isSkippedMoment?.())) {
        end(() => reject(new FoyerError({ code: 'social.blocked' })))
      } else if (moment.isSkippedMoment?.() || isGivenUp(moment)) end(() => resolve(undefined))
    })
  })
}

/** Google's own button, which opens a window. It works while the prompt is blocked. */
function signInByButton(google: Google, place: unknown, signal: AbortSignal): Promise<SocialIdentity | undefined> {
  return waitForToken(google, signal, ({ id, end, reject }) => {
    if (id.renderButton === undefined) end(() => reject(new FoyerError({ code: 'social.blocked' })))
    else id.renderButton(place, { type: 'standard', size: 'large' })
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

/**
 * Sign-in with Google Identity Services, which are loaded with the first tap. The token is Google's id token.
 *
 * @param clock tells a prompt that was closed at once from one that never appeared. Without it a skipped prompt never appeared.
 */
export function createGoogleProvider(
  settings: GoogleSettings,
  scripts: Scripts,
  clock?: Pick<Clock, 'monotonic'>,
): SocialSignInProvider {
  const google: Google = { settings, scripts, clock }
  return {
    ready: async () => true,
    signIn: (signal) => signInByPrompt(google, signal),
    drawButton: (place, signal) => signInByButton(google, place, signal),
  }
}
