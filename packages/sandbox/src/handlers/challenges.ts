import { drawCaptcha } from '@foyer/demo-games'
import type { HandlerTable } from '../engine/handler.ts'
import { internationalNumber } from '../world/international-number.ts'
import { invalidField, Refusal } from '../world/refusal.ts'
import { randomUnit } from '../world/secure-random.ts'

export const challengeHandlers = {
  /** CALL-09, SMS-01: unknown numbers get one too, so that numbers cannot be probed. */
  async smsNoLogin({ input, world }) {
    const mobile = input.mobileNum ?? input.mobileNo ?? ''
    if (!/^\d{7,20}$/.test(mobile)) throw invalidField('mobileNum')
    if (!/^\d{1,4}$/.test(input.countryDialingCode)) throw invalidField('countryDialingCode')
    const { human } = world.settings
    const proof = typeof input.altcha === 'string' ? input.altcha : undefined
    if (human.required && !(await world.humanChecks.accept(proof))) throw new Refusal('human.required')
    const { expirationTime, fresh } = world.smsCodes.send(internationalNumber(input.countryDialingCode, mobile))
    if (!fresh) throw new Refusal('sms.tooOften', { value: { expirationTime } })
    return { expirationTime }
  },

  /** CALL-15, CAPTCHA-01 */
  captcha({ world, address }) {
    const { captchaId, shown } = world.captchas.issue(world.settings.captchaKind, address)
    return { captchaId, image: btoa(drawCaptcha(shown, () => randomUnit(world.randomBytes))) }
  },

  /** Settlement 4 */
  async humanChallenge({ world }) {
    const { parameters, signature, expirationTime } = await world.humanChecks.issue(world.settings.human.work)
    return { parameters: { ...parameters }, signature, expirationTime }
  },
} satisfies Partial<HandlerTable>
