import type { Contract, EndpointResponse } from '@foyer/core/contract'
import { accountOwnerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { fingerprint } from '../world/fingerprint.ts'
import type { Member } from '../world/member.ts'
import {
  institutionName,
  MAX_PAYOUT_ACCOUNTS,
  maskedNumber,
  PAYOUT_KINDS,
  type PayoutAccount,
} from '../world/payout-accounts.ts'
import { newReference } from '../world/references.ts'
import { Refusal, rejectedField } from '../world/refusal.ts'
import { isOpen } from '../world/withdrawals.ts'
import type { World } from '../world/world.ts'
import { checkAccountCode } from './account-codes.ts'
import { makeOnce } from './make-once.ts'

/** Accounts are in the member's own name. */
const holderOf = ({ account, registration }: Member) => account?.realName ?? registration?.payeeName

function isInUse({ withdrawals }: World, member: Member, accountId: string): boolean {
  return withdrawals.of(member).some((one) => one.accountId === accountId && isOpen(one))
}

function toWire(world: World, member: Member, account: PayoutAccount): EndpointResponse<Contract['payoutAccountAdd']> {
  const { accountId, kind, institution, addedAt } = account
  return {
    accountId,
    kind,
    institution,
    name: institutionName(kind, institution) ?? institution,
    masked: maskedNumber(account),
    holder: holderOf(member),
    addedAt,
    inUse: isInUse(world, member, accountId),
  }
}

/** The account that an attempt has made, as it is now; undefined once it is removed. */
export function addedAccount(context: HandlerContext<unknown>, accountId: string) {
  const member = accountOwnerOf(context)
  const account = member.payoutAccounts.find((one) => one.accountId === accountId)
  return account === undefined ? undefined : toWire(context.world, member, account)
}

export const payoutAccountHandlers = {
  payoutAccounts(context) {
    const { world } = context
    const member = accountOwnerOf(context)
    return {
      list: member.payoutAccounts.map((account) => toWire(world, member, account)),
      kinds: PAYOUT_KINDS.map(({ institutions, ...rule }) => ({
        ...rule,
        institutions: institutions.map((institution) => ({ ...institution })),
      })),
      most: MAX_PAYOUT_ACCOUNTS,
      holder: holderOf(member),
    }
  },

  async payoutAccountAdd(context) {
    const { input, world, now } = context
    const { kind, institution, number, verificationCode, idempotencyKey } = input
    const member = accountOwnerOf(context)
    const digits = number.replace(/[\s-]/g, '')
    const mark = await fingerprint(`${institution} ${digits}`)
    return makeOnce(context, {
      kind: 'payoutAccount',
      idempotencyKey,
      // The number itself is not kept.
      body: { kind, institution, mark },
      make() {
        const rule = PAYOUT_KINDS.find((one) => one.kind === kind)
        if (rule === undefined || institutionName(kind, institution) === undefined) throw rejectedField('institution')
        const isNumber = /^\d+$/.test(digits) && digits.length >= rule.minimum && digits.length <= rule.maximum
        if (!isNumber) throw new Refusal('payout.invalid', { value: { field: 'number' } })
        if (member.payoutAccounts.some((one) => one.fingerprint === mark)) throw new Refusal('payout.exists')
        if (member.payoutAccounts.length >= MAX_PAYOUT_ACCOUNTS) {
          throw new Refusal('payout.tooMany', { value: { most: MAX_PAYOUT_ACCOUNTS } })
        }
        const useCode = checkAccountCode(world, member, 'payoutAccount', verificationCode)
        useCode()
        const accountId = newReference('A', world.randomBytes)
        const account = { accountId, kind, institution, ending: digits.slice(-4), fingerprint: mark, addedAt: now }
        member.payoutAccounts = [...member.payoutAccounts, account]
        return accountId
      },
      read(accountId) {
        const account = addedAccount(context, accountId)
        if (account === undefined) throw rejectedField('accountId')
        return account
      },
    })
  },

  payoutAccountRemove(context) {
    const { input, world, changed } = context
    const member = accountOwnerOf(context)
    if (isInUse(world, member, input.accountId)) throw new Refusal('payout.inUse')
    member.payoutAccounts = member.payoutAccounts.filter(({ accountId }) => accountId !== input.accountId)
    changed()
  },
} satisfies Partial<HandlerTable>
