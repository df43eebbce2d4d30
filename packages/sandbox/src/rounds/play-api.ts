import { answerChat } from '../chat/chat-page.ts'
import { json, methodNotAllowed, notFound, refuse } from '../engine/answers.ts'
import { bearerOf } from '../engine/api.ts'
import { readBody } from '../engine/body.ts'
import { documentHeaders } from '../engine/document-headers.ts'
import { invalid, Refusal } from '../engine/refusal.ts'
import type { OpenEntry } from '../engine/request-log.ts'
import { playAssets } from '../play/assets.ts'
import { renderClosedPage, renderGamePage } from '../play/game-page.ts'
import { drawRound } from '../play/kind-of.ts'
import type { Member } from '../world/members.ts'
import { toDecimal, toMinor } from '../world/money.ts'
import type { PlayRound, PlaySession, PlayState } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { betsOf } from './bets.ts'
import type { Launched, Launches, Play } from './launches.ts'

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

function stateOf({ launched, member }: Player, world: World): PlayState {
  return {
    vassalage: launched.game.vassalage,
    nodeId: launched.game.nodeId,
    balance: toDecimal(member.balance),
    currencySymbol: world.settings.site.currencySymbol,
    backUrl: launched.backUrl,
    bets: betsOf(launched.game).map(toDecimal),
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

function checkBet(text: string, { launched, member }: Player, { world }: PlayDeps): number {
  const { settings } = world
  if (settings.status.maintenance || settings.closedVendors.includes(launched.game.vassalage)) {
    throw new Refusal('platform.maintenance', { status: 409 })
  }
  const bet = toMinor(text)
  if (bet === undefined || !betsOf(launched.game).includes(bet)) throw invalid('bet')
  if (bet > member.balance) {
    const value = { field: 'balance' }
    throw new Refusal('request.invalid', { status: 409, message: 'The balance is too low.', value })
  }
  return bet
}

/** Takes the bet, draws, pays, and writes it down everywhere. */
function settle({ launched, member }: Player, bet: number, choice: string | undefined, deps: PlayDeps): PlayRound {
  const { world, changed } = deps
  const { game, language } = launched
  const { win, result, view } = drawRound({ game, bet, choice, language, random: world.random.next })
  world.books.move(member, 'bet', -bet)
  if (win > 0) world.books.move(member, 'win', win)
  const { nodeId, vassalage } = game
  const { betId } = world.books.bet(member, { nodeId, vassalage, betAmount: bet, winAmount: win, result })
  world.members.addRecent(member, game)
  changed()
  return { betId, bet: toDecimal(bet), win: toDecimal(win), balance: toDecimal(member.balance), result, view }
}

/** `POST /play/round`: one round; one already played under this id is only told again. */
async function playRound(request: Request, deps: PlayDeps): Promise<PlayRound> {
  const body = await readBody(request, 'json')
  const { rounds, ...player } = playFrom(request, deps)
  const roundId = textField(body, 'roundId')
  if (roundId === '' || roundId.length > ROUND_ID_LENGTH) throw invalid('roundId')
  const played = rounds.get(roundId)
  if (played) return played

  const bet = checkBet(textField(body, 'bet'), player, deps)
  const round = settle(player, bet, typeof body.choice === 'string' ? body.choice : undefined, deps)
  rounds.set(roundId, round)
  const oldest = rounds.keys().next().value
  if (rounds.size > ROUNDS_REMEMBERED && oldest !== undefined) rounds.delete(oldest)
  return round
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
  ['state', { method: 'GET', act: async (request, deps) => json(stateOf(playFrom(request, deps), deps.world)) }],
])

/** Everything under `/play/`. */
export async function answerPlay(request: Request, url: URL, entry: OpenEntry, deps: PlayDeps): Promise<Response> {
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
  try {
    return await action.act(request, deps)
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    entry.code = reason.code
    return refuse(reason)
  }
}
