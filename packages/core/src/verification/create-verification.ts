import { atom } from 'nanostores'
import * as z from 'zod/mini'
import type { Context } from '../kernel/context.ts'
import { createCountdown } from '../kernel/countdown.ts'
import { isFoyerError } from '../kernel/errors.ts'
import { createStored } from '../kernel/stored.ts'
import { LIMITS } from '../limits.ts'
import { optionalNumber } from '../transport/wire.ts'
import { createCaptcha } from './captcha.ts'
import { smsNoLogin } from './contract.ts'
import type { HumanVerifier, SmsCode, SmsCodeState, SmsPurpose, Verification } from './verification.ts'

const READY: SmsCodeState = Object.freeze({ phase: 'ready', seconds: 0 })
/** No countdown of a platform is longer; what the storage says beyond is not believed. */
const LONGEST_MS = 3_600_000

const refused = z.object({ expirationTime: optionalNumber })

/** Codes by SMS and pictures to read. */
export function createVerification(context: Context): Verification {
  const { call, config, feedback, ports, log, time } = context
  let verifier: HumanVerifier | undefined

  const smsCode = (purpose: SmsPurpose): SmsCode => {
    const scope = context.scope.child()
    const $state = atom<SmsCodeState>(READY)
    const countdown = createCountdown(scope, time)
    const stored = createStored({
      storage: ports.sessionStorage,
      key: `MC_SMS:${config.merchantCode}:${purpose}`,
      schema: z.number(),
      log,
    })

    scope.add(
      countdown.$seconds.listen((seconds) => {
        $state.set(seconds === 0 ? READY : { phase: 'counting', seconds })
        if (seconds === 0) stored.remove()
      }),
    )

    /** SMS-04: a time that is missing or over counts as a minute from now. */
    const count = (expirationTime: number | undefined) => {
      const now = time.now()
      const expiry =
        expirationTime !== undefined && expirationTime > now ? expirationTime : now + LIMITS.smsInitialSeconds * 1000
      stored.write(expiry)
      // The first display is always the same, whatever the platform's clock says; the first tick corrects it.
      $state.set({ phase: 'counting', seconds: LIMITS.smsInitialSeconds })
      scope.timeout(() => countdown.start(expiry), LIMITS.smsTickMs)
    }

    const before = stored.read()
    if (before !== undefined && before > time.now() && before - time.now() < LONGEST_MS) countdown.start(before)

    const ask = async (number: Parameters<SmsCode['send']>[0]): Promise<boolean> => {
      const proof = await verifier?.(purpose, scope.signal)
      if (scope.disposed || (verifier !== undefined && proof === undefined)) return false
      const hide = feedback.loading('in_sms_sending', 'sms')
      const { mobileNum, countryDialingCode } = number
      try {
        const { expirationTime } = await call(
          smsNoLogin,
          { ...proof, [config.phone.smsField]: mobileNum, countryDialingCode },
          { signal: scope.signal },
        )
        count(expirationTime)
        hide()
        feedback.success('in_sms_send', { ms: LIMITS.smsSentMs })
        return true
      } catch (cause) {
        hide()
        if (scope.disposed) return false
        // Another tab, or the same person before a reload, was faster: the wait is known all the same.
        if (isFoyerError(cause) && cause.code === 'sms.tooOften') {
          const value = z.safeParse(refused, cause.value)
          count(value.success ? value.data.expirationTime : undefined)
        }
        feedback.error(cause)
        return false
      }
    }

    return {
      $state,
      async send(number) {
        if ($state.get().phase !== 'ready' || scope.disposed) return false
        $state.set({ phase: 'sending', seconds: 0 })
        try {
          return await ask(number)
        } catch (cause) {
          // A verifier of the host broke: nothing was sent.
          log.warn('sms.verifier.failed', { purpose })
          feedback.error(cause)
          return false
        } finally {
          if ($state.get().phase === 'sending') $state.set(READY)
        }
      },
      dispose: () => scope.dispose(),
    }
  }

  return {
    useHumanVerifier(next) {
      verifier = next
    },
    smsCode,
    captcha() {
      const scope = context.scope.child()
      return { ...createCaptcha(context, scope), dispose: () => scope.dispose() }
    },
  }
}
