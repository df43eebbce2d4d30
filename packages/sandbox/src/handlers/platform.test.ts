import { expect, it } from 'vitest'
import { LIST } from '../testing/client.ts'
import { createTestBench } from '../testing/test-bench.ts'

it('describes the app in the language that is asked for', async () => {
  const { raw } = createTestBench()
  const words = async (Language: string) =>
    (await raw('/wps/site/settings?merchantCode=demo', { headers: { Language } })).value.mobileTemplate.app_desc
  const [en, fil, bn] = [await words('EN'), await words('TY'), await words('BN')]
  expect([en, fil, bn]).toEqual([
    expect.stringContaining('games'),
    expect.stringContaining('laro'),
    expect.stringContaining('গেম'),
  ])
  expect(await words('ZZ')).toBe(en)
})

it('[INSTALL-19] names a bonus for the app only together with customer service, which alone can give it', async () => {
  const { raw } = createTestBench()
  for (const [Language, games, bonus, service] of [
    ['EN', '600', 'bonus', 'customer service'],
    ['TY', '600', 'bonus', 'customer service'],
    ['BN', '600', 'বোনাস', 'কাস্টমার সার্ভিস'],
  ] as const) {
    const { value } = await raw('/wps/site/settings?merchantCode=demo', { headers: { Language } })
    for (const words of [games, bonus, service]) expect(value.mobileTemplate.app_desc).toContain(words)
  }
})

it('[CALL-40][PCALL-27][FLAG-01] sends the flags as they are set', async () => {
  const { call, sandbox } = createTestBench()
  const flags = async () => (await call('siteFlags', { merchantCode: 'demo' })).value.flags
  expect(await flags()).toMatchObject({ CBS3: true, REWCEN3: true, mem_cen: '1', dep_func: '1', FACEBOOKLOGIN3: false })
  await sandbox.control.setFlags({ CBS3: false, NEWFLAG: '1' })
  expect(await flags()).toMatchObject({ CBS3: false, REWCEN3: true, NEWFLAG: '1' })
  await sandbox.control.reset()
  expect(await flags()).toMatchObject({ CBS3: true })
  expect((await call('siteFlags', { merchantCode: 'x' })).status).toBe(400)
})

it.each([
  [false, false],
  [true, false],
  [false, true],
  [true, true],
])('[CALL-24][PCALL-12] reports maintenance %s and restriction %s', async (maintenance, regionRestriction) => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.setStatus({ maintenance, regionRestriction, ip: '198.51.100.7', info: 'soon' })
  expect((await call('siteStatus', {})).value).toEqual({
    maintenance,
    regionRestriction,
    info: 'soon',
    location: { ip: '198.51.100.7' },
  })
})

it('[STATUS-05] says when it is expected back, where somebody knows', async () => {
  const { call, sandbox, clock } = createTestBench()
  await sandbox.control.setStatus({ maintenance: true, info: 'soon', endsInMinutes: 20 })
  const { value } = await call('siteStatus', {})
  const { until = '' } = value.info as { until?: string }
  expect(value.info).toEqual({ message: 'soon', until })
  expect(Date.parse(until) % 900_000).toBe(0)
  expect(Date.parse(until) - clock.now()).toBeGreaterThanOrEqual(1_200_000)
  await sandbox.control.setStatus({ maintenance: true })
  expect((await call('siteStatus', {})).value).toMatchObject({ info: 'soon' })
})

it('[PCALL-12][ERR-14][ERR-15] refuses all else while it is closed, but lets people out', async () => {
  const { call, login, sandbox } = createTestBench()
  const token = await login()
  const list = () => call('gameList', { ...LIST, gameType: 'RNG' })
  await sandbox.control.scenario({ name: 'maintenance' })
  expect(await list()).toMatchObject({ status: 200, success: false, code: 'platform.maintenance' })
  expect((await call('siteFlags', { merchantCode: 'demo' })).success).toBe(true)
  expect((await call('logout', {}, { token })).success).toBe(true)
  await sandbox.control.scenario({ name: 'normal' })
  await sandbox.control.scenario({ name: 'restricted' })
  expect(await list()).toMatchObject({ success: false, code: 'region.restricted' })
  await sandbox.control.scenario({ name: 'normal' })
  expect((await list()).success).toBe(true)
})
