import { expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'
import { applyPatch, createSnapshotFollower } from './snapshot-patch.ts'

async function busyBench() {
  const bench = createTestBench()
  const { call, login, sandbox } = bench
  const token = await login()
  const deposit = async () => {
    const input = { methodCode: 'QUICKPAY', amount: '500.00', fee: '0.00', returnUrl: '/m/voucherCenter' }
    const { value } = await call('depositCreate', { ...input, idempotencyKey: crypto.randomUUID() }, { token })
    return value.depositId as string
  }
  const pay = (depositId: string) => sandbox.control.payDeposit({ depositId, end: 'paid' })
  return { ...bench, token, deposit, pay }
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value))

it('[CALL-46] makes of an earlier state and the changes the later one, whatever has changed', async () => {
  const { sandbox, deposit, pay, clock, login, call, token } = await busyBench()
  const follower = createSnapshotFollower()
  follower.follow(sandbox.snapshot())
  let state = asJson(sandbox.snapshot())
  const open: string[] = []
  for (const act of [
    async () => void open.push(await deposit(), await deposit()),
    async () => pay(open[1] ?? ''),
    async () => void (await login('player1')),
    async () => void (await call('feedback', { content: 'The lobby is quick.' }, { token })),
    async () => void (await clock.advance(86_400_000)),
    async () => pay(open[0] ?? ''),
    async () => sandbox.control.reset(),
  ]) {
    await act()
    const patch = follower.patch(sandbox.snapshot())
    if (patch !== undefined) state = applyPatch(state, asJson(patch))
    expect(state).toEqual(asJson(sandbox.snapshot()))
  }
  expect(follower.patch(sandbox.snapshot())).toBeUndefined()
})

it('[CALL-46] a change is as long as what has changed, and not as the state', async () => {
  const { sandbox, deposit } = await busyBench()
  const follower = createSnapshotFollower()
  for (let count = 0; count < 2; count += 1) await deposit()
  follower.follow(sandbox.snapshot())
  await deposit()
  const patch = follower.patch(sandbox.snapshot())
  expect(patch?.lists.deposits).toMatchObject([[2, 0, [{ methodCode: 'QUICKPAY' }]]])
  expect(patch?.lists.entries).toBeUndefined()
  expect(JSON.stringify(patch).length).toBeLessThan(JSON.stringify(sandbox.snapshot()).length / 4)
})

it.each([
  ['nothing', [1, 2, 3], [1, 2, 3], 0],
  ['the first that is removed, with a new last one', [1, 2, 3, 4], [2, 3, 4, 5], 2],
  ['one that is replaced', [1, 2, 3], [1, 9, 3], 1],
  ['several in several places', [1, 2, 3, 4, 5, 6], [0, 1, 3, 8, 5], 4],
  ['an order', [1, 2, 3], [3, 2, 1], 1],
  ['all', [1, 2], [], 2],
  ['a first row', [], [1], 1],
  ['rows that are alike', [1, 1, 2], [1, 2, 2], undefined],
])('[CALL-46] changes a list by %s', async (_, before, after, steps) => {
  const { sandbox } = createTestBench()
  const snapshot = sandbox.snapshot()
  const listOf = (ids: readonly number[]) => ({
    ...snapshot,
    depositPauses: ids.map((until) => ({ userName: 'a', until })),
  })
  const follower = createSnapshotFollower()
  follower.follow(listOf(before))
  const patch = follower.patch(listOf(after))
  if (steps !== undefined) expect(patch?.lists.depositPauses?.length ?? 0).toBe(steps)
  const patched = patch === undefined ? listOf(before) : applyPatch(asJson(listOf(before)), asJson(patch))
  expect(asJson(patched)).toEqual(asJson(listOf(after)))
})
