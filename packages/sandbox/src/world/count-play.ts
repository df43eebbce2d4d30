import { sendLetter } from './letters.ts'
import type { Member } from './member.ts'
import { levelLetter, rewardLetter } from './reward-letters.ts'
import type { Turnover } from './turnover.ts'
import type { World } from './world.ts'

type Stake = ReturnType<Turnover['count']>

/** What play brings besides the win: points, levels, and rewards whose turnover is met. Play money counts for nothing. */
export function countPlay(world: World, member: Member, { counted, filled }: Stake, now: number): void {
  if (member.account === undefined) return
  const { levels, points, rewards, turnover } = world
  points.count(member, counted)
  for (const level of levels.count(member, counted)) {
    rewards.reach(member, level)
    sendLetter(member, levelLetter(level.level), now)
  }
  const sources = turnover.of(member)
  for (const { sourceId } of filled) {
    const reward = rewards.find(sourceId)
    const isMet = sources.some((source) => source.sourceId === sourceId && source.state === 'met')
    if (reward !== undefined && isMet) sendLetter(member, rewardLetter(reward, 'done'), now)
  }
}

/** Takes back what a bet that is void had brought. */
export function takeBackPlay({ levels, points }: World, member: Member, counted: number): void {
  points.count(member, -counted)
  levels.count(member, -counted)
}
