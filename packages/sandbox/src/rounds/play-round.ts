import { type DealtKind, drawRound, payOut } from '@foyer/demo-games'
import { readBody } from '../engine/read-body.ts'
import { countPlay } from '../world/count-play.ts'
import type { Member } from '../world/member.ts'
import { toDecimal, toMinor } from '../world/money.ts'
import type { OpenRound } from '../world/open-rounds.ts'
import { invalidField, Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { betsOf } from './allowed-bets.ts'
import { type PlayDeps, type Player, playerOfRequest } from './authenticate-player.ts'
import { dealRound, resume } from './deal-round.ts'
import type { PlayTurn, SettledRound } from './play-responses.ts'
import { dealtKindOf, turnOf } from './play-state.ts'
import { requiredString } from './required-string.ts'

const ROUND_ID_LENGTH = 64

/** Maintenance stops bets and moves alike: an open round waits until it is over. */
function checkOpen({ launched }: Player, { world }: PlayDeps): void {
  const { settings } = world
  if (settings.status.maintenance || settings.closedVendors.includes(launched.game.vassalage)) {
    throw new Refusal('platform.maintenance', { status: 409 })
  }
}

function checkCovered(amount: number, member: Member, { ledger }: World): void {
  if (amount <= ledger.balanceOf(member)) return
  throw new Refusal('request.invalid', {
    status: 409,
    message: 'The balance is too low.',
    value: { field: 'balance' },
  })
}

function checkBet(text: string, { launched, member }: Player, world: World): number {
  const bet = toMinor(text)
  if (bet === undefined || !betsOf(launched.game).includes(bet)) throw invalidField('bet')
  checkCovered(bet, member, world)
  return bet
}

interface Settled {
  readonly roundId: string
  readonly moves: readonly string[]
  /** Minor units. */
  readonly staked: number
  readonly win: number
  readonly result: string
  readonly view: SettledRound['view']
}

/** Pays the round and records it everywhere; the bet is already taken. */
function settle({ launched, member }: Player, settled: Settled, { world, changed, now }: PlayDeps): SettledRound {
  const { roundId, moves, staked, win, result, view } = settled
  const { game } = launched
  if (win > 0) world.ledger.move(member, 'win', win)
  const { nodeId, vassalage, gameCategory: category } = game
  const stake = world.turnover.count(member, { amount: staked, category })
  const { betId } = world.ledger.bet(member, { nodeId, vassalage, betAmount: staked, winAmount: win, result, ...stake })
  countPlay(world, member, stake, now())
  world.turnover.endDue(member)
  world.members.addRecent(member, game)
  const balance = toDecimal(world.ledger.balanceOf(member))
  const round = { betId, bet: toDecimal(staked), win: toDecimal(win), balance, result, view }
  world.playedRounds.save({ userName: member.userName, nodeId, vassalage, roundId, moves, round })
  changed()
  return round
}

/** After a deal or a move: the round waits for the next decision, or it is over and paid. */
function advance(player: Player, kind: DealtKind, round: OpenRound, deps: PlayDeps): PlayTurn | SettledRound {
  const { world, changed } = deps
  const { hand } = resume(kind, round, world.random.next)
  const turn = turnOf(round, player, world)
  if (turn !== undefined && hand.moves.length > 0) {
    world.openRounds.save(round)
    world.members.addRecent(player.member, player.launched.game)
    changed()
    return turn
  }
  world.openRounds.close(round)
  const { roundId, moves } = round
  const { result, view } = hand
  const staked = (round.bet * hand.staked) / 100
  const win = payOut(round.bet, hand.factor, world.random.next)
  return settle(player, { roundId, moves, staked, win, result, view }, deps)
}

function roundIdIn(body: Readonly<Record<string, unknown>>): string {
  const roundId = requiredString(body, 'roundId')
  if (roundId === '' || roundId.length > ROUND_ID_LENGTH) throw invalidField('roundId')
  return roundId
}

/** `POST /play/round`: one round; a round with this id that was played or dealt already is returned again. */
export async function playRound(request: Request, deps: PlayDeps): Promise<SettledRound | PlayTurn> {
  const body = await readBody(request, 'json')
  const player = playerOfRequest(request, deps)
  const { launched, member } = player
  const { world } = deps
  const roundId = roundIdIn(body)
  const played = world.playedRounds.find(member.userName, launched.game, roundId)
  if (played) return played.round
  const open = world.openRounds.find(member.userName, launched.game)
  const waiting = open && turnOf(open, player, world)
  if (waiting?.roundId === roundId) return waiting

  checkOpen(player, deps)
  // A second tab asks for a round while one waits for its decision.
  if (waiting) throw new Refusal('request.invalid', { status: 409, field: 'roundId' })
  const bet = checkBet(requiredString(body, 'bet'), player, world)
  world.ledger.move(member, 'bet', -bet)
  const kind = dealtKindOf(launched)
  if (kind) {
    const { vassalage, nodeId } = launched.game
    const { userName } = member
    const round = dealRound(kind, { userName, vassalage, nodeId, roundId, bet }, world.random.next)
    return advance(player, kind, round, deps)
  }
  const { game, language } = launched
  const choice = typeof body.choice === 'string' ? body.choice : undefined
  const fallen = drawRound({ game, bet, choice, language, random: world.random.next })
  return settle(player, { roundId, moves: [], staked: bet, ...fallen }, deps)
}

/**
 * `POST /play/move`: the next decision of an open round; a decision with this step that was made already is returned
 * again.
 */
export async function playMove(request: Request, deps: PlayDeps): Promise<SettledRound | PlayTurn> {
  const body = await readBody(request, 'json')
  const player = playerOfRequest(request, deps)
  const { launched, member } = player
  const { world } = deps
  const roundId = roundIdIn(body)
  const move = requiredString(body, 'move')
  const { step } = body
  if (typeof step !== 'number') throw invalidField('step')
  const played = world.playedRounds.find(member.userName, launched.game, roundId)
  if (played) {
    if (played.moves[step] !== move) throw invalidField('move')
    return played.round
  }
  const round = world.openRounds.find(member.userName, launched.game)
  const kind = dealtKindOf(launched)
  if (round?.roundId !== roundId || kind === undefined) throw invalidField('roundId')
  const turn = turnOf(round, player, world)
  if (step < round.moves.length && round.moves[step] === move && turn) return turn
  if (step !== round.moves.length) throw invalidField('step')

  checkOpen(player, deps)
  const { hand, random, draws } = resume(kind, round, world.random.next)
  const cost = ((hand.moves.find(({ id }) => id === move)?.costs ?? 0) * round.bet) / 100
  checkCovered(cost, member, world)
  if (hand.play(move, random) === undefined) throw invalidField('move')
  if (cost > 0) world.ledger.move(member, 'bet', -cost)
  const moves = [...round.moves, move]
  return advance(player, kind, { ...round, draws: draws(), moves }, deps)
}
