import { expect, it } from 'vitest'
import { createClient } from '../testing/client.ts'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'
import { createCaptchas } from './captchas.ts'
import { createIdTokens } from './id-tokens.ts'
import { createPlayedRounds, type PlayedRound } from './played-rounds.ts'
import { systemRandomBytes } from './secure-random.ts'
import { createTickets } from './tickets.ts'

const game = (nodeId: number) => ({ vassalage: 'JILI', nodeId: String(nodeId) })
const round: PlayedRound['round'] = { betId: 'B1', bet: '1.00', win: '0.00', balance: '9.00', result: '', view: {} }

it('finds the round of a lost answer after another member has played thousands of rounds', () => {
  const rounds = createPlayedRounds([], () => 0)
  rounds.save({ userName: 'demo', ...game(1), roundId: 'lost', moves: [], round })
  for (let played = 0; played < 5050; played += 1) {
    rounds.save({ userName: 'trial000001', ...game(played % 101), roundId: `r${played}`, moves: [], round })
  }
  expect(rounds.find('demo', game(1), 'lost')?.round).toEqual(round)
  expect(rounds.all().length).toBe(1001)
})

it('keeps the tickets, the open games and their proofs of a member after another one has launched thousands', () => {
  const tickets = createTickets<{ readonly userName: string; readonly sessionId: string }>(() => 0, systemRandomBytes)
  const demo = { userName: 'demo', sessionId: 's1' }
  const waiting = tickets.issue(demo)
  const used = tickets.issue(demo)
  const redeemed = tickets.redeem(used)
  for (let launched = 0; launched < 2001; launched += 1) {
    tickets.redeem(tickets.issue({ userName: 'trial000001', sessionId: 's2' }))
    tickets.issue({ userName: 'trial000001', sessionId: 's2' })
  }
  expect(tickets.peek(waiting)).toEqual(demo)
  expect(tickets.find(redeemed?.session ?? '')).toEqual(demo)
  expect(tickets.reopen(used, redeemed?.proof)?.launched).toEqual(demo)
})

it('accepts a captcha after another network has asked for thousands', () => {
  const captchas = createCaptchas(() => 0, systemRandomBytes)
  const { captchaId, answer } = captchas.issue('digits', '10.0.0.1')
  for (let asked = 0; asked < 2001; asked += 1) captchas.issue('digits', `fd00::${asked.toString(16)}`)
  expect(captchas.take(captchaId, answer)).toBe(true)
})

it('[LOGIN-06] accepts the captcha of one address after another address has asked for a hundred', async () => {
  const { sandbox } = createTestBench()
  const from = (address: string) =>
    createClient({ origin: ORIGIN, fetch: (request) => sandbox.fetch(request, { address }) })
  const [own, other] = [from('10.0.0.1'), from('10.0.0.2')]
  for (let failed = 0; failed < 3; failed += 1) await own.tryLogin({ password: 'wrong1234' })
  const { captchaId } = (await own.call('captcha', {})).value
  const captcha = sandbox.control.captcha()?.answer
  for (let asked = 0; asked < 101; asked += 1) await other.call('captcha', {})
  expect((await own.tryLogin({ captchaId, captcha })).success).toBe(true)
})

it('keeps the id token of one account after another account got hundreds', () => {
  const tokens = createIdTokens()
  tokens.trust('mine', { channel: 'google', email: 'demo@example.com' })
  for (let given = 0; given < 201; given += 1)
    tokens.trust(`t${given}`, { channel: 'google', email: 'other@example.com' })
  expect(tokens.subject('mine', 'google')?.email).toBe('demo@example.com')
})
