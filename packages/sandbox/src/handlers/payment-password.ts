import { type Contract, isWeakPaymentPassword } from '@foyer/core/contract'
import { Refusal, rejectedField } from '../engine/refusal.ts'
import { paymentPasswordLetter } from '../world/letter-texts.ts'
import { sendLetter } from '../world/letters.ts'
import { checkAccountCode } from './account-codes.ts'
import { accountOwnerOf, type Handler, type HandlerContext } from './handler.ts'

/** @throws Refusal for what is no new payment password, or one that others would try first */
export function checkNewPaymentPassword(password: string, birthday: string | undefined, field: string): void {
  if (!/^\d{6,12}$/.test(password)) throw rejectedField(field)
  if (isWeakPaymentPassword(password, birthday)) throw new Refusal('payment.password.weak')
}

export const paymentPasswordState: Handler<Contract['paymentPasswordState']> = (context) =>
  context.world.paymentPasswords.stateOf(accountOwnerOf(context))

/** A code is used up with the password that it proves; after a refusal for another reason it is still good. */
async function setProved(
  context: HandlerContext<{ readonly newPassword: string; readonly verificationCode: string }>,
  isReset: boolean,
) {
  const { input, world, now, changed } = context
  const member = accountOwnerOf(context)
  checkNewPaymentPassword(input.newPassword, member.registration?.birthday, 'newPassword')
  const useCode = checkAccountCode(world, member, 'paymentPassword', input.verificationCode)
  useCode()
  await world.paymentPasswords.set(member, input.newPassword, { isReset })
  sendLetter(member, paymentPasswordLetter(isReset ? 'reset' : 'set'), now)
  changed()
  return world.paymentPasswords.stateOf(member)
}

export const paymentPasswordSet: Handler<Contract['paymentPasswordSet']> = async (context) => {
  if (accountOwnerOf(context).paymentPassword !== undefined) throw new Refusal('payment.password.exists')
  await setProved(context, false)
}

export const paymentPasswordReset: Handler<Contract['paymentPasswordReset']> = async (context) => {
  if (accountOwnerOf(context).paymentPassword === undefined) throw new Refusal('payment.password.missing')
  const { pausedUntil } = await setProved(context, true)
  return { pausedUntil }
}

export const paymentPasswordChange: Handler<Contract['paymentPasswordChange']> = async (context) => {
  const { input, world, now, changed } = context
  const member = accountOwnerOf(context)
  try {
    await world.paymentPasswords.check(member, input.oldPassword)
  } finally {
    changed()
  }
  if (input.newPassword === input.oldPassword) throw new Refusal('modify.new.old.same')
  checkNewPaymentPassword(input.newPassword, member.registration?.birthday, 'newPassword')
  await world.paymentPasswords.set(member, input.newPassword)
  sendLetter(member, paymentPasswordLetter('changed'), now)
  changed()
}

export const paymentPasswordCheck: Handler<Contract['paymentPasswordCheck']> = async (context) => {
  try {
    await context.world.paymentPasswords.check(accountOwnerOf(context), context.input.paymentPassword)
  } finally {
    context.changed()
  }
}
