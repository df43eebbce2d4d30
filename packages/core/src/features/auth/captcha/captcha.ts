import type { FoyerConfig } from '../../../config/config.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { FieldError } from '../../../kernel/form.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { normalizeDigits, trim } from '../../../kernel/validation/normalize.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { challengeEndpoints } from '../challenges/endpoints.ts'
import { createAltchaVerifier } from './altcha-verifier.ts'
import { createHumanCheck, type HumanCheck, type HumanVerifier } from './human-check.ts'

/** The picture beside a captcha field. */
export type CaptchaState =
  | { readonly status: 'hidden' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly captchaId: string /** Data URL. */; readonly src: string }
  | { readonly status: 'failed' }

/** Fields that a request carries: id and text of the picture, or the proof that replaces both. */
export type CaptchaAnswer = Readonly<Record<string, string>>

export interface Captcha {
  readonly $state: Store<CaptchaState>
  /** The alternative for people who cannot read the picture; shown and hidden with it (settlement 4). */
  readonly human: HumanCheck
  /** Shows another picture; the latest call wins, and aborts the others. `$state` shows a failure, so there is no toast. */
  refresh(): Promise<Result>
  hide(): void
  /** The error of a typed value (CAPTCHA-02). Undefined while no captcha is shown, and when the alternative is done. */
  rule(value: string): FieldError | undefined
  /** The fields for the next request. A proof counts as used afterwards. */
  answer(value: string): CaptchaAnswer
  /** Runs `send` at once, or when a proof that is under way has ended. */
  whenProved<T>(send: () => Promise<T>): Promise<T>
}

/** Ends with `scope`. Without `verifier` the alternative is the proof of work of the platform. */
export function createCaptcha(
  context: FeatureContext,
  scope: Scope,
  verifier?: () => HumanVerifier | undefined,
): Captcha {
  const { config } = context
  const $state = writable<CaptchaState>({ status: 'hidden' })
  const defaultVerifier = verifier === undefined ? createAltchaVerifier(context) : undefined
  const human = createHumanCheck(context, scope, verifier ?? (() => defaultVerifier))
  /** Ends when the picture is hidden. */
  let shown = scope.child()
  const run = createVerbs(context, {
    get current() {
      return shown
    },
  })

  return {
    $state: readOnly($state, context.log),
    human,
    refresh: () =>
      run(
        'challenges.captcha',
        undefined,
        async ({ call }) => {
          $state.set({ status: 'loading' })
          human.offer()
          human.proveAgain()
          const { captchaId, image } = await call(challengeEndpoints.captcha, {})
          $state.set({ status: 'ready', captchaId, src: toDataUrl(image) })
        },
        // The field shows the failure, and a tap asks again.
        { runs: 'latest', shownOnPage: true, failed: () => $state.set({ status: 'failed' }) },
      ),
    hide() {
      shown.dispose()
      shown = scope.child()
      human.hide()
      $state.set({ status: 'hidden' })
    },
    rule(value) {
      const needed = $state.get().status !== 'hidden' && human.$state.get().status !== 'done'
      return needed ? captchaRule(config.readings.captcha, value) : undefined
    },
    answer(value) {
      const picture = $state.get()
      if (picture.status === 'hidden') return {}
      const fields = human.useProof()
      if (fields !== undefined) return fields
      const captcha = normalizeCaptcha(config.readings.captcha, value)
      return picture.status === 'ready' && captcha !== '' ? { captcha, captchaId: picture.captchaId } : {}
    },
    async whenProved(send) {
      if (human.$state.get().status === 'working') await human.verify()
      return send()
    },
  }
}

/** The first characters of each image type in base64. */
const KINDS: readonly (readonly [string, string])[] = [
  ['iVBOR', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lG', 'image/gif'],
  ['UklG', 'image/webp'],
]

/** The data URL of a picture (CAPTCHA-01). A value with the prefix stays as it is. */
export function toDataUrl(image: string): string {
  if (image.startsWith('data:image/')) return image
  const kind = KINDS.find(([beginning]) => image.startsWith(beginning))?.[1] ?? 'image/svg+xml'
  return `data:${kind};base64,${image}`
}

type Reading = FoyerConfig['readings']['captcha']

/** The typed text as it is sent: digits of any script as 0 to 9, or trimmed. */
export function normalizeCaptcha(reading: Reading, typed: string): string {
  return reading === 'numeric6' ? normalizeDigits(typed) : trim(typed)
}

/** The error of a typed value (CAPTCHA-02). No reading accepts more than 16 characters. */
export function captchaRule(reading: Reading, value: string): FieldError | undefined {
  const text = normalizeCaptcha(reading, value)
  if (text === '') return { key: 'valid.required' }
  const valid = reading === 'numeric6' ? /^[0-9]{1,6}$/.test(text) : [...text].length <= 16
  return valid ? undefined : { key: 'valid.captcha' }
}
