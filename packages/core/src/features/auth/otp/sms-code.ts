import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { createCountdown } from '../../../kernel/countdown.ts'
import { FoyerError, isFoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { EventBus } from '../../../kernel/events.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { isOutcomeUnknown } from '../../../kernel/outcome-unknown.ts'
import { aborted, DONE, failed, type Result, safe } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { optionalMoment } from '../../../transport/wire-moment.ts'
import { number } from '../../../transport/wire-schemas.ts'
import type { HumanVerifier } from '../captcha/human-check.ts'
import { challengeEndpoints } from '../challenges/endpoints.ts'
import type { AccountCodePurpose, SmsPurpose } from '../challenges/types.ts'
import type { MobileNumber } from './mobile-number.ts'

export interface SmsCodeState {
  /** `checking`: the human verification is running (SMS-03). */
  readonly phase: 'ready' | 'checking' | 'sending' | 'counting'
  /** Until the next code may be sent (SMS-04); 0 when no countdown runs. */
  readonly seconds: number
}

/** Sends a code to a phone and counts down until it may send again. */
export interface SmsCode {
  readonly $state: Store<SmsCodeState>
  /**
   * Runs the human verification, then sends the request (SMS-03); or asks the provider that replaces the platform
   * (SMS-06). Does nothing while busy or counting: that is `sms.tooOften`, without a toast. Where the person gave up the
   * human verification, the result is `request.aborted`.
   */
  send(number: MobileNumber): Promise<Result>
  /**
   * The fields that a request carries next to the code (REG-13, PHONEPW-11). Empty without a provider: the platform then
   * checks the code itself. A code is checked once, so that a refusal for another reason does not use it up.
   * `verification.code.error` for a wrong code, or a code that this form did not send to the number. The verb that sends
   * the request reports the failure.
   */
  confirm(number: MobileNumber, code: string, signal: AbortSignal): Promise<Result<PhoneProof>>
  dispose(): void
}

/**
 * A provider that sends and checks codes in place of the platform (SMS-06), for example Firebase
 * (`@foyer/core/firebase`). The platform then accepts the provider's id token as the proof of a number.
 */
export interface PhoneVerifier {
  /**
   * Sends a code to the number.
   * @throws any error; shown as `unknown` unless it is a FoyerError.
   */
  start(number: MobileNumber, signal: AbortSignal): Promise<PhoneConfirmation>
}

/** One code that was sent. */
export interface PhoneConfirmation {
  /**
   * Checks the typed code and resolves with the provider's id token, which is never stored or logged.
   * @throws FoyerError `verification.code.error` for a wrong code.
   */
  confirm(code: string, signal: AbortSignal): Promise<string>
}

/** Fields of a request next to the code (REG-13, PHONEPW-11); empty without a provider. */
export interface PhoneProof {
  readonly firebaseChannel?: 'sms'
  readonly firebaseIdToken?: string
}

/** A provider sends and checks the code; the platform gets its id token (SMS-06). */
export interface PhoneVerification {
  start(number: MobileNumber): Promise<void>
  /** @throws FoyerError `verification.code.error` */
  confirm(number: MobileNumber, code: string, signal: AbortSignal): Promise<PhoneProof>
}

/** Identifies a number. */
function keyOf({ mobileNum, countryDialingCode }: MobileNumber): string {
  return `${countryDialingCode} ${mobileNum}`
}

export function createPhoneVerification(verifier: () => PhoneVerifier | undefined, scope: Scope): PhoneVerification {
  let sent: { readonly to: string; readonly confirmation: PhoneConfirmation } | undefined
  let confirmed: { readonly code: string; readonly proof: PhoneProof } | undefined

  // Numbers and tokens must not outlive the screen.
  scope.add(() => {
    sent = undefined
    confirmed = undefined
  })

  return {
    async start(number) {
      sent = undefined
      confirmed = undefined
      const confirmation = await verifier()?.start(number, scope.signal)
      if (confirmation !== undefined && !scope.disposed) sent = { to: keyOf(number), confirmation }
    },
    async confirm(number, code, signal) {
      if (verifier() === undefined) return {}
      if (sent?.to !== keyOf(number)) throw new FoyerError({ code: 'verification.code.error' })
      if (confirmed?.code === code) return confirmed.proof
      const firebaseIdToken = await sent.confirmation.confirm(code, signal)
      signal.throwIfAborted()
      const proof: PhoneProof = { firebaseChannel: 'sms', firebaseIdToken }
      confirmed = { code, proof }
      return proof
    },
  }
}

const READY: SmsCodeState = Object.freeze({ phase: 'ready', seconds: 0 })
/** No countdown of a platform is longer. A time beyond it, sent or stored, is ignored. */
const MAX_COUNTDOWN_MS = 3_600_000

const refused = z.object({ expirationTime: optionalMoment })

/** Read for each request: the host may change them while a screen is open. */
export interface Verifiers {
  human(): HumanVerifier | undefined
  phone(): PhoneVerifier | undefined
}

/** Sends a code and counts down until the next may be sent, whatever the request is. */
interface CodeSending<Sent extends { readonly expirationTime?: number | undefined }> {
  readonly $state: Store<SmsCodeState>
  /**
   * @param request gets the fields of the human proof and resolves with the answer
   */
  send(
    request: (proof: Readonly<Record<string, string>>) => Promise<Sent>,
    options?: {
      /** Where the code goes. Empty if the platform alone knows. */
      readonly to?: string
      /** False: no proof is made. */
      readonly isByPlatform?: boolean
      readonly onSent?: (sent: Sent) => void
    },
  ): Promise<Result>
}

/** Ends with `scope`. */
export function createCodeSending<Sent extends { readonly expirationTime?: number | undefined }>(
  context: FeatureContext,
  scope: Scope,
  purpose: SmsPurpose | AccountCodePurpose,
  human: () => HumanVerifier | undefined,
): CodeSending<Sent> {
  const { config, toasts, ports, log, report, time } = context
  const $state = writable<SmsCodeState>(READY)
  const countdown = createCountdown(scope, time, ports.visibility, log)
  const stored = createStoredValue({
    storage: ports.sessionStorage,
    key: `MC_SMS:${config.merchant}:${purpose}`,
    schema: number,
    log,
  })

  scope.add(
    countdown.$seconds.listen((seconds) => {
      $state.set(seconds === 0 ? READY : { phase: 'counting', seconds })
      if (seconds === 0) stored.remove()
    }),
  )

  /** A time that is missing, past or too far away counts as a minute from now (SMS-04). */
  const startCountdown = (expirationTime: number | undefined) => {
    const now = time.now()
    const expiry =
      expirationTime !== undefined && expirationTime > now && expirationTime - now < MAX_COUNTDOWN_MS
        ? expirationTime
        : now + SPEC_CONSTANTS.smsInitialSeconds * 1000
    stored.write(expiry)
    // The countdown always starts with the same number, even if the clocks differ; the first tick corrects it.
    countdown.start(expiry, SPEC_CONSTANTS.smsInitialSeconds)
  }

  const deadline = stored.read()
  if (deadline !== undefined && deadline > time.now() && deadline - time.now() < MAX_COUNTDOWN_MS) {
    countdown.start(deadline)
  }

  /** Resolves with undefined when the person gave up. */
  const prove = async (): Promise<Readonly<Record<string, string>> | undefined> => {
    $state.set({ phase: 'checking', seconds: 0 })
    const verifier = human()
    const proof = await verifier?.verify({ purpose, signal: scope.signal, progress: () => {} })
    return scope.disposed || (verifier !== undefined && proof === undefined) ? undefined : (proof?.fields ?? {})
  }

  const showSent = (expirationTime: number | undefined) => {
    startCountdown(expirationTime)
    toasts.success('in_sms_send', { ms: SPEC_CONSTANTS.smsSentMs })
  }

  /** Where a code may have gone, because the answer to the request was lost. */
  let lostTo: string | undefined

  const sendCode: CodeSending<Sent>['send'] = async (request, { to = '', isByPlatform = true, onSent } = {}) => {
    let hide = () => {}
    try {
      const proof = isByPlatform ? await prove() : {}
      if (proof === undefined) return aborted()
      $state.set({ phase: 'sending', seconds: 0 })
      hide = toasts.loading('in_sms_sending', 'sms')
      const sent = await request(proof)
      if (scope.disposed) return aborted()
      lostTo = undefined
      hide()
      onSent?.(sent)
      showSent(sent.expirationTime)
      return DONE
    } catch (cause) {
      hide()
      if (scope.disposed) return aborted()
      // Another tab, or this one before a reload, has sent a code: the response says how long to wait.
      if (isFoyerError(cause) && cause.code === 'sms.tooOften') {
        const value = z.safeParse(refused, cause.value)
        const expirationTime = value.success ? value.data.expirationTime : undefined
        // The code of the request whose answer was lost is on its way.
        if (lostTo === to) {
          lostTo = undefined
          showSent(expirationTime)
          return DONE
        }
        startCountdown(expirationTime)
      }
      if (isByPlatform && isOutcomeUnknown(toFoyerError(cause))) lostTo = to
      if (!isFoyerError(cause)) log.warn('sms.verifier.failed', { purpose })
      return report('challenges.send', cause)
    } finally {
      // Also when the screen was left meanwhile.
      hide()
      const { phase } = $state.get()
      if (phase === 'checking' || phase === 'sending') $state.set(READY)
    }
  }

  return {
    $state: readOnly($state, context.log),
    async send(...sending) {
      if (scope.disposed) return aborted()
      return $state.get().phase === 'ready' ? sendCode(...sending) : failed(new FoyerError({ code: 'sms.tooOften' }))
    },
  }
}

export function createSmsCode(context: FeatureContext, purpose: SmsPurpose, verifiers: Verifiers): SmsCode {
  const { call, config } = context
  const scope = context.scope.child()
  const sending = createCodeSending(context, scope, purpose, verifiers.human)
  const phone = createPhoneVerification(verifiers.phone, scope)
  return {
    $state: sending.$state,
    async send(number) {
      const isByPlatform = verifiers.phone() === undefined
      return sending.send(
        async (proof) => {
          const { mobileNum, countryDialingCode } = number
          const fields = { ...proof, [config.phone.smsField]: mobileNum, countryDialingCode }
          if (isByPlatform) return call(challengeEndpoints.smsNoLogin, fields, { signal: scope.signal })
          await phone.start(number)
          return { expirationTime: undefined }
        },
        { to: keyOf(number), isByPlatform },
      )
    },
    confirm: (...attempt) => safe(phone.confirm(...attempt)),
    dispose: () => scope.dispose(),
  }
}

/** A form with a code, and what has to be right before one is sent. */
interface CodeForm<Field extends string> {
  readonly $state: {
    get(): {
      readonly values: { readonly verificationCode: string }
      readonly errors: Readonly<Partial<Record<Field, unknown>>>
    }
  }
  touch(field: Field): void
  clear(field: 'verificationCode'): void
}

/**
 * Sends a code for a form, once these fields are right; the first that is wrong gets the focus instead. That the code is
 * missing is said no longer once it was sent.
 */
export function createCodeSender<Field extends string>(
  form: CodeForm<Field>,
  fields: readonly Field[],
  events: EventBus,
  send: () => Promise<Result>,
): () => Promise<Result> {
  return async () => {
    for (const field of fields) form.touch(field)
    const { errors } = form.$state.get()
    const field = fields.find((one) => errors[one] !== undefined)
    if (field !== undefined) {
      events.emit('focus', { field })
      return failed(new FoyerError({ code: 'form.invalid', field }))
    }
    const result = await send()
    if (result.ok && form.$state.get().values.verificationCode === '') form.clear('verificationCode')
    return result
  }
}

/** Sends a code to the number in a form. */
export function createPhoneCodeSender(
  form: CodeForm<'mobileNum'> & { parsedValues(): MobileNumber },
  sms: Pick<SmsCode, 'send'>,
  events: EventBus,
): () => Promise<Result> {
  return createCodeSender(form, ['mobileNum'], events, () => {
    const { mobileNum, countryDialingCode } = form.parsedValues()
    return sms.send({ mobileNum, countryDialingCode })
  })
}
