import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as money from '../../../kernel/money/public-money.ts'
import { unwrap } from '../../../kernel/result.ts'
import { deferred } from '../../../testing/deferred.ts'
import { json } from '../../../testing/scripted-platform.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import {
  AGENT,
  createTestLobby,
  GUEST,
  MEMBER,
  OTHER_AGENT,
  type TestLobbyOptions,
} from '../../../testing/test-lobby-context.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { teamEndpoints } from './endpoints.ts'
import { createTeam, team } from './team.ts'
import type { TeamTree } from './team-tree.ts'
import { treeStep } from './tree-step.ts'

function lobby(options: TestLobbyOptions = {}) {
  const test = createTestLobby({
    who: AGENT,
    now: Date.UTC(2026, 10, 22, 12),
    ...options,
    config: { timeZone: 'Asia/Manila', http: { retries: 0 } },
  })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    expect(test.leftovers()).toEqual([])
  })
  return { ...test, team: createTeam(test.context, test.session, test.guard) }
}

const row = (memberId: string, childCount = 0, level = 1) => ({
  memberId,
  userName: `user${memberId}`,
  level,
  childCount,
  turnover: '10.00',
})
const rowsFrom = (from: number, count: number) => Array.from({ length: count }, (_, at) => row(String(from + at)))

describe('on the sandbox', () => {
  it('[TEAM-01] an agent reads overview, lines, members, one of them, and bets', async () => {
    const test = createTestFoyerOnSandbox(createSandbox, {})
    onTestFinished(() => expect(test.end()).toEqual([]))
    await test.idle()
    unwrap(await test.foyer.use(signIn).withPassword({ username: 'agent2', password: 'Foyer2026' }))
    const api = test.foyer.use(team)
    const overview = api.overview('days30')
    unwrap(await overview.load())
    const shown = overview.$state.get().data
    expect(shown).toMatchObject({ zone: 'Asia/Manila', totals: { members: 200 } })
    expect(shown?.series).toHaveLength(30)
    expect(shown?.lines).toHaveLength(10)
    const lines = api.profitAndLoss({ period: 'days30' })
    unwrap(await lines.load())
    expect(lines.$summary.get()?.totals?.sums?.turnover).toBe(shown?.totals.turnover)
    const members = api.members({ text: 'ana1', sort: 'name' })
    unwrap(await members.load())
    expect(members.items.map(({ userName }) => userName)).toContain('ana10')
    const [ana] = members.items
    const detail = api.member(ana?.memberId ?? '', 'days7')
    unwrap(await detail.load())
    expect(detail.$state.get().data).toMatchObject({ userName: 'ana10', below: 21, rates: { slots: '0.90' } })
    const bets = api.bets({ period: 'days7', group: 'slots' })
    unwrap(await bets.load())
    expect(bets.items.every(({ group }) => group === 'slots')).toBe(true)
    expect(bets.items.length).toBe(25)
    const tree = api.tree()
    unwrap(await tree.load())
    expect(tree.$summary.get()).toMatchObject({ status: 'ready', total: 32 })
    for (const one of [overview, lines, members, detail, bets, tree]) one.dispose()
  })
})

describe('days', () => {
  it.each([
    [{ from: '2026-11-20', to: '2026-11-01' }, 'from'],
    [{ from: '2026-08-20', to: '2026-11-20' }, 'from'],
    [{ from: '2026-11-01', to: '2026-11-23' }, 'to'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
    [{ from: 'text', to: '2026-03-01' }, 'from'],
  ])('[TEAM-02] %j cannot be asked for: the field is named and nothing is sent', async (period, field) => {
    const { team, platform } = lobby()
    const overview = team.overview(period)
    expect(await overview.load()).toMatchObject({ ok: false, error: { code: 'period.invalid', field } })
    const bets = team.bets({ period })
    expect(await bets.load()).toMatchObject({ ok: false, error: { code: 'period.invalid', field } })
    expect([
      ...platform.requestsOf(teamEndpoints.teamOverview),
      ...platform.requestsOf(teamEndpoints.teamBets),
    ]).toEqual([])
  })

  it('[TEAM-02] 92 days can be asked for, and are sent as they are', async () => {
    const { team, platform } = lobby()
    platform.on(teamEndpoints.teamOverview, () => json({}, { status: 500 }))
    await team.overview({ from: '2026-08-23', to: '2026-11-22' }).load()
    expect(platform.requestsOf(teamEndpoints.teamOverview)[0]?.query).toMatchObject({
      startDate: '2026-08-23',
      endDate: '2026-11-22',
    })
  })
})

it('[TEAM-01] nothing is asked for who has no team, and what one agent saw is not shown to the next user', async () => {
  const { team, platform, become, idle } = lobby()
  platform.answer(teamEndpoints.teamMembers, { list: rowsFrom(1, 3), totalCount: 3, path: [] })
  const members = team.members()
  const tree = team.tree()
  await Promise.all([members.load(), tree.load()])
  expect(members.items).toHaveLength(3)
  const sent = platform.requestsOf(teamEndpoints.teamMembers).length
  for (const state of [GUEST, MEMBER]) {
    become(state)
    await idle()
    expect([members.items, tree.$rows.get().filter(({ kind }) => kind === 'member')]).toEqual([[], []])
  }
  expect(platform.requestsOf(teamEndpoints.teamMembers)).toHaveLength(sent)
})

it('direct members alone are asked for, until there is a text', async () => {
  const { team, platform } = lobby()
  platform.answer(teamEndpoints.teamMembers, { list: [], totalCount: 0, path: [] })
  for (const query of [{ isDirect: true }, { isDirect: true, text: 'ana' }, {}]) {
    const list = team.members(query)
    await list.load()
    list.dispose()
  }
  expect(platform.requestsOf(teamEndpoints.teamMembers).map(({ query: { parentId, q } }) => [parentId, q])).toEqual([
    ['me', undefined],
    [undefined, 'ana'],
    [undefined, undefined],
  ])
})

it('a search asks with its own text, and an answer to an earlier one is not shown', async () => {
  const { team, platform, idle } = lobby()
  const late = deferred<Response>()
  platform.on(teamEndpoints.teamMembers, () => late.promise)
  const first = team.members({ text: '  an ' })
  void first.load()
  await idle({ hanging: 1 })
  first.dispose()
  platform.answer(teamEndpoints.teamMembers, { list: [row('2')], totalCount: 1, path: [] })
  const second = team.members({ text: `ana${'x'.repeat(60)}` })
  await second.load()
  late.resolve(json({ success: true, value: { list: rowsFrom(1, 5), totalCount: 5 } }))
  await idle()
  expect([first.items, second.items.map(({ memberId }) => memberId)]).toEqual([[], ['2']])
  expect(platform.requestsOf(teamEndpoints.teamMembers).map(({ query }) => query.q)).toEqual([
    'an',
    `ana${'x'.repeat(29)}`,
  ])
})

it('[TEAM-05] who comes back to a place finds its list and its tree as they were left; elsewhere, and as another user, they begin anew', async () => {
  const { team, platform, become, idle } = lobby()
  platform.on(teamEndpoints.teamMembers, ({ query }) => {
    const from = query.parentId === '1' ? 101 : (Number(query.pageNo) - 1) * 25 + 1
    return json({
      success: true,
      value: { list: rowsFrom(from, 25).map((one) => ({ ...one, childCount: 25 })), totalCount: 50, path: [] },
    })
  })
  const open = (place: string | undefined, text = '') => team.members({ text, sort: 'name', place })
  const openTree = (place: string | undefined) => team.tree({ sort: 'name', place })
  const list = open('a')
  const tree = openTree('a')
  await Promise.all([list.load(), tree.load()])
  await list.loadMore()
  await tree.open('1')
  const rows = tree.$rows.get().length
  expect([list.items.length, rows]).toEqual([50, 52])
  list.dispose()
  tree.dispose()
  const sent = platform.requestsOf(teamEndpoints.teamMembers).length
  const [again, treeAgain] = [open('a'), openTree('a')]
  await Promise.all([again.load(), treeAgain.load()])
  expect([again.items.length, treeAgain.$rows.get().length]).toEqual([50, rows])
  expect(platform.requestsOf(teamEndpoints.teamMembers)).toHaveLength(sent)
  // Another search, another entry, and no entry.
  for (const other of [open('a', 'x'), open('b'), open(undefined)]) {
    expect(other.items).toEqual([])
    other.dispose()
  }
  expect(openTree('b').$rows.get()).toEqual([])
  again.dispose()
  become(GUEST)
  await idle()
  expect(open('a').items).toEqual([])
  expect(treeAgain.$rows.get().filter(({ kind }) => kind === 'member')).toEqual([])
})

it('[TEAM-05] who comes back finds the tree as it was left, though the first render of it was thrown away', async () => {
  const { team, platform, clock } = lobby()
  platform.on(teamEndpoints.teamMembers, ({ query }) => {
    const from = { '1': 101, '2': 201 }[query.parentId ?? ''] ?? 1
    const list = rowsFrom(from, 5).map((one) => ({ ...one, childCount: 5 }))
    return json({ success: true, value: { list, totalCount: 5, path: [] } })
  })
  const openTree = () => team.tree({ sort: 'name', place: 'a' })
  const tree = openTree()
  await tree.load()
  await tree.open('1')
  tree.dispose()
  const thrownAway = openTree()
  const shown = openTree()
  expect(shown.$rows.get()).toHaveLength(10)
  await clock.advance(10_000)
  thrownAway.dispose()
  await shown.open('2')
  expect(shown.$rows.get()).toHaveLength(15)
  shown.dispose()
  expect(openTree().$rows.get()).toHaveLength(15)
})

it('after a change of the language only what has words of it is asked for again, and nothing that was left', async () => {
  const { team, platform, languages, idle } = lobby()
  platform.answer(teamEndpoints.teamMembers, { list: rowsFrom(1, 3), totalCount: 3, path: [] })
  platform.answer(teamEndpoints.teamBets, { list: [], totalCount: 0 })
  const [left, shown] = [team.members({ place: 'a' }), team.members({ place: 'b' })]
  const bets = team.bets({ period: 'days7' })
  await Promise.all([left.load(), shown.load(), bets.load()])
  left.dispose()
  const members = platform.requestsOf(teamEndpoints.teamMembers).length
  const asked = platform.requestsOf(teamEndpoints.teamBets).length
  languages.setLanguage('TY')
  await idle()
  expect(platform.requestsOf(teamEndpoints.teamMembers)).toHaveLength(members)
  expect(platform.requestsOf(teamEndpoints.teamBets).length).toBeGreaterThan(asked)
})

it('of the places that were left the oldest is forgotten, and a list that never came is not kept', async () => {
  const { team, platform } = lobby()
  platform.answer(teamEndpoints.teamMembers, { list: rowsFrom(1, 3), totalCount: 3, path: [] })
  const open = (place: string) => team.members({ place })
  open('never').dispose()
  for (const place of ['1', '2', '3', '4', '5']) {
    const list = open(place)
    await list.load()
    list.dispose()
  }
  expect(['never', '1', '2', '5'].map((place) => open(place).items.length)).toEqual([0, 0, 3, 3])
})

it('a member who has left fails with a reason of its own', async () => {
  const { team, platform, events } = lobby()
  const path = teamEndpoints.teamMember.path.replace('{memberId}', '110001')
  platform.on({ ...teamEndpoints.teamMember, path }, () => json({ success: false, code: 'member.notInTeam' }))
  const detail = team.member('110001')
  expect(await detail.load()).toMatchObject({ ok: false, error: { code: 'member.notInTeam' } })
  expect([detail.$state.get().status, events.toastKeys]).toEqual(['failed', []])
})

describe('bets', () => {
  const bet = (id: number) => ({
    betId: `B${id}`,
    memberId: '1',
    userName: 'u',
    at: id,
    stake: '1',
    win: '0',
    gameName: '',
  })
  const answer = (total: number) => ({
    list: [bet(total)],
    totalCount: total,
    totalPages: total,
    zone: 'Asia/Manila',
    totals: { bets: total, turnover: '1', win: '0', lost: '1' },
  })

  it('[TEAM-06] the list stands still, new bets are counted, and shown when they are asked for', async () => {
    const { team, platform, clock, idle } = lobby()
    platform.answer(teamEndpoints.teamBets, answer(4))
    const bets = team.bets({ period: 'today' })
    await bets.load()
    const stop = bets.watch()
    platform.answer(teamEndpoints.teamBets, answer(16))
    await clock.advance(20_000)
    await idle()
    expect([bets.$newCount.get(), bets.items.length, bets.$state.get().data?.total]).toEqual([12, 1, 4])
    expect(platform.requestsOf(teamEndpoints.teamBets).at(-1)?.query).toMatchObject({ pageNo: '1', pageSize: '1' })
    await bets.refresh()
    expect([bets.$newCount.get(), bets.$state.get().data?.total]).toEqual([0, 16])
    stop()
    const sent = platform.requestsOf(teamEndpoints.teamBets).length
    await clock.advance(120_000)
    expect(platform.requestsOf(teamEndpoints.teamBets)).toHaveLength(sent)
  })

  it('[TEAM-06] an older answer is no count of the list that is shown now, nor of the next agent', async () => {
    const { team, platform, clock, become, idle } = lobby()
    platform.answer(teamEndpoints.teamBets, answer(4))
    const bets = team.bets({ period: 'today' })
    await bets.load()
    bets.watch()
    const asked = deferred<Response>()
    platform.on(teamEndpoints.teamBets, () => asked.promise)
    await clock.advance(20_000)
    await idle({ hanging: 1 })
    platform.answer(teamEndpoints.teamBets, answer(20))
    await bets.refresh()
    // Asked before the list was loaded anew, perhaps of other days.
    asked.resolve(json({ success: true, value: answer(23) }))
    await idle()
    expect([bets.$newCount.get(), bets.$state.get().data?.total]).toEqual([0, 20])

    const ofFirst = deferred<Response>()
    platform.on(teamEndpoints.teamBets, () => ofFirst.promise)
    await clock.advance(20_000)
    await idle({ hanging: 1 })
    platform.answer(teamEndpoints.teamBets, answer(2))
    become(OTHER_AGENT)
    await idle({ hanging: 1 })
    ofFirst.resolve(json({ success: true, value: answer(30) }))
    await idle()
    expect([bets.$newCount.get(), bets.$state.get().data?.total]).toEqual([0, 2])
    // The question of the first is not in the way of those of the next.
    platform.answer(teamEndpoints.teamBets, answer(3))
    await clock.advance(20_000)
    await idle()
    expect(bets.$newCount.get()).toBe(1)
  })

  it('nothing is asked while the page is hidden, while there is no network, or of days that are over', async () => {
    const { team, platform, clock, ports } = lobby()
    platform.answer(teamEndpoints.teamBets, answer(4))
    const today = team.bets({ period: 'days7' })
    const yesterday = team.bets({ period: 'yesterday' })
    await Promise.all([today.load(), yesterday.load()])
    const sent = platform.requestsOf(teamEndpoints.teamBets).length
    yesterday.watch()
    await clock.advance(60_000)
    ports.network.setOnline(false)
    today.watch()
    await clock.advance(60_000)
    ports.network.setOnline(true)
    ports.visibility.setVisible(false)
    await clock.advance(60_000)
    expect(platform.requestsOf(teamEndpoints.teamBets)).toHaveLength(sent)
    ports.visibility.setVisible(true)
    await clock.advance(20_000)
    expect(platform.requestsOf(teamEndpoints.teamBets)).toHaveLength(sent + 1)
    today.dispose()
    await clock.advance(60_000)
    expect(platform.requestsOf(teamEndpoints.teamBets)).toHaveLength(sent + 1)
  })
})

describe('the tree', () => {
  const shape = (tree: TeamTree) =>
    tree.$rows.get().map((shown) => {
      if (shown.kind !== 'member') return `${'.'.repeat(shown.depth)}${shown.kind}${shown.parentId} ${shown.remaining}`
      const mark = shown.isOpen === undefined ? '' : shown.isOpen ? 'v' : '>'
      return `${'.'.repeat(shown.depth)}${mark}${shown.id} ${shown.position}/${shown.setSize}`
    })
  const branches: Readonly<Record<string, readonly ReturnType<typeof row>[]>> = {
    me: [row('1', 2), row('2'), row('3', 30)],
    '1': [row('11', 1, 2), row('12', 0, 2)],
    '11': [row('111', 0, 3)],
  }
  const answerBranches = ({ platform }: Pick<ReturnType<typeof lobby>, 'platform'>) =>
    platform.on(teamEndpoints.teamMembers, ({ query }) => {
      const list = branches[query.parentId ?? ''] ?? []
      return json({ success: true, value: { list, totalCount: list.length, path: [] } })
    })

  it('[TEAM-04] opens branch by branch, loads each once, and closes without forgetting', async () => {
    const test = lobby()
    answerBranches(test)
    const tree = test.team.tree({ sort: 'name' })
    await tree.load()
    expect(shape(tree)).toEqual(['.>1 1/3', '.2 2/3', '.>3 3/3'])
    const opening = tree.open('1')
    expect(shape(tree)).toEqual(['.v1 1/3', '..loading1 0', '.2 2/3', '.>3 3/3'])
    await opening
    await tree.open('11')
    expect(shape(tree)).toEqual(['.v1 1/3', '..v11 1/2', '...111 1/1', '..12 2/2', '.2 2/3', '.>3 3/3'])
    tree.close('1')
    expect(shape(tree)).toEqual(['.>1 1/3', '.2 2/3', '.>3 3/3'])
    const sent = test.platform.requestsOf(teamEndpoints.teamMembers).length
    await tree.open('1')
    expect(shape(tree)).toHaveLength(6)
    expect(test.platform.requestsOf(teamEndpoints.teamMembers)).toHaveLength(sent)
    expect(test.platform.requestsOf(teamEndpoints.teamMembers)[0]?.query).toMatchObject({
      parentId: 'me',
      sort: 'name',
    })
    tree.remove('1')
    expect(shape(tree)).toEqual(['.2 1/2', '.>3 2/2'])
  })

  it('a branch that fails says so in its row, and comes with the next try or with the network', async () => {
    const test = lobby()
    answerBranches(test)
    const tree = test.team.tree()
    await tree.load()
    test.platform.on(teamEndpoints.teamMembers, () => json({}, { status: 500 }))
    expect((await tree.open('1')).ok).toBe(false)
    expect(shape(tree)).toEqual(['.v1 1/3', '..failed1 0', '.2 2/3', '.>3 3/3'])
    answerBranches(test)
    await tree.loadMore('1')
    expect(shape(tree)[1]).toBe('..>11 1/2')
    test.ports.network.setOnline(false)
    await tree.open('11')
    expect(shape(tree)[2]).toBe('...failed11 0')
    test.ports.network.setOnline(true)
    await test.idle()
    expect(shape(tree)[2]).toBe('...111 1/1')
    expect(test.events.toastKeys).toEqual([])
  })

  it('[TEAM-04] who is removed while a page is under way does not come back with it, nor does anybody below', async () => {
    const test = lobby()
    answerBranches(test)
    const tree = test.team.tree()
    const loading = tree.load()
    tree.remove('2')
    await loading
    expect(shape(tree)).toEqual(['.>1 1/2', '.>3 2/2'])
    await tree.open('1')
    const opening = tree.open('11')
    tree.remove('1')
    expect((await opening).error?.code).toBe('request.aborted')
    expect(shape(tree)).toEqual(['.>3 1/1'])
    // No branch of a member below is left, which would be shown where that member stands elsewhere.
    test.platform.on(teamEndpoints.teamMembers, () =>
      json({ success: true, value: { list: [row('11', 1, 2)], totalCount: 1 } }),
    )
    const sent = test.platform.requestsOf(teamEndpoints.teamMembers).length
    await tree.open('11')
    expect(test.platform.requestsOf(teamEndpoints.teamMembers)).toHaveLength(sent + 1)
  })

  it('[TEAM-04] a large branch grows page by page as of its first', async () => {
    const test = lobby()
    test.platform.on(teamEndpoints.teamMembers, ({ query }) => {
      const from = (Number(query.pageNo) - 1) * 25
      const list = rowsFrom(from + 1, Math.min(25, 60 - from))
      return json({ success: true, value: { list, totalCount: 60, asOf: 77 } })
    })
    const tree = test.team.tree()
    await tree.load()
    expect(shape(tree).at(-1)).toBe('.more 35')
    await tree.loadMore('')
    await tree.loadMore('')
    expect(shape(tree).at(-1)).toBe('.60 60/60')
    expect(test.platform.requestsOf(teamEndpoints.teamMembers).map(({ query }) => query.asOf)).toEqual([
      undefined,
      '77',
      '77',
    ])
  })

  it('[TEAM-04] at most two branches are asked for at a time, the latest first', async () => {
    const test = lobby()
    const list = Array.from({ length: 5 }, (_, at) => row(String(at + 1), 1))
    test.platform.answer(teamEndpoints.teamMembers, { list, totalCount: 5, path: [] })
    const tree = test.team.tree()
    await tree.load()
    const answers = new Map<string, ReturnType<typeof deferred<Response>>>()
    test.platform.on(teamEndpoints.teamMembers, ({ query }) => {
      const answer = deferred<Response>()
      answers.set(query.parentId ?? '', answer)
      return answer.promise
    })
    for (const { memberId } of list) void tree.open(memberId)
    await test.idle({ hanging: 2 })
    expect([...answers.keys()]).toEqual(['1', '2'])
    answers.get('1')?.resolve(json({ success: true, value: { list: [], totalCount: 0 } }))
    await test.idle({ hanging: 2 })
    expect([...answers.keys()]).toEqual(['1', '2', '5'])
    for (const key of ['2', '5', '4', '3']) {
      answers.get(key)?.resolve(json({ success: true, value: { list: [], totalCount: 0 } }))
      await test.idle({ hanging: { '2': 2, '5': 2, '4': 1, '3': 0 }[key] ?? 0 })
    }
    expect([...answers.keys()]).toEqual(['1', '2', '5', '4', '3'])
  })

  it('the keys of a tree', () => {
    const member = (id: string, depth: number, isOpen?: boolean) => ({
      kind: 'member' as const,
      id,
      depth,
      isOpen,
      position: 1,
      setSize: 1,
      member: { ...row(id), turnover: money.sum([]), nickname: undefined, uplineId: undefined, uplineName: undefined },
    })
    const more = { kind: 'more' as const, id: 'm', parentId: '1', depth: 2, remaining: 3, error: undefined }
    const rows = [member('1', 1, true), member('11', 2, false), more, member('2', 1)]
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', 'x']
    expect(rows.map((_, at) => keys.map((key) => treeStep(rows, at, key)))).toEqual([
      [undefined, { to: 1 }, { close: '1' }, { to: 1 }, undefined, { to: 3 }, { choose: '1' }, undefined],
      [{ to: 0 }, { to: 2 }, { to: 0 }, { open: '11' }, { to: 0 }, { to: 3 }, { choose: '11' }, undefined],
      [{ to: 1 }, { to: 3 }, { to: 0 }, undefined, { to: 0 }, { to: 3 }, undefined, undefined],
      [{ to: 2 }, undefined, undefined, undefined, { to: 0 }, undefined, { choose: '2' }, undefined],
    ])
  })
})
