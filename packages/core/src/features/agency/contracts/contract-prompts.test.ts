import { describe, expect, it, onTestFinished } from 'vitest'
import { deferred } from '../../../testing/deferred.ts'
import { json } from '../../../testing/scripted-platform.ts'
import {
  AGENT,
  createTestLobby,
  GUEST,
  MEMBER,
  type TestLobbyOptions,
  TRIAL,
} from '../../../testing/test-lobby-context.ts'
import type { SessionState } from '../../auth/session/session.ts'
import { createAgreedNotice } from './agreed-notice.ts'
import { createContractPrompts, requiredContracts } from './contract-prompts.ts'
import { contractEndpoints } from './endpoints.ts'

const ALL = { dailysalreqtype: 'D', divtypecompperiodreq: 'M', contracthoursalreq: 'H' }

function ofType(type: number): SessionState {
  if (type === 4) return TRIAL
  if (AGENT.type !== 'member' || MEMBER.type !== 'member') throw new Error('no member')
  const isAgent = ![0, 40].includes(type)
  return { ...AGENT, isAgent, info: { ...AGENT.info, type } }
}

function lobby(options: TestLobbyOptions = {}) {
  const test = createTestLobby({ who: AGENT, config: { http: { retries: 0 } }, ...options })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    expect(test.leftovers()).toEqual([])
  })
  const notice = createAgreedNotice(test.context, test.session)
  const prompts = createContractPrompts(test.context, test.session, test.guard, notice)
  test.platform.answer(contractEndpoints.contractInfo, ALL)
  return {
    ...test,
    notice,
    prompts,
    current: () => prompts.$current.get(),
    asked: () => test.platform.requestsOf(contractEndpoints.contractInfo),
  }
}

describe('what is required', () => {
  it.each([
    ['CONTRACT-01', 'dailysalreqtype', 'dailySalary'],
    ['CONTRACT-02', 'divtypecompperiodreq', 'dividend'],
    ['CONTRACT-03', 'contracthoursalreq', 'hourlySalary'],
  ] as const)('[%s][PDATA-09] %s asks for %s, unless it is empty', (_, field, kind) => {
    for (const value of ['D', '0', 'x', 7, true, ['D'], { type: 'D' }]) {
      expect(requiredContracts({ [field]: value })).toEqual([kind])
    }
    for (const value of ['', '  ', null, undefined, false, 0, [], {}]) {
      expect(requiredContracts({ [field]: value })).toEqual([])
    }
  })

  it('[PDATA-09] is nothing where nothing is said, and three where all is', () => {
    expect(requiredContracts({})).toEqual([])
    expect(requiredContracts(ALL)).toEqual(['dailySalary', 'dividend', 'hourlySalary'])
  })
})

describe('the prompts', () => {
  it('[CONTRACT-07][CONTRACT-01][CONTRACT-02][CONTRACT-03] come one by one, and again at the next arrival', async () => {
    const { prompts, current } = lobby()
    await prompts.check()
    expect(current()).toBe('dailySalary')
    prompts.dismiss()
    expect(current()).toBe('dividend')
    prompts.dismiss()
    expect(current()).toBe('hourlySalary')
    prompts.dismiss()
    expect(current()).toBeUndefined()
    await prompts.check()
    expect(current()).toBe('dailySalary')
  })

  it('[CONTRACT-07] wait for the next arrival where the person leaves for one of them', async () => {
    const { prompts, current, platform } = lobby()
    await prompts.check()
    prompts.leave()
    expect(current()).toBeUndefined()
    platform.answer(contractEndpoints.contractInfo, { ...ALL, dailysalreqtype: '' })
    await prompts.check()
    expect(current()).toBe('dividend')
  })

  it('[CONTRACT-07] one that is agreed to elsewhere is asked for no more', async () => {
    const { prompts, current, notice } = lobby()
    await prompts.check()
    notice.tell('dividend', 'D1:1')
    expect(current()).toBe('dailySalary')
    notice.tell('dailySalary', 'S1:1')
    expect(current()).toBe('hourlySalary')
    notice.tell('hourlySalary', 'H1:1')
    expect(current()).toBeUndefined()
  })

  it('[CONTRACT-07] nor is one that is agreed to while the answer that asks for it is under way', async () => {
    const { prompts, current, notice, platform, idle } = lobby()
    const late = deferred<Response>()
    platform.on(contractEndpoints.contractInfo, () => late.promise)
    const check = prompts.check()
    await idle({ hanging: 1 })
    notice.tell('dailySalary', 'S1:1')
    late.resolve(json({ success: true, value: ALL }))
    await check
    expect(current()).toBe('dividend')
    prompts.dismiss()
    expect(current()).toBe('hourlySalary')
  })

  it.each([
    [4, 0, []],
    [40, 0, []],
    [41, 0, []],
    [42, 0, []],
    // Asked, but the pages are closed to players, and a dividend is none of theirs (CONTRACT-06).
    [0, 1, []],
    [1, 1, ['dailySalary', 'dividend', 'hourlySalary']],
    [2, 1, ['dailySalary', 'dividend', 'hourlySalary']],
    [5, 1, ['dailySalary', 'dividend', 'hourlySalary']],
  ])('[CONTRACT-05][CONTRACT-06][PCALL-10] type %i: %i calls, and %j', async (type, calls, kinds) => {
    const { prompts, current, asked } = lobby({ who: ofType(type) })
    await prompts.check()
    expect(asked()).toHaveLength(calls)
    const seen = []
    for (let kind = current(); kind !== undefined; kind = current()) {
      seen.push(kind)
      prompts.dismiss()
    }
    expect(seen).toEqual(kinds)
  })

  it('[CONTRACT-06] a dividend is not asked for of type 0, also where the merchant counts it among the agents', async () => {
    const { prompts, current } = lobby({ who: { ...ofType(0), isAgent: true } as typeof AGENT })
    await prompts.check()
    expect(current()).toBe('dailySalary')
    prompts.dismiss()
    expect(current()).toBe('hourlySalary')
  })

  it('[PCALL-10] the check has its path, and the token where the merchant wants it', async () => {
    const { prompts, asked } = lobby({ config: { http: { retries: 0 }, auth: { tokenPlacement: 'both' } } })
    await prompts.check()
    expect(asked()[0]).toMatchObject({
      method: 'GET',
      path: '/wps/agent/contract/info',
      query: { token: 'token-agent2' },
    })
  })

  it('[CONTRACT-05] guests are not checked', async () => {
    const { prompts, asked } = lobby({ who: GUEST })
    await prompts.check()
    expect(asked()).toEqual([])
  })

  it('[CONTRACT-08] a failed check raises none and says nothing', async () => {
    const { prompts, current, platform, events } = lobby()
    for (const answer of [() => json({}, { status: 500 }), () => json({ success: true, value: 'soon' })]) {
      platform.on(contractEndpoints.contractInfo, answer)
      expect((await prompts.check()).ok).toBe(false)
      expect([current(), events.toastKeys]).toEqual([undefined, []])
    }
  })

  it('belong to one user, and an answer after leaving counts for nothing', async () => {
    const { prompts, current, platform, become, idle } = lobby()
    const late = deferred<Response>()
    platform.on(contractEndpoints.contractInfo, () => late.promise)
    const check = prompts.check()
    await idle({ hanging: 1 })
    prompts.leave()
    late.resolve(json({ success: true, value: ALL }))
    await check
    expect(current()).toBeUndefined()
    platform.answer(contractEndpoints.contractInfo, ALL)
    await prompts.check()
    become(GUEST)
    expect(current()).toBeUndefined()
  })
})
