import { atom, type ReadableAtom } from 'nanostores'
import type { FoyerConfig } from '../../../config/config.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { FieldError } from '../../../kernel/form.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { normalizeDigits, trim } from '../../../kernel/validation/normalize.ts'
import { captcha as captchaCall } from '../challenges/contract.ts'
import { createAltchaVerifier } from './altcha-verifier.ts'
import { createHumanCheck } from './human-check.ts'
import type { HumanCheck, HumanVerifier } from './human-verifier.ts'

/** The picture beside a captcha field. */
export type CaptchaState =
  | { readonly status: 'hidden' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly captchaId: string /** Data address. */; readonly src: string }
  | { readonly status: 'failed' }

/** What a request carries: the picture with what was read from it, or the proof that stands in for both. */
export type CaptchaAnswer = Readonly<Record<string, string>>

export interface Captcha {
  readonly $state: ReadableAtom<CaptchaState>
  /** The way for whoever cannot read the picture; comes and goes with it (settlement 4). */
  readonly human: HumanCheck
  /** Shows another picture; the latest asked for wins. Never rejects. */
  refresh(): Promise<void>
  hide(): void
  /** CAPTCHA-02. Nothing is wrong while no picture is asked for, nor when the other way is done. */
  rule(value: string): FieldError | undefined
  /** For the request that is about to go out: a proof counts as used afterwards. */
  answer(value: string): CaptchaAnswer
}

/** Ends with `scope`. Without `verifier` the proof of work of the platform is the other way. */
export function createCaptcha(
  context: FeatureContext,
  scope: Scope,
  verifier?: () => HumanVerifier | undefined,
): Captcha {
  const { call, config } = context
  const $state = atom<CaptchaState>({ status: 'hidden' })
  const own = verifier === undefined ? createAltchaVerifier(context) : undefined
  const human = createHumanCheck(context, scope, verifier ?? (() => own))
  let asked: Scope | undefined

  return {
    $state,
    human,
    async refresh() {
      asked?.dispose()
      const mine = scope.child()
      asked = mine
      $state.set({ status: 'loading' })
      human.offer()
      human.proveAgain()
      try {
        const { captchaId, image } = await call(captchaCall, {}, { signal: mine.signal })
        if (!mine.disposed) $state.set({ status: 'ready', captchaId, src: toDataUrl(image) })
      } catch {
        // The failure is logged by the call; the field says that there is no picture, and a tap asks again.
        if (!mine.disposed) $state.set({ status: 'failed' })
      } finally {
        mine.dispose()
      }
    },
    hide() {
      asked?.dispose()
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
  }
}

/** How base64 of each kind of picture begins. */
const KINDS: readonly (readonly [string, string])[] = [
  ['iVBOR', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lG', 'image/gif'],
  ['UklG', 'image/webp'],
]

/** CAPTCHA-01: the data address of a picture; one that has its prefix stays as it is. */
export function toDataUrl(image: string): string {
  if (image.startsWith('data:image/')) return image
  const kind = KINDS.find(([beginning]) => image.startsWith(beginning))?.[1] ?? 'image/svg+xml'
  return `data:${kind};base64,${image}`
}

type Reading = FoyerConfig['readings']['captcha']

/** What was read from the picture, whichever way the digits were typed. */
export function normalizeCaptcha(reading: Reading, typed: string): string {
  return reading === 'numeric6' ? normalizeDigits(typed) : trim(typed)
}

/** CAPTCHA-02. 16 is the most that either reading takes. */
export function captchaRule(reading: Reading, value: string): FieldError | undefined {
  const response = normalizeCaptcha(reading, value)
  if (response === '') return { key: 'valid.required' }
  const good = reading === 'numeric6' ? /^[0-9]{1,6}$/.test(response) : [...response].length <= 16
  return good ? undefined : { key: 'valid.captcha' }
}
