import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { LIMITS } from '../../../config/limits.ts'
import { createCountdown } from '../../../kernel/countdown.ts'
import { isFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { number, optionalNumber } from '../../../transport/wire.ts'
import type { HumanVerifier } from '../captcha/human-verifier.ts'
import { smsNoLogin } from '../challenges/contract.ts'
import { createPhoneVerification } from './phone-verification.ts'
import type { PhoneVerifier } from './phone-verifier.ts'
import type { MobileNumber, SmsCode, SmsCodeState, SmsPurpose } from './sms.ts'

const READY: SmsCodeState = Object.freeze({ phase: 'ready', seconds: 0 })
/** No countdown of a platform is longer; a stored value beyond it is ignored. */
const MAX_COUNTDOWN_MS = 3_600_000

const refused = z.object({ expirationTime: optionalNumber })

/** Read for each request: the host may change them while a screen is open. */
export interface Verifiers {
  human(): HumanVerifier | undefined
  phone(): PhoneVerifier | undefined
}

export function createSmsCode(context: FeatureContext, purpose: SmsPurpose, verifiers: Verifiers): SmsCode {
  const { call, config, notifier, ports, log, time } = context
  const scope = context.scope.child()
  const $state = atom<SmsCodeState>(READY)
  const countdown = createCountdown(scope, time, ports.visibility)
  const phone = createPhoneVerification(verifiers.phone, scope)
  const stored = createStoredValue({
    storage: ports.sessionStorage,
    key: `MC_SMS:${config.merchantCode}:${purpose}`,
    schema: number,
    log,
  })

  scope.add(
    countdown.$seconds.listen((seconds) => {
      $state.set(seconds === 0 ? READY : { phase: 'counting', seconds })
      if (seconds === 0) stored.remove()
    }),
  )

  /** A time that is missing or past counts as a minute from now (SMS-04). */
  const startCountdown = (expirationTime: number | undefined) => {
    const now = time.now()
    const expiry =
      expirationTime !== undefined && expirationTime > now ? expirationTime : now + LIMITS.smsInitialSeconds * 1000
    stored.write(expiry)
    // The countdown always starts with the same number, even if the clocks differ; the first tick corrects it.
    countdown.start(expiry, LIMITS.smsInitialSeconds)
  }

  const deadline = stored.read()
  if (deadline !== undefined && deadline > time.now() && deadline - time.now() < MAX_COUNTDOWN_MS) {
    countdown.start(deadline)
  }

  /** Resolves with the response of the platform; undefined when the person gave up the human check. */
  const sendByPlatform = async ({ mobileNum, countryDialingCode }: MobileNumber, showSending: () => void) => {
    $state.set({ phase: 'checking', seconds: 0 })
    const human = verifiers.human()
    const proof = await human?.verify({ purpose, signal: scope.signal, progress: () => {} })
    if (scope.disposed || (human !== undefined && proof === undefined)) return undefined
    showSending()
    const fields = { ...proof?.fields, [config.phone.smsField]: mobileNum, countryDialingCode }
    return call(smsNoLogin, fields, { signal: scope.signal })
  }

  const sendByProvider = async (number: MobileNumber, showSending: () => void) => {
    showSending()
    await phone.start(number)
    return { expirationTime: undefined }
  }

  const sendCode = async (number: MobileNumber): Promise<boolean> => {
    let hide = () => {}
    const showSending = () => {
      $state.set({ phase: 'sending', seconds: 0 })
      hide = notifier.loading('in_sms_sending', 'sms')
    }
    try {
      const sent = await (verifiers.phone() === undefined ? sendByPlatform : sendByProvider)(number, showSending)
      if (scope.disposed || sent === undefined) return false
      startCountdown(sent.expirationTime)
      hide()
      notifier.success('in_sms_send', { ms: LIMITS.smsSentMs })
      return true
    } catch (cause) {
      hide()
      if (scope.disposed) return false
      // Another tab, or this one before a reload, has sent a code: the response says how long to wait.
      if (isFoyerError(cause) && cause.code === 'sms.tooOften') {
        const value = z.safeParse(refused, cause.value)
        startCountdown(value.success ? value.data.expirationTime : undefined)
      }
      if (!isFoyerError(cause)) log.warn('sms.verifier.failed', { purpose })
      notifier.error(cause)
      return false
    } finally {
      // Also when the screen was left meanwhile.
      hide()
      const { phase } = $state.get()
      if (phase === 'checking' || phase === 'sending') $state.set(READY)
    }
  }

  return {
    $state,
    send: async (number) => ($state.get().phase === 'ready' && !scope.disposed ? sendCode(number) : false),
    confirm: phone.confirm,
    dispose: () => scope.dispose(),
  }
}
