import { isSafeRegex } from '@foyer/core/contract'
import * as z from 'zod/mini'
import { internationalNumber } from '../world/international-number.ts'
import { reviewDocuments } from '../world/kyc.ts'
import { rejectedLetter, verifiedLetter } from '../world/letter-texts.ts'
import { sendLetter } from '../world/letters.ts'
import { invalidField } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { type ControlDeps, type HandlersOf, memberNamed, withoutUndefined } from './command-group.ts'

/** The same check as in clients: a slow pattern would block the whole sandbox. */
function isUsablePattern(pattern: string): boolean {
  if (!isSafeRegex(pattern)) return false
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

const fieldRule = z.object({
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  pattern: z.optional(z.string().check(z.refine(isUsablePattern, 'a regular expression that is quick'))),
  message: z.optional(z.string()),
})

/** Who may come in and how: sessions, registration, human checks, id tokens and documents. */
export const signInCommands = {
  /** Ends the sessions of one member; without a name, of all members. */
  revoke: z.strictObject({ userName: z.optional(z.string()) }),
  /** Merged into the current fields and rules. */
  setRegistration: z.strictObject({
    fields: z.optional(z.record(z.string(), z.object({ enabled: z.boolean(), required: z.boolean() }))),
    rules: z.optional(z.record(z.string(), fieldRule)),
    affiliateCodes: z.optional(z.array(z.string())),
  }),
  /** Settlement 4: whether codes by SMS cost a proof of work, and how much. */
  setHumanCheck: z.strictObject({
    required: z.optional(z.boolean()),
    work: z.optional(z.int().check(z.minimum(2), z.maximum(1_000_000))),
  }),
  setCaptcha: z.strictObject({ kind: z.enum(['digits', 'equation']) }),
  /** Registers an id token of a provider for this number or address (LOGIN-10). */
  vouch: z.strictObject({
    idToken: z.string().check(z.minLength(8)),
    channel: z.enum(['sms', 'facebook', 'google']),
    /** With a plus and its dialing code, or one of the platform's country. */
    mobileNum: z.optional(z.string()),
    email: z.optional(z.string()),
  }),
  /** Approves or refuses the documents of a member (VERIFY-03); there must be some to review. */
  reviewIdentity: z.strictObject({
    userName: z.string(),
    verdict: z.enum(['approve', 'refuse']),
    reason: z.optional(z.string()),
  }),
} as const

type Input<Name extends keyof typeof signInCommands> = z.output<(typeof signInCommands)[Name]>

function reviewIdentity(world: World, { userName, verdict, reason }: Input<'reviewIdentity'>, at: number): void {
  const member = memberNamed(world, userName)
  const next = reviewDocuments(member.identity, verdict, reason)
  if (next === undefined) throw invalidField('verdict')
  member.identity = next
  sendLetter(member, verdict === 'approve' ? verifiedLetter() : rejectedLetter(reason), at)
}

export function signInHandlers(deps: ControlDeps): HandlersOf<typeof signInCommands> {
  const settings = () => deps.world().settings
  return {
    revoke({ userName }) {
      for (const session of deps.world().sessions.all()) {
        if (userName === undefined || session.userName === userName) deps.launches.close(session.sessionId)
      }
      deps.world().sessions.revoke(userName)
    },
    setRegistration({ fields, rules, affiliateCodes }) {
      const now = settings()
      now.registration = { ...now.registration, ...fields }
      now.rules = { ...now.rules, ...rules }
      now.affiliateCodes = affiliateCodes ?? now.affiliateCodes
    },
    setHumanCheck(human) {
      settings().human = { ...settings().human, ...withoutUndefined(human) }
    },
    setCaptcha({ kind }) {
      settings().captchaKind = kind
    },
    vouch({ idToken, mobileNum, ...subject }) {
      const number = mobileNum === undefined ? {} : { mobileKey: internationalNumber(undefined, mobileNum) }
      deps.world().idTokens.trust(idToken, { ...subject, ...number })
    },
    reviewIdentity: (input) => reviewIdentity(deps.world(), input, deps.now()),
  }
}
