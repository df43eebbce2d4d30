import { accountOwnerOf, type HandlerTable } from '../engine/handler.ts'
import { internationalNumber } from '../world/international-number.ts'
import { phoneAddedLetter } from '../world/letter-texts.ts'
import { sendLetter } from '../world/letters.ts'
import type { Member } from '../world/member.ts'
import { addPhone } from '../world/members.ts'
import { Refusal } from '../world/refusal.ts'
import { verifiedMobileNumber } from './verified-mobile-number.ts'

function numberOf({ account }: Member): string | undefined {
  return account?.mobileNum ? internationalNumber(account.countryDialingCode, account.mobileNum) : undefined
}

export const memberPhoneHandlers = {
  /** Settlement 44. A number that is not confirmed may be replaced: it may be wrong. A confirmed one may not. */
  memberPhoneSet(context) {
    const { input, world, now, changed } = context
    const { mobileNum, countryDialingCode } = input
    const member = accountOwnerOf(context)
    const wanted = internationalNumber(countryDialingCode, mobileNum)
    if (member.isPhoneProved) {
      if (numberOf(member) === wanted) return
      throw new Refusal('phone.exists')
    }
    // Only who has the code learns whether another account has the number.
    if (verifiedMobileNumber(world, input, (key) => key === wanted) === undefined) {
      throw new Refusal('verification.code.error')
    }
    const owner = world.members.byMobile(wanted) ?? world.members.get(mobileNum)
    if (owner !== undefined && owner !== member) throw new Refusal('phone.taken')
    addPhone(member, { mobileNum, countryDialingCode })
    world.smsCodes.use(wanted)
    sendLetter(member, phoneAddedLetter(), now)
    changed()
  },
} satisfies Partial<HandlerTable>
