import { expect, it, vi } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'
import { createSnapshotWriter } from './snapshot-text.ts'

async function busyBench() {
  const bench = createTestBench()
  const { call, login, sandbox } = bench
  const token = await login()
  const deposit = async () => {
    const input = { methodCode: 'QUICKPAY', amount: '500.00', fee: '0.00', returnUrl: '/m/voucherCenter' }
    const { value } = await call('depositCreate', { ...input, idempotencyKey: crypto.randomUUID() }, { token })
    return value.depositId as string
  }
  return { ...bench, deposit, pay: (depositId: string) => sandbox.control.payDeposit({ depositId, end: 'paid' }) }
}

it('[CALL-46] writes what JSON would, whatever has changed in between', async () => {
  const { sandbox, deposit, pay, clock } = await busyBench()
  const textOf = createSnapshotWriter()
  const check = () =>
    expect(JSON.parse(textOf(sandbox.snapshot()))).toEqual(JSON.parse(JSON.stringify(sandbox.snapshot())))
  check()
  const first = await deposit()
  check()
  await pay(first)
  check()
  const second = await deposit()
  await pay(await deposit())
  check()
  await clock.advance(86_400_000)
  await pay(second)
  check()
})

it('[CALL-46] writes a row again only when it has changed', async () => {
  const { sandbox, deposit } = await busyBench()
  const textOf = createSnapshotWriter()
  for (let count = 0; count < 2; count += 1) await deposit()
  textOf(sandbox.snapshot())
  const stringify = vi.spyOn(JSON, 'stringify')
  textOf(sandbox.snapshot())
  const rows = () =>
    stringify.mock.calls.filter(([row]) => typeof row === 'object' && row !== null && 'depositId' in row).length
  expect(rows()).toBe(0)
  await deposit()
  stringify.mockClear()
  textOf(sandbox.snapshot())
  expect(rows()).toBe(1)
  stringify.mockRestore()
})
