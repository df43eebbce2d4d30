import { describe, expect, it } from 'vitest'
import { createTestBench, type TestBench } from '../testing/test-bench.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const FROM = { platform: 'M', merchantCode: 'demo' } as const
const DAY_MS = 86_400_000
const TEXT = { EN: 'Hello', TY: 'Kumusta' }
const notice = (id: number, more: object = {}) => ({
  id,
  group: 'player' as const,
  title: TEXT,
  content: TEXT,
  startDay: -1,
  noExpiry: true,
  categoryIds: [],
  images: ['a.svg', 'b.svg'],
  ...more,
})

it('[PCALL-04] fills the groups that were asked for and leaves the others empty', async () => {
  const { call } = createTestBench()
  const only = (await call('announcements', { types: 'PR', ...FROM })).value
  expect(only.promotion.length).toBeGreaterThan(0)
  expect(only).toMatchObject({ banners: [], player: [], popup: [], hot: [] })

  const home = (await call('announcements', { types: 'B,PL,PU', groupName: 'm_home', ...FROM })).value
  expect(home.promotion).toEqual([])
  expect(home.player.length).toBeGreaterThan(0)
  expect(home.popup.length).toBeGreaterThan(0)
  expect(new Set(home.banners.map((row: { groupName: string }) => row.groupName))).toEqual(new Set(['m_home']))

  const all = (await call('announcements', { types: 'B,PL,PU,PR,H', ...FROM })).value
  expect(all.hot.length).toBeGreaterThan(0)
  expect(all.banners.length).toBeGreaterThan(home.banners.length)
})

it('[HOME-05] sends popups with their size and where they lead, unless they are switched off', async () => {
  const { call, sandbox } = createTestBench()
  const popups = async () => (await call('announcements', { types: 'PU', ...FROM })).value.popup
  const [picture, text] = await popups()
  expect(picture).toMatchObject({ url: '/m/activity', width: 350, height: 140, content: '' })
  expect(picture.announcementImages).toHaveLength(1)
  expect(text).toMatchObject({ width: 320, announcementImages: [], content: expect.stringContaining('<p>') })
  expect(text).not.toHaveProperty('url')
  await sandbox.control.scenario({ name: 'no-popups' })
  expect(await popups()).toEqual([])
  await sandbox.control.scenario({ name: 'popups' })
  expect(await popups()).toHaveLength(2)
})

it.each(['PR,ZZ', 'constructor', 'PL,toString', '__proto__'])(
  '[PCALL-04] refuses a type that it does not know: %s',
  async (types) => {
    const reply = await createTestBench().call('announcements', { types, ...FROM })
    expect(reply).toMatchObject({ status: 400, value: { field: 'types' } })
  },
)

it('[PCALL-04][PCALL-07] are those of this merchant alone', async () => {
  const bench = createTestBench()
  const other = { platform: 'M', merchantCode: 'another' } as const
  const refused = { success: false, code: 'request.invalid', value: { field: 'merchantCode' } }
  expect(await bench.call('announcements', { types: 'PR', ...other })).toMatchObject(refused)
  const token = await bench.login('agent2')
  const query = { types: 'A', groupName: 'm_home', ...other } as const
  expect(await bench.call('agentAnnouncements', query, { token })).toMatchObject(refused)
})

it('[PCALL-04][PDATA-06] gives read flags and a count to members only', async () => {
  const { call, login } = createTestBench()
  const guest = (await call('announcements', { types: 'PL', ...FROM })).value
  expect(guest.player[0].read).toBeUndefined()
  expect(guest.footer).toBeUndefined()
  const own = (await call('announcements', { types: 'PL', ...FROM }, { token: await login() })).value
  expect(own.player[0].read).toBe(0)
  expect(own.footer).toEqual({ unreadCount: own.player.length })
})

it('[PDATA-01] sends texts in the language asked for, and pictures in their order', async () => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.setAnnouncements({ announcements: [notice(7)] })
  const read = async (language: string) =>
    (await call('announcements', { types: 'PL', language, ...FROM })).value.player[0]
  expect(await read('TY')).toMatchObject({ id: 7, title: 'Kumusta' })
  expect(await read('BN')).toMatchObject({
    title: 'Hello',
    noExpiry: 1,
    announcementImages: [
      { url: 'a.svg', sequence: 1 },
      { url: 'b.svg', sequence: 2 },
    ],
  })
})

it('[PDATA-01] shows an announcement between its dates', async () => {
  const { call, sandbox, clock } = createTestBench()
  await sandbox.control.setAnnouncements({
    announcements: [notice(1, { startDay: 1 }), notice(2, { endDay: 1, noExpiry: false }), notice(3, { endDay: 1 })],
  })
  const shown = async () =>
    (await call('announcements', { types: 'PL', ...FROM })).value.player.map((row: { id: number }) => row.id)
  expect(await shown()).toEqual([2, 3])
  await clock.advance(DAY_MS)
  expect(await shown()).toEqual([1, 3])
})

it('[PCALL-27] has no announcements at all in that scenario', async () => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.scenario({ name: 'no-announcements' })
  const { value } = await call('announcements', { types: 'B,PL,PU,PR,H', ...FROM })
  expect(value).toEqual({ promotion: [], banners: [], player: [], popup: [], hot: [] })
})

it('[NOTICE-01][PROMO-01] sends what begins last first, and popups in the order in which they open', async () => {
  const { call } = createTestBench()
  const { value } = await call('announcements', { types: 'PL,PR,PU,H', ...FROM })
  for (const group of ['player', 'promotion', 'hot']) {
    const days = value[group].map((row: { startDate: number }) => row.startDate)
    expect(days).toEqual([...days].sort((a, b) => b - a))
  }
  const ids = value.popup.map((row: { id: number }) => row.id)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
})

describe('read marks', () => {
  const players = async ({ call }: Pick<TestBench, 'call'>, token: string) =>
    (await call('announcements', { types: 'PL', ...FROM }, { token })).value
  const agents = ({ call }: Pick<TestBench, 'call'>, token: string) =>
    call('agentAnnouncements', { types: 'A', groupName: 'm_home', ...FROM }, { token })
  const mark = ({ call }: Pick<TestBench, 'call'>, announcementId: number, token?: string) =>
    call('announcementRead', { announcementId, read: true }, { token })

  it('[PCALL-05][PCALL-04] belong to a member alone, and stay over a restart', async () => {
    const bench = createTestBench()
    const [own, other] = [await bench.login('demo'), await bench.login('player1')]
    const before = (await players(bench, own)).footer.unreadCount
    for (let times = 0; times < 2; times += 1) expect(await mark(bench, 101, own)).toMatchObject({ success: true })
    const after = await players(bench, own)
    expect(after.player.filter((row: { read: number }) => row.read === 1)).toMatchObject([{ id: 101 }])
    expect(after.footer).toEqual({ unreadCount: before - 1 })
    expect((await players(bench, other)).footer).toEqual({ unreadCount: before })

    const saved = parseSnapshot(JSON.parse(JSON.stringify(bench.sandbox.snapshot())))
    const later = createTestBench({ snapshot: saved })
    expect((await players(later, await later.login('demo'))).footer).toEqual({ unreadCount: before - 1 })
  })

  it('[PCALL-04][PCALL-05][NOTICE-05] are refused to guests and trial players, who have no flags and no count', async () => {
    const bench = createTestBench()
    expect(await mark(bench, 101)).toMatchObject({ success: false, code: 'session.required' })
    const { token } = (await bench.call('trialStart', {})).value
    expect(await mark(bench, 101, token)).toMatchObject({ success: false, code: 'trial.rejected' })
    const trial = await players(bench, token)
    expect([trial.player[0].read, trial.footer]).toEqual([undefined, undefined])
  })

  it('[PCALL-05] are refused for what is no notice of the caller, and for anything but true', async () => {
    const bench = createTestBench()
    const token = await bench.login()
    // Unknown, a promotion, and a notice for agents.
    for (const id of [999, 201, 501]) {
      expect(await mark(bench, id, token)).toMatchObject({ status: 400, value: { field: 'announcementId' } })
    }
    // A mark is not taken back.
    for (const read of [false, undefined]) {
      const reply = await bench.call('announcementRead', { announcementId: 101, read } as never, { token })
      expect(reply).toMatchObject({ status: 400, value: { field: 'read' } })
    }
    expect(await mark(bench, 501, await bench.login('agent2'))).toMatchObject({ success: true })
  })

  it('[PCALL-07] agents have notices of their own, with a count; players and trial players have not', async () => {
    const bench = createTestBench()
    const token = await bench.login('agent2')
    const { list, footer } = (await agents(bench, token)).value
    expect(list.map(({ id, read }: { id: number; read: number }) => [id, read])).toEqual([
      [501, 0],
      [502, 0],
      [503, 0],
    ])
    expect(footer).toEqual({ unreadCount: 3 })
    await mark(bench, 502, token)
    expect((await agents(bench, token)).value.footer).toEqual({ unreadCount: 2 })
    for (const who of [await bench.login(), (await bench.call('trialStart', {})).value.token]) {
      expect(await agents(bench, who)).toMatchObject({ success: false, code: 'no.permission' })
    }
  })

  it('[PCALL-27] are set from outside, as is how many notices there are', async () => {
    const bench = createTestBench()
    const { control } = bench.sandbox
    const token = await bench.login()
    await control.setNotices({ players: 120, agents: 0 })
    expect((await players(bench, token)).footer).toEqual({ unreadCount: 120 })
    expect((await agents(bench, await bench.login('agent2'))).value).toEqual({ list: [], footer: { unreadCount: 0 } })
    await control.setReadNotices({ ids: [100_001, 100_002], userName: 'demo' })
    expect((await players(bench, token)).footer).toEqual({ unreadCount: 118 })
    await control.setReadNotices({ ids: [] })
    expect((await players(bench, token)).footer).toEqual({ unreadCount: 120 })
    await expect(control.setReadNotices({ ids: [], userName: 'nobody' })).rejects.toThrow(/userName/)
  })
})

it.each([
  ['EN', 'None: it can be withdrawn at once', 'None: what you win can be withdrawn at once'],
  ['TY', 'Wala: maaaring i-withdraw agad', 'Wala: maaaring i-withdraw agad ang napanalunan'],
  ['BN', 'লাগবে না: সঙ্গে সঙ্গে তোলা যায়', 'লাগবে না: জেতা টাকা সঙ্গে সঙ্গে তোলা যায়'],
] as const)(
  'terms without turnover say so of the money, and of what free spins win, %s',
  async (language, ...words) => {
    const { call } = createTestBench()
    const query = { types: 'PR', platform: 'M', merchantCode: 'demo', language } as const
    const rows: readonly { id: number; terms?: { stake?: string } }[] = (await call('announcements', query)).value
      .promotion
    expect([207, 201].map((id) => rows.find((row) => row.id === id)?.terms?.stake)).toEqual(words)
  },
)
