import { callerOf, type HandlerTable } from '../engine/handler.ts'
import { isInternationalNumberOf } from '../world/international-number.ts'
import { passwordLetter } from '../world/letter-texts.ts'
import { sendLetter } from '../world/letters.ts'
import { hashPassword } from '../world/passwords.ts'
import { Refusal, rejectedField } from '../world/refusal.ts'
import { randomText } from '../world/secure-random.ts'
import { isGoodPassword, isPassword, preparePassword } from './credentials.ts'
import { verifiedMobileNumber } from './verified-mobile-number.ts'

const MAILED_LIFE_MS = 1_800_000
const MAILED_LENGTH = 10
/** Without characters that look alike. */
const MAILED_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

export const passwordHandlers = {
  /** CALL-16: the old password is valid until the one from the mail is used. */
  async forgotEmail({ input, world, now }) {
    const member = world.members.get(input.username)
    const { account } = member ?? {}
    const matches = account?.email !== undefined && account.email.toLowerCase() === input.email.toLowerCase()
    if (member === undefined || !matches || account?.disabled) throw new Refusal('user.invalid')
    const secret = `${randomText(world.randomBytes, MAILED_LENGTH, MAILED_ALPHABET)}${randomText(world.randomBytes, 1, '23456789')}a`
    const passwordHash = await hashPassword(secret, world.randomBytes)
    world.mailed.set(member.userName, { passwordHash, until: now + MAILED_LIFE_MS })
    const text = `Hello ${member.userName}, your new password is ${secret}. It is good for half an hour; please change it after you have logged in.`
    world.outbox.send({ kind: 'mail', to: account.email ?? '', at: now, text, secret })
    return undefined
  },

  /** CALL-17 */
  async changePassword(context) {
    const { input, world, now, changed } = context
    const { member, session } = callerOf(context)
    if (member.account === undefined) throw new Refusal('no.permission')
    const isWrong = () => new Refusal('unknown', { message: 'The old password is wrong.' })
    const compared = member.passwordHash
    if (!(await isPassword(member, input.oldPassword))) throw isWrong()
    if (input.newPassword !== input.confirmNewPassword) throw new Refusal('confirm.mismatch')
    if (input.newPassword === input.oldPassword) throw new Refusal('modify.new.old.same')
    if (!isGoodPassword(input.newPassword)) throw rejectedField('newPassword')
    const set = await preparePassword(world, member, input.newPassword)
    if (!world.sessions.has(session.sessionId)) throw new Refusal('session.expired')
    // Another change has come meanwhile: the old password is no longer the member's.
    if (member.passwordHash !== compared) throw isWrong()
    set(session.sessionId)
    sendLetter(member, passwordLetter(), now)
    changed()
    return undefined
  },

  /**
   * CALL-18: the code is checked before the number, so that numbers cannot be probed. The call names no country (DATA-12):
   * of numbers with equal digits, the one that the code was sent to is taken.
   */
  async setPasswordByPhone(context) {
    const { input, world, now, changed } = context
    const { mobileNum, newPassword } = input
    const prove = () => verifiedMobileNumber(world, input, (key) => isInternationalNumberOf(key, mobileNum))
    const proven = prove()
    if (proven === undefined) throw new Refusal('verification.code.error')
    const member = world.members.byMobile(proven)
    if (member === undefined || member.account?.disabled) throw new Refusal('user.invalid')
    if (!isGoodPassword(newPassword)) throw rejectedField('newPassword')
    // The code stays valid: only the password must be changed.
    if (await isPassword(member, newPassword)) throw new Refusal('modify.new.old.same')
    const set = await preparePassword(world, member, newPassword)
    // Another request may have used the code meanwhile.
    if (prove() !== proven) throw new Refusal('verification.code.error')
    world.smsCodes.use(proven)
    set()
    sendLetter(member, passwordLetter(), now)
    changed()
    return { userName: member.userName }
  },
} satisfies Partial<HandlerTable>
