import * as z from 'zod/mini'
import { createFoyer, wire } from '../../packages/core/dist/index.js'
import { memoryPorts } from '../../packages/core/dist/testing.js'

export const PLATFORM = 'http://platform.test'

/** A row of the games list as the platform sends it. */
const row = (index) => ({
  gameId: `g${index}`,
  nodeId: `${100_000 + index}`,
  gameType: 'RNG',
  gameCategory: 'RNG',
  gameClassify: 'SLOT',
  vassalage: ['JDB', 'CQ9', 'PG', 'RT'][index % 4],
  gameName: `Game ${index}`,
  displayName: `The game with the number ${index}`,
  showIcon: true,
  iconUrl: `/art/games/${index}.avif`,
  isNew: index % 9 === 0,
  isHot: index % 11 === 0,
  minBet: 0.1,
  minLine: 20,
})

/** Answers of the games list, already written as JSON: what is measured is the client. */
export function gamePages(pages, pageSize) {
  return Array.from({ length: pages }, (_, page) =>
    JSON.stringify({
      success: true,
      value: {
        games: Array.from({ length: pageSize }, (_, index) => row(page * pageSize + index)),
        totalCount: pages * pageSize,
        totalPages: pages,
        pageNum: page + 1,
        pageSize,
      },
    }),
  )
}

const wireText = wire.optionalText

/** The row and the page of games as a zod schema: what one would write without the reader of the contract. */
const gameRow = z.object({
  gameId: wireText,
  nodeId: wire.text,
  gameType: wireText,
  gameCategory: wireText,
  gameClassify: wireText,
  vassalage: z.string().check(z.minLength(1)),
  gameName: wireText,
  nodeName: wireText,
  displayName: wireText,
  showIcon: z.optional(z.unknown()),
  iconUrl: wireText,
  roomId: wireText,
  isNew: z.optional(wire.flag),
  isHot: z.optional(wire.flag),
  minBet: wire.optionalNumber,
  minLine: wire.optionalNumber,
})
export const gamePage = z.object({
  games: wire.maybe(wire.list(gameRow)),
  totalCount: wire.optionalNumber,
  pageNum: wire.optionalNumber,
  pageSize: wire.optionalNumber,
  totalPages: wire.optionalNumber,
})

const EMPTY = JSON.stringify({ success: true, value: {} })
const response = (body) => new Response(body, { headers: { 'content-type': 'application/json' } })

/** A platform in the process that knows the games list alone and counts what it is asked. */
export function platform(pages) {
  const asked = new Map()
  return {
    asked: (path) => asked.get(path) ?? 0,
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
      return response(pathname === '/wps/game/list' ? pages[Number(searchParams.get('pageNo') ?? 1) - 1] : EMPTY)
    },
  }
}

/** A clock that stands until it is moved: what is throttled costs no real time. */
function benchClock() {
  let now = Date.UTC(2026, 0, 1)
  const timers = new Set()
  return {
    now: () => now,
    monotonic: () => now,
    setTimeout(callback, ms) {
      const timer = { at: now + ms, callback }
      timers.add(timer)
      return timer
    },
    clearTimeout: (timer) => timers.delete(timer),
    advance(ms) {
      now += ms
      for (const timer of [...timers].sort((a, b) => a.at - b.at)) {
        if (timer.at > now || !timers.delete(timer)) continue
        timer.callback()
      }
    },
  }
}

/** The real client over that platform. */
export function client({ fetch }) {
  const clock = benchClock()
  const foyer = createFoyer({
    merchant: 'demo',
    baseUrl: PLATFORM,
    ports: memoryPorts({ clock, fetch }),
  })
  foyer.start()
  return { foyer, clock }
}
