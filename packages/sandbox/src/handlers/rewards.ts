import { callerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { TIME_ZONE } from '../world/days.ts'
import { sendLetter } from '../world/letters.ts'
import { type Level, levelName } from '../world/levels.ts'
import { textIn } from '../world/lobby.ts'
import type { Member } from '../world/member.ts'
import { toDecimal } from '../world/money.ts'
import { invalidField, Refusal } from '../world/refusal.ts'
import { rewardLetter } from '../world/reward-letters.ts'
import { type Reward, rewardName } from '../world/rewards.ts'
import { checkNoPause, pauseOf } from './deposits.ts'
import { makeOnce } from './make-once.ts'
import { paginate } from './paginate.ts'

function memberOf(context: HandlerContext<unknown>): Member {
  const { member } = callerOf(context)
  if (member.account === undefined) throw new Refusal('trial.rejected')
  return member
}

/** What a level gives, as a person reads it. */
function benefitsOf({ level, daily, weekly }: Level, language: string): readonly string[] {
  const own = level >= 3
  return [
    textIn(
      {
        EN: `₱${toDecimal(daily)} each day`,
        TY: `₱${toDecimal(daily)} bawat araw`,
        BN: `প্রতিদিন ₱${toDecimal(daily)}`,
      },
      language,
    ),
    textIn(
      {
        EN: `₱${toDecimal(weekly)} each week`,
        TY: `₱${toDecimal(weekly)} bawat linggo`,
        BN: `প্রতি সপ্তাহে ₱${toDecimal(weekly)}`,
      },
      language,
    ),
    ...(own
      ? [
          textIn(
            {
              EN: 'A person of your own at customer service',
              TY: 'Sariling kausap sa customer service',
              BN: 'কাস্টমার সার্ভিসে আপনার নিজের একজন প্রতিনিধি',
            },
            language,
          ),
        ]
      : []),
  ]
}

function rewardRow(
  reward: Reward,
  { world, language, now }: Pick<HandlerContext<unknown>, 'world' | 'language' | 'now'>,
) {
  const { rewardId, userName, kind, amount, terms, opensAt, closesAt, claimedAt } = reward
  const source = world.turnover.of({ userName, trial: undefined }).find(({ sourceId }) => sourceId === rewardId)
  const { multiplier, categories, days, version } = terms
  return {
    rewardId,
    reference: rewardId,
    kind,
    name: textIn(rewardName(kind), language),
    amount: toDecimal(amount),
    state: world.rewards.stateOf(reward),
    terms: {
      multiplier,
      turnover: toDecimal(amount * multiplier),
      gameTypes: [...categories],
      days,
      version,
    },
    opensAt,
    closesAt,
    claimedAt,
    turnover: source && {
      required: toDecimal(source.required),
      done: toDecimal(source.done),
      until: source.until,
    },
    endedAt: claimedAt === undefined && closesAt <= now ? closesAt : source?.endedAt,
    taken: source?.taken === undefined ? undefined : toDecimal(source.taken),
  }
}

/** A reward as it is now. */
export function readReward(context: HandlerContext<unknown>, rewardId: string) {
  const reward = context.world.rewards.find(rewardId)
  if (reward === undefined) throw new Error(`There is no reward ${rewardId}.`)
  return rewardRow(reward, context)
}

function ownReward(context: HandlerContext<unknown>, rewardId: string): Reward {
  const { userName } = callerOf(context).member
  const reward = context.world.rewards.find(rewardId)
  if (reward?.userName !== userName) throw invalidField('rewardId')
  return reward
}

const ON_TABLE = {
  EN: 'A round is still open. Finish it, then the reward can be given back.',
  TY: 'May round pang bukas. Tapusin muna ito, saka maibabalik ang gantimpala.',
  BN: 'একটি রাউন্ড এখনও খোলা আছে। আগে সেটি শেষ করুন, তারপর পুরস্কার ফেরত দেওয়া যাবে।',
}

/**
 * Takes a claimed reward back, and says so in a letter. One that has ended stays as it is.
 * @throws Refusal, with the words of the platform, while its money is in an open round
 */
export function giveBackReward(
  { world, now, changed, language }: HandlerContext<unknown>,
  member: Member,
  rewardId: string,
): void {
  const source = world.turnover.giveBack(member, rewardId)
  if (source === 'onTable') throw new Refusal('unknown', { message: textIn(ON_TABLE, language) })
  const reward = world.rewards.find(rewardId)
  if (source === undefined || reward === undefined) return
  sendLetter(member, rewardLetter(reward, 'givenBack', source.taken), now)
  changed()
}

export const rewardHandlers = {
  memberLevel(context) {
    const member = memberOf(context)
    const { world, language } = context
    const { level, counted, keepUntil } = world.levels.of(member)
    const own = world.levels.levelOf(member)
    const next = world.levels.nextOf(member)
    return {
      level,
      name: own === undefined ? undefined : textIn(levelName(level), language),
      done: toDecimal(counted),
      next: next && { name: textIn(levelName(next.level), language), required: toDecimal(next.required) },
      keepUntil: keepUntil === '' ? undefined : keepUntil,
      benefits: own === undefined ? [] : [...benefitsOf(own, language)],
    }
  },

  rewardList(context) {
    const member = memberOf(context)
    const { input, world, changed } = context
    const before = world.rewards.all().length
    const rewards = world.rewards.of(member)
    if (world.rewards.all().length !== before) changed()
    const states = (input.state ?? '').split(',').filter((state) => state !== '')
    const asked = rewards.filter((reward) => states.length === 0 || states.includes(world.rewards.stateOf(reward)))
    const { rows, ...counts } = paginate(asked, input.pageNo, input.pageSize)
    return {
      list: rows.map((reward) => rewardRow(reward, context)),
      ...counts,
      zone: TIME_ZONE,
      paused: pauseOf(context, member),
    }
  },

  rewardClaim(context) {
    const member = memberOf(context)
    const { input, world, now } = context
    const { rewardId, termsVersion, idempotencyKey } = input
    return makeOnce(context, {
      kind: 'rewardClaim',
      idempotencyKey,
      body: { rewardId, termsVersion },
      make() {
        const reward = ownReward(context, rewardId)
        checkNoPause(context, member)
        if (world.rewards.stateOf(reward) !== 'open') throw new Refusal('reward.gone')
        if (reward.terms.version !== termsVersion)
          throw new Refusal('terms.changed', { value: { terms: reward.terms.version } })
        sendLetter(member, rewardLetter(world.rewards.claim(member, reward), 'claimed'), now)
        return rewardId
      },
      read: (objectId) => readReward(context, objectId),
    })
  },

  rewardGiveBack(context) {
    const { rewardId } = ownReward(context, context.input.rewardId)
    giveBackReward(context, memberOf(context), rewardId)
    return readReward(context, rewardId)
  },
} satisfies Partial<HandlerTable>
