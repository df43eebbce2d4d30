import { answerChat } from '../chat/chat-page.ts'
import { json, methodNotAllowed, notFound, refuse } from '../engine/answers.ts'
import { bearerOf } from '../engine/api.ts'
import { readBody } from '../engine/body.ts'
import { documentHeaders } from '../engine/document-headers.ts'
import { invalid, Refusal } from '../engine/refusal.ts'
import type { OpenEntry } from '../engine/request-log.ts'
import { playAssets } from '../play/assets.ts'
import { renderClosedPage, renderGamePage } from '../play/game-page.ts'
import { drawRound, kindOf } from '../play/kind-of.ts'
import { type DealtKind, payOut } from '../play/rules.ts'
import { sayIn } from '../play/words/say.ts'
import type { Member } from '../world/members.ts'
import { toDecimal, toMinor } from '../world/money.ts'
import type { OpenRound, PlayRound, PlaySession, PlayState, PlayTurn } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { betsOf } from './bets.ts'
import type { Launched, Launches, Play } from './launches.ts'
import { dealRound, resume } from './open-round.ts'

export interface PlayDeps {
  readonly world: World
  readonly launches: Launches
  readonly changed: () => void
}

interface Player {
  readonly launched: Launched
  readonly member: Member
}

const HOME = '/m/home'
const PREFIX = '/play/'

/** The game as one with decisions; undefined when one draw decides it. */
function dealtKindOf({ game, language }: Launched): DealtKind | undefined {
  const kind = kindOf(game, sayIn(language))
  return 'deal' in kind ? kind : undefined
}

function turnOf(round: OpenRound, { launched, member }: Player, world: World): PlayTurn | undefined {
  const kind = dealtKindOf(launched)
  if (kind === undefined) return undefined
  const { moves, result, view } = resume(kind, round, world.random.next).hand
  return {
    open: true,
    roundId: round.roundId,
    step: round.moves.length,
    bet: toDecimal(round.bet),
    balance: toDecimal(member.balance),
    result,
    view,
    moves: moves.map(({ id, label, costs }) => ({ id, label, costs: toDecimal((round.bet * costs) / 100) })),
  }
}

function stateOf(player: Player, world: World): PlayState {
  const { launched, member } = player
  const round = world.openRounds.find(member.userName, launched.game)
  const open = round && turnOf(round, player, world)
  return {
    vassalage: launched.game.vassalage,
    nodeId: launched.game.nodeId,
    balance: toDecimal(member.balance),
    currencySymbol: world.settings.site.currencySymbol,
    backUrl: launched.backUrl,
    bets: betsOf(launched.game).map(toDecimal),
    ...(open && { open }),
  }
}

/** Play ends with the login that it was started from. */
function playerOf(launched: Launched | undefined, { world, launches }: PlayDeps): Player {
  const member = launched && world.members.get(launched.userName)
  if (!launched || !member) throw new Refusal('session.expired')
  if (!world.sessions.has(launched.session)) {
    launches.close(launched.session)
    throw new Refusal('session.expired')
  }
  return { launched, member }
}

function playFrom(request: Request, deps: PlayDeps): Player & Pick<Play, 'rounds'> {
  const play = deps.launches.find(bearerOf(request) ?? '')
  return { ...playerOf(play?.launched, deps), rounds: play?.rounds ?? new Map() }
}

function textField(body: Readonly<Record<string, unknown>>, field: string): string {
  const value = body[field]
  if (typeof value !== 'string') throw invalid(field)
  return value
}

/** One cookie a ticket, so that games in several tabs do not know of each other. */
const cookieOf = (ticket: string) => `play-${ticket.slice(0, 16)}`

function proofOf(request: Request, ticket: string): string | undefined {
  const name = `${cookieOf(ticket)}=`
  const cookies = (request.headers.get('Cookie') ?? '').split('; ')
  return cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length)
}

/**
 * `POST /play/session`: the ticket becomes a play session, once. The browser that did it may ask again, so that
 * loading the game page anew goes on with the game.
 */
async function openSession(request: Request, deps: PlayDeps): Promise<Response> {
  const ticket = textField(await readBody(request, 'json'), 'ticket')
  const { launches, world } = deps
  const open = (session: string, player: Player): PlaySession => ({ session, state: stateOf(player, world) })
  const again = launches.reopen(ticket, proofOf(request, ticket))
  if (again) return json(open(again.session, playerOf(again.launched, deps)))
  const player = playerOf(launches.peek(ticket), deps)
  const redeemed = launches.redeem(ticket)
  if (redeemed === undefined) throw new Refusal('session.expired')
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return json(open(redeemed.session, player), 200, {
    'Set-Cookie': `${cookieOf(ticket)}=${redeemed.proof}; Path=${PREFIX}; HttpOnly; SameSite=Strict${secure}`,
  })
}

const ROUNDS_REMEMBERED = 20
const ROUND_ID_LENGTH = 64

/** Maintenance stops bets and moves alike: an open round waits until it is over. */
function checkOpen({ launched }: Player, { world }: PlayDeps): void {
  const { settings } = world
  if (settings.status.maintenance || settings.closedVendors.includes(launched.game.vassalage)) {
    throw new Refusal('platform.maintenance', { status: 409 })
  }
}

function checkCovered(amount: number, member: Member): void {
  if (amount <= member.balance) return
  throw new Refusal('request.invalid', {
    status: 409,
    message: 'The balance is too low.',
    value: { field: 'balance' },
  })
}

function checkBet(text: string, { launched, member }: Player): number {
  const bet = toMinor(text)
  if (bet === undefined || !betsOf(launched.game).includes(bet)) throw invalid('bet')
  checkCovered(bet, member)
  return bet
}

interface Settled {
  /** Minor units. */
  readonly staked: number
  readonly win: number
  readonly result: string
  readonly view: PlayRound['view']
}

/** Pays and writes the round down everywhere; what was bet is taken already. */
function settle({ launched, member }: Player, { staked, win, result, view }: Settled, deps: PlayDeps): PlayRound {
  const { world, changed } = deps
  const { game } = launched
  if (win > 0) world.books.move(member, 'win', win)
  const { nodeId, vassalage } = game
  const { betId } = world.books.bet(member, { nodeId, vassalage, betAmount: staked, winAmount: win, result })
  world.members.addRecent(member, game)
  changed()
  return { betId, bet: toDecimal(staked), win: toDecimal(win), balance: toDecimal(member.balance), result, view }
}

/** After a deal or a move: the round waits for the next decision, or it is over and paid. */
function advance(player: Player, kind: DealtKind, round: OpenRound, deps: PlayDeps): PlayTurn | PlayRound {
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
  const { result, view } = hand
  const staked = (round.bet * hand.staked) / 100
  return settle(player, { staked, win: payOut(round.bet, hand.factor, world.random.next), result, view }, deps)
}

const isTurn = (answer: PlayTurn | PlayRound): answer is PlayTurn => 'open' in answer

function remember(rounds: Play['rounds'], roundId: string, round: PlayRound, moves: readonly string[]): void {
  rounds.set(roundId, { round, moves })
  const oldest = rounds.keys().next().value
  if (rounds.size > ROUNDS_REMEMBERED && oldest !== undefined) rounds.delete(oldest)
}

function roundIdIn(body: Readonly<Record<string, unknown>>): string {
  const roundId = textField(body, 'roundId')
  if (roundId === '' || roundId.length > ROUND_ID_LENGTH) throw invalid('roundId')
  return roundId
}

/** `POST /play/round`: one round; one already played or dealt under this id is only told again. */
async function playRound(request: Request, deps: PlayDeps): Promise<PlayRound | PlayTurn> {
  const body = await readBody(request, 'json')
  const { rounds, ...player } = playFrom(request, deps)
  const { launched, member } = player
  const { world } = deps
  const roundId = roundIdIn(body)
  const played = rounds.get(roundId)
  if (played) return played.round
  const open = world.openRounds.find(member.userName, launched.game)
  const waiting = open && turnOf(open, player, world)
  if (waiting?.roundId === roundId) return waiting

  checkOpen(player, deps)
  // A second tab asks for a round while one waits for its decision.
  if (waiting) throw new Refusal('request.invalid', { status: 409, field: 'roundId' })
  const bet = checkBet(textField(body, 'bet'), player)
  world.books.move(member, 'bet', -bet)
  const kind = dealtKindOf(launched)
  if (kind) {
    const { vassalage, nodeId } = launched.game
    const { userName } = member
    const round = dealRound(kind, { userName, vassalage, nodeId, roundId, bet }, world.random.next)
    const answer = advance(player, kind, round, deps)
    if (!isTurn(answer)) remember(rounds, roundId, answer, [])
    return answer
  }
  const { game, language } = launched
  const choice = typeof body.choice === 'string' ? body.choice : undefined
  const fallen = drawRound({ game, bet, choice, language, random: world.random.next })
  const round = settle(player, { staked: bet, ...fallen }, deps)
  remember(rounds, roundId, round, [])
  return round
}

/** `POST /play/move`: the next decision of an open round; one already made under its step is only told again. */
async function playMove(request: Request, deps: PlayDeps): Promise<PlayRound | PlayTurn> {
  const body = await readBody(request, 'json')
  const { rounds, ...player } = playFrom(request, deps)
  const { launched, member } = player
  const { world } = deps
  const roundId = roundIdIn(body)
  const move = textField(body, 'move')
  const { step } = body
  if (typeof step !== 'number') throw invalid('step')
  const played = rounds.get(roundId)
  if (played) {
    if (played.moves[step] !== move) throw invalid('move')
    return played.round
  }
  const round = world.openRounds.find(member.userName, launched.game)
  const kind = dealtKindOf(launched)
  if (round?.roundId !== roundId || kind === undefined) throw invalid('roundId')
  const turn = turnOf(round, player, world)
  if (step < round.moves.length && round.moves[step] === move && turn) return turn
  if (step !== round.moves.length) throw invalid('step')

  checkOpen(player, deps)
  const { hand, random, draws } = resume(kind, round, world.random.next)
  const cost = ((hand.moves.find(({ id }) => id === move)?.costs ?? 0) * round.bet) / 100
  checkCovered(cost, member)
  if (hand.play(move, random) === undefined) throw invalid('move')
  if (cost > 0) world.books.move(member, 'bet', -cost)
  const moves = [...round.moves, move]
  const answer = advance(player, kind, { ...round, draws: draws(), moves }, deps)
  if (!isTurn(answer)) remember(rounds, roundId, answer, moves)
  return answer
}

/** Where no launch says it: the language that the browser asks for first. */
function preferredBy(request: Request): string {
  const [first = ''] = (request.headers.get('Accept-Language') ?? '').toLowerCase().split(/[,;-]/)
  if (first === 'fil' || first === 'tl') return 'TY'
  return first === 'bn' ? 'BN' : 'EN'
}

/** `GET /play/game?ticket=…`: the page. It looks at the ticket without using it up. */
function gamePage(request: Request, url: URL, { world, launches }: PlayDeps): Response {
  const ticket = url.searchParams.get('ticket') ?? ''
  const launched = launches.peek(ticket) ?? launches.reopen(ticket, proofOf(request, ticket))?.launched
  const vendorName = launched ? (world.lobby().vendor(launched.game.vassalage)?.name ?? launched.game.vassalage) : ''
  const html = launched
    ? renderGamePage({
        game: launched.game,
        vendorName,
        language: launched.language,
        backUrl: launched.backUrl,
        ticket,
      })
    : renderClosedPage({ language: preferredBy(request), backUrl: HOME })
  return new Response(html, {
    headers: { ...documentHeaders({ frame: 'self' }), 'Content-Type': 'text/html; charset=utf-8' },
  })
}

function asset(path: string): Response | undefined {
  const found = Object.hasOwn(playAssets, path) ? playAssets[path] : undefined
  if (!found) return undefined
  return new Response(found.body, {
    headers: {
      'Content-Type': found.contentType,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

interface Action {
  readonly method: 'GET' | 'POST'
  act(request: Request, deps: PlayDeps): Promise<Response>
}

const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['session', { method: 'POST', act: openSession }],
  ['round', { method: 'POST', act: async (request, deps) => json(await playRound(request, deps)) }],
  ['move', { method: 'POST', act: async (request, deps) => json(await playMove(request, deps)) }],
  ['state', { method: 'GET', act: async (request, deps) => json(stateOf(playFrom(request, deps), deps.world)) }],
])

/** @throws Refusal */
async function route(request: Request, url: URL, deps: PlayDeps): Promise<Response> {
  const path = url.pathname.slice(PREFIX.length)
  if (path === 'chat') {
    return ['GET', 'POST'].includes(request.method) ? answerChat(request, url) : methodNotAllowed(['GET', 'POST'])
  }
  const action = ACTIONS.get(path)
  if (!action) {
    if (request.method !== 'GET') return methodNotAllowed(['GET'])
    return path === 'game' ? gamePage(request, url, deps) : (asset(path) ?? notFound())
  }
  if (request.method !== action.method) return methodNotAllowed([action.method])
  return action.act(request, deps)
}

/** Everything under `/play/`. */
export async function answerPlay(request: Request, url: URL, entry: OpenEntry, deps: PlayDeps): Promise<Response> {
  try {
    return await route(request, url, deps)
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    entry.code = reason.code
    return refuse(reason)
  }
}
