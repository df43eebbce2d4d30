import { json, methodNotAllowed, notFound, refusalResponse } from '../engine/json-responses.ts'
import type { OpenEntry } from '../engine/request-log.ts'
import { handleChat } from '../pages/chat/chat-page.ts'
import { partnerPage } from '../pages/partner/partner-page.ts'
import { handlePayment } from '../pages/payment/payment-page.ts'
import { Refusal } from '../world/refusal.ts'
import { type PlayDeps, playerOfRequest } from './authenticate-player.ts'
import { gamePage } from './game-page-response.ts'
import { openPlaySession } from './open-play-session.ts'
import { playAssets } from './play-assets.ts'
import { playMove, playRound } from './play-round.ts'
import { stateOf } from './play-state.ts'

const PREFIX = '/play/'

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
  ['session', { method: 'POST', act: openPlaySession }],
  ['round', { method: 'POST', act: async (request, deps) => json(await playRound(request, deps)) }],
  ['move', { method: 'POST', act: async (request, deps) => json(await playMove(request, deps)) }],
  ['state', { method: 'GET', act: async (request, deps) => json(stateOf(playerOfRequest(request, deps), deps.world)) }],
])

/** @throws Refusal */
async function route(request: Request, url: URL, entry: OpenEntry, deps: PlayDeps): Promise<Response> {
  const path = url.pathname.slice(PREFIX.length)
  if (path === 'chat') {
    return ['GET', 'POST'].includes(request.method)
      ? handleChat(request, url, entry, deps)
      : methodNotAllowed(['GET', 'POST'])
  }
  if (path === 'pay') {
    return ['GET', 'POST'].includes(request.method)
      ? handlePayment(request, url, entry, deps)
      : methodNotAllowed(['GET', 'POST'])
  }
  const action = ACTIONS.get(path)
  if (!action) {
    if (request.method !== 'GET') return methodNotAllowed(['GET'])
    if (path === 'partner') return partnerPage(url)
    return path === 'game' ? gamePage(request, url, deps) : (asset(path) ?? notFound())
  }
  if (request.method !== action.method) return methodNotAllowed([action.method])
  return action.act(request, deps)
}

/** Everything under `/play/`. */
export async function handlePlay(request: Request, url: URL, entry: OpenEntry, deps: PlayDeps): Promise<Response> {
  try {
    return await route(request, url, entry, deps)
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    entry.code = reason.code
    return refusalResponse(reason)
  }
}
