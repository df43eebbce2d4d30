import { isWeakPaymentPassword } from '@foyer/core/contract'
import { accountOwnerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { paymentPasswordLetter } from '../world/letter-texts.ts'
import { sendLetter } from '../world/letters.ts'
import type { PaymentPasswordTurn } from '../world/payment-passwords.ts'
import { Refusal, rejectedField } from '../world/refusal.ts'
import { checkAccountCode } from './account-codes.ts'
import { makeOnce } from './make-once.ts'

/** @throws Refusal for what is no new payment password, or one that others would try first */
export function checkNewPaymentPassword(password: string, birthday: string | undefined, field: string): void {
  if (!/^\d{6,12}$/.test(password)) throw rejectedField(field)
  if (isWeakPaymentPassword(password, birthday)) throw new Refusal('payment.password.weak')
}

const LETTERS = { set: 'set', change: 'changed', reset: 'reset' } as const

type Action = keyof typeof LETTERS

function isAction(name: string): name is Action {
  return Object.hasOwn(LETTERS, name)
}

/** What an attempt of this name has done, in the words of its call. */
export function donePaymentPassword(context: HandlerContext<unknown>, action: string) {
  if (!isAction(action)) throw rejectedField('idempotencyKey')
  return action === 'reset' ? readReset(context) : undefined
}

function readReset(context: HandlerContext<unknown>) {
  const { pausedUntil } = context.world.paymentPasswords.stateOf(accountOwnerOf(context))
  return { pausedUntil }
}

interface NewPassword {
  readonly newPassword: string
  readonly idempotencyKey: string
}

/** Sets it once for each key. `check` and the setting are one step. */
async function setOnce<T>(
  context: HandlerContext<NewPassword>,
  action: Action,
  { turn, check, read }: { readonly turn: PaymentPasswordTurn; check(): void; read(): T },
): Promise<T> {
  const { input, now } = context
  const member = accountOwnerOf(context)
  const set = await turn.prepare(input.newPassword)
  return makeOnce(context, {
    kind: 'paymentPassword',
    idempotencyKey: input.idempotencyKey,
    // All else that the request says is secret.
    body: { action },
    make() {
      check()
      set({ isReset: action === 'reset' })
      sendLetter(member, paymentPasswordLetter(LETTERS[action]), now)
      return action
    },
    read,
  })
}

/** A code is used up with the password that it proves; after a refusal for another reason it is still good. */
function checkProved(context: HandlerContext<NewPassword & { readonly verificationCode: string }>): void {
  const { input, world } = context
  const member = accountOwnerOf(context)
  checkNewPaymentPassword(input.newPassword, member.registration?.birthday, 'newPassword')
  const useCode = checkAccountCode(world, member, 'paymentPassword', input.verificationCode)
  useCode()
}

export const paymentPasswordHandlers = {
  paymentPasswordState: (context) => context.world.paymentPasswords.stateOf(accountOwnerOf(context)),

  paymentPasswordSet(context) {
    const member = accountOwnerOf(context)
    return context.world.paymentPasswords.inTurn(member, (turn) =>
      setOnce(context, 'set', {
        turn,
        check() {
          if (member.paymentPassword !== undefined) throw new Refusal('payment.password.exists')
          checkProved(context)
        },
        read: () => undefined,
      }),
    )
  },

  paymentPasswordReset(context) {
    const member = accountOwnerOf(context)
    return context.world.paymentPasswords.inTurn(member, (turn) =>
      setOnce(context, 'reset', {
        turn,
        check() {
          if (member.paymentPassword === undefined) throw new Refusal('payment.password.missing')
          checkProved(context)
        },
        read: () => readReset(context),
      }),
    )
  },

  paymentPasswordChange(context) {
    const { input, world, changed } = context
    const { oldPassword, newPassword, idempotencyKey } = input
    const member = accountOwnerOf(context)
    return world.paymentPasswords.inTurn(member, async (turn) => {
      // What was done under the key is answered again: the old one has gone with it.
      if (world.attempts.find(member.userName, idempotencyKey) === undefined) {
        try {
          await turn.check(oldPassword, idempotencyKey)
        } finally {
          changed()
        }
      }
      return setOnce(context, 'change', {
        turn,
        check() {
          if (newPassword === oldPassword) throw new Refusal('modify.new.old.same')
          checkNewPaymentPassword(newPassword, member.registration?.birthday, 'newPassword')
        },
        read: () => undefined,
      })
    })
  },
} satisfies Partial<HandlerTable>
