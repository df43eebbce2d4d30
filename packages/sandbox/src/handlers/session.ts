import { callerOf, type HandlerTable } from '../engine/handler.ts'
import type { Member } from '../world/member.ts'
import { isAgentType, noteLogin } from '../world/members.ts'
import { Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { checkMerchant } from './check-merchant.ts'
import { authenticate } from './credentials.ts'
import { isFlagOn } from './is-flag-on.ts'

/** Minor units. */
const TRIAL_BALANCE = 100_000

/** ERR-16, PROLE-06 */
function checkSide(member: Member, side: 'member' | 'agent' | undefined): void {
  if (side === 'agent' && !isAgentType(member.type)) throw new Refusal('login.nonAgent')
  if (side !== 'agent' && member.account?.agentOnly) throw new Refusal('login.nonMember')
}

/** Trials need no flag; the list of flags has none for them. */
const hasTrials = (world: World) => world.settings.flags.FREEPLAY3 === undefined || isFlagOn(world, 'FREEPLAY3')

export const sessionHandlers = {
  async login({ input, world, now, changed }) {
    checkMerchant(world, input.merchantCode)
    const { member, passwordHash } = await authenticate(world, input, now)
    checkSide(member, input.side)
    if (world.agency.hasPast(member)) world.agency.openPast(member)
    const { token, open } = await world.sessions.prepare()
    // A change of the password has ended all sessions meanwhile, and this one is to be no exception.
    if (member.passwordHash !== passwordHash) throw new Refusal('login.failed')
    open(member.userName)
    noteLogin(member, { at: now, ip: world.settings.status.ip })
    world.agency.dayBook.noteLogin(member.id, now)
    changed()
    return {
      token,
      userName: member.userName,
      type: member.type,
      firstTimeLogin: member.firstTimeLogin ? 1 : 0,
    }
  },

  logout(context) {
    const { session } = callerOf(context)
    context.world.sessions.close(session.sessionId)
    context.launches.close(session.sessionId)
    context.changed()
    return undefined
  },

  async sessionRenew(context) {
    const { member, session } = callerOf(context)
    const { token, ended } = await context.world.sessions.renew(session, context.input.force)
    if (ended) throw new Refusal('session.expired')
    if (token !== undefined) {
      if (member.trial === undefined) context.world.agency.dayBook.noteLogin(member.id, context.now)
      context.changed()
    }
    return { token, type: member.type, userName: member.userName }
  },

  async trialStart({ world, changed }) {
    if (!hasTrials(world)) return { active: false }
    const member = world.members.addTrial()
    world.ledger.move(member, 'bonus', TRIAL_BALANCE)
    const { token, open } = await world.sessions.prepare()
    open(member.userName)
    changed()
    return { active: true, token, userName: member.userName, customerType: member.type }
  },

  /** Only creates an account, without a session (CALL-06). */
  trialCreate({ world, changed }) {
    if (!hasTrials(world)) throw new Refusal('no.permission')
    const { userName, type } = world.members.addTrial()
    changed()
    return { userName, customerType: type }
  },

  cryptoKey: ({ decryption }) => decryption.publicKey(),
} satisfies Partial<HandlerTable>
