import * as z from 'zod/mini'
import { FoyerError } from '../../../kernel/errors.ts'
import type { Scripts } from '../../../ports/ports.ts'
import { filledText } from '../../../transport/wire.ts'
import { hasFunctions } from './has-functions.ts'
import type { SocialIdentity } from './social-sign-in.ts'

export interface GoogleSettings {
  /** Of the web client in the Google Cloud console. */
  readonly clientId: string
  /** Where Google Identity Services come from. */
  readonly script: string
}

/** What the prompt says of itself. Browsers with FedCM keep the first to themselves. */
interface Moment {
  isNotDisplayed?(): boolean
  isSkippedMoment?(): boolean
  isDismissedMoment?(): boolean
  getDismissedReason?(): string
}

/** `google.accounts.id`, as far as we use it. */
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

const answerSchema = z.object({ credential: filledText })

/**
 * Signs in with Google Identity Services; resolves with Google's id token, undefined when the person gave up.
 * @throws FoyerError `social.blocked` where the browser or the person's settings keep Google from asking,
 * `response.malformed` where the script is not what it should be.
 */
export async function googleSignIn(
  { clientId, script }: GoogleSettings,
  scripts: Scripts,
  signal: AbortSignal,
): Promise<SocialIdentity | undefined> {
  await scripts.load(script, signal)
  signal.throwIfAborted()
  const id = serviceOf(scripts.global('google'))
  if (id === undefined) throw new FoyerError({ code: 'response.malformed' })
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', left)
      settle()
    }
    const left = () => {
      id.cancel()
      end(() => reject(signal.reason))
    }
    signal.addEventListener('abort', left)
    id.initialize({
      client_id: clientId,
      use_fedcm_for_prompt: true,
      auto_select: false,
      callback(response) {
        const parsed = z.safeParse(answerSchema, response)
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

/** The prompt is dismissed too when it has done its work. */
function isGivenUp(moment: Moment): boolean {
  return moment.isDismissedMoment?.() === true && moment.getDismissedReason?.() !== 'credential_returned'
}

const isService = (found: unknown): found is GoogleId => hasFunctions(found, ['initialize', 'prompt', 'cancel'])

function serviceOf(found: unknown): GoogleId | undefined {
  const part = (whole: unknown, name: string): unknown =>
    typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined
  const id = part(part(found, 'accounts'), 'id')
  return isService(id) ? id : undefined
}
