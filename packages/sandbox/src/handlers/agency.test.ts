import { expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'

it('[PCALL-10] names the agreements that wait for an agent, and none where there are none', async () => {
  const { call, login, sandbox } = createTestBench()
  const token = await login('agent2')
  const info = async () => (await call('contractInfo', {}, { token })).value
  const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' }
  expect(await info()).toEqual(none)
  await sandbox.control.setContractsToSign({ userName: 'agent2', dailysalreqtype: 'D', divtypecompperiodreq: 'M' })
  expect(await info()).toEqual({ dailysalreqtype: 'D', divtypecompperiodreq: 'M', contracthoursalreq: '' })
  await sandbox.control.setContractsToSign({ userName: 'agent2' })
  expect(await info()).toEqual(none)
  await expect(sandbox.control.setContractsToSign({ userName: 'nobody' })).rejects.toThrow()
})
