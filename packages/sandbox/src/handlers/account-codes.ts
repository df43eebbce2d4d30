import type { Contract, EndpointRequest } from '@foyer/core/contract'
import { accountOwnerOf, type HandlerTable } from '../engine/handler.ts'
import { internationalNumber } from '../world/international-number.ts'
import { mask } from '../world/masks.ts'
import type { Member } from '../world/member.ts'
import { Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'

type Purpose = EndpointRequest<Contract['smsSend']>['purpose']

/** @throws Refusal `phone.missing` */
function numberOf({ account }: Member): string {
  if (!account?.mobileNum) throw new Refusal('phone.missing')
  return internationalNumber(account.countryDialingCode, account.mobileNum)
}

/** A code for one purpose is none for another, nor one for the sign-in. */
const keyOf = (member: Member, purpose: Purpose) => `${numberOf(member)} ${purpose}`

/**
 * @returns uses the code up
 * @throws Refusal `phone.missing` or `verification.code.error`
 */
export function checkAccountCode({ smsCodes }: World, member: Member, purpose: Purpose, code: string): () => void {
  const key = keyOf(member, purpose)
  if (!smsCodes.check(key, code)) throw new Refusal('verification.code.error')
  return () => smsCodes.use(key)
}

export const accountCodeHandlers = {
  /** Sends a code to the number of the account, which the request never names. */
  async smsSend(context) {
    const { input, world } = context
    const member = accountOwnerOf(context)
    const number = numberOf(member)
    const proof = typeof input.altcha === 'string' ? input.altcha : undefined
    if (world.settings.human.required && !(await world.humanChecks.accept(proof))) throw new Refusal('human.required')
    const { expirationTime, fresh } = world.smsCodes.send(keyOf(member, input.purpose), number)
    const masked = mask(member.account?.mobileNum, { first: 0, last: 4 })
    if (!fresh) throw new Refusal('sms.tooOften', { value: { expirationTime } })
    return { expirationTime, masked }
  },
} satisfies Partial<HandlerTable>
