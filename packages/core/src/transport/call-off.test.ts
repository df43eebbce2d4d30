import { describe, expect, it, onTestFinished } from 'vitest'
import { ENDPOINT_IDS, type EndpointId } from '../config/endpoint-ids.ts'
import { contract } from '../contract.ts'
import { memberEndpoints } from '../features/account/member/endpoints.ts'
import { session } from '../features/auth/session/session.ts'
import { signIn } from '../features/auth/sign-in/sign-in.ts'
import { attemptEndpoints } from '../features/cashier/attempts/endpoints.ts'
import { featuredEndpoints } from '../features/lobby/featured/endpoints.ts'
import { gameEndpoints } from '../features/lobby/games/endpoints.ts'
import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { FoyerError, isFoyerError } from '../kernel/errors.ts'
import { createMutation } from '../kernel/mutation.ts'
import { isOutcomeUnknown } from '../kernel/outcome-unknown.ts'
import { createMemoryStorage } from '../ports/memory-storage.ts'
import { createTestContext, createTestFoyer, json, scriptedPlatform } from '../testing.ts'

const HOT = { merchantCode: 'demo', isPlatform: 2, language: 'EN', platform: 'html5' } as const
const endpoints: Readonly<Record<EndpointId, AnyEndpoint>> = contract

function open(...ids: readonly EndpointId[]) {
  const script = scriptedPlatform()
  const config = { endpoints: Object.fromEntries(ids.map((id) => [id, false as const])) }
  const test = createTestContext({ fetch: script.fetch, config })
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const { call, scope } = test.context
  return { ...test, script, call, signal: scope.signal }
}

describe('a call that is switched off', () => {
  it('answers a read empty when every field of the answer may be missing', async () => {
    const { call, signal, script } = open('hotGames', 'gameList')
    expect(await call(featuredEndpoints.hotGames, HOT, { signal })).toEqual({})
    const list = {
      merchant: 'demo',
      platform: 'html5',
      language: 'EN',
      clientType: 2,
      pageNo: 1,
      pageSize: 10,
    } as const
    expect(await call(gameEndpoints.gameList, list, { signal })).toEqual({})
    expect(script.requests).toEqual([])
  })

  it('fails with `call.off` and its endpoint when the answer has a required field', async () => {
    const { call, signal, script } = open('memberInfo')
    const failing = call(memberEndpoints.memberInfo, {}, { signal })
    await expect(failing).rejects.toMatchObject({ code: 'call.off', endpoint: 'memberInfo', retryable: false })
    expect(script.requests).toEqual([])
  })

  it('changes nothing, for certain, and sends nothing: every change of the contract fails with `call.off`', async () => {
    const changes = ENDPOINT_IDS.filter((id) => endpoints[id].method !== 'GET' || !endpoints[id].safe)
    const { call, signal, script } = open(...changes)
    for (const id of changes) {
      const error: unknown = await call(endpoints[id], {}, { signal }).catch((cause: unknown) => cause)
      expect([id, isFoyerError(error) && [error.code, error.endpoint, isOutcomeUnknown(error)]]).toEqual([
        id,
        ['call.off', id, false],
      ])
    }
    expect(changes.length).toBeGreaterThan(40)
    expect(changes).toContain('payoutAccountRemove')
    expect(script.requests).toEqual([])
  })

  it('is logged with its id, and is no failure of the platform', async () => {
    const { call, context, signal } = open('memberInfo')
    const entries: unknown[] = []
    const failures: unknown[] = []
    context.log.on(({ level, event, data }) => entries.push([level, event, data]))
    context.failures.on('failed', (error) => failures.push(error))
    await expect(call(memberEndpoints.memberInfo, {}, { signal })).rejects.toThrow('call.off at memberInfo')
    expect(entries).toEqual([['debug', 'call.off', { endpoint: 'memberInfo' }]])
    expect(failures).toEqual([])
  })

  it('ends with its signal and with the client as any call does', async () => {
    const { call, dispose } = open('hotGames')
    await expect(call(featuredEndpoints.hotGames, HOT, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'request.aborted',
    })
    dispose()
    await expect(call(featuredEndpoints.hotGames, HOT, { signal: new AbortController().signal })).rejects.toMatchObject(
      {
        code: 'disposed',
      },
    )
  })
})

describe('without calls that others stand on', () => {
  const stored = JSON.stringify({ token: 'T1', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false })
  const expired = () => json({ success: false, code: 'session.expired' }, { status: 401 })

  function openFoyer(off: readonly EndpointId[], platform = scriptedPlatform()) {
    const test = createTestFoyer({
      fetch: platform.fetch,
      storage: createMemoryStorage({ MC_SESSION_INFO: stored }),
      config: { http: { retries: 0 }, endpoints: Object.fromEntries(off.map((id) => [id, false as const])) },
    })
    onTestFinished(() => test.dispose())
    return { ...test, platform }
  }

  it('[SESSION-07] a refused token ends the session when there is no renewal', async () => {
    const platform = scriptedPlatform()
    platform.on(memberEndpoints.memberInfo, expired)
    const { foyer } = openFoyer(['sessionRenew'], platform)
    await expect(foyer.call(memberEndpoints.memberInfo, {})).rejects.toMatchObject({ code: 'session.expired' })
    expect(foyer.use(session).$state.get()).toEqual({ type: 'guest' })
  })

  it('[SESSION-08] asking for a renewal that does not exist leaves a good session as it is', async () => {
    const { foyer } = openFoyer(['sessionRenew'])
    expect(await foyer.use(session).refresh()).toMatchObject({ ok: false, error: { code: 'call.off' } })
    expect(foyer.use(session).$state.get()).toMatchObject({ type: 'member' })
  })

  it('[SESSION-05] a logout clears the session on the device', async () => {
    const { foyer } = openFoyer(['logout'])
    expect(await foyer.use(session).signOut()).toMatchObject({ ok: true })
    expect(foyer.use(session).$state.get()).toEqual({ type: 'guest' })
  })

  it('[CRYPTO-03] an encrypted call names the missing key call', async () => {
    const { foyer } = openFoyer(['cryptoKey'])
    const result = await foyer.use(signIn).withPassword({ username: 'ann', password: 'Foyer2026' })
    expect(result).toMatchObject({ ok: false, error: { code: 'call.off', endpoint: 'cryptoKey' } })
  })

  it('a change whose answer was lost stays unknown when the platform cannot say what became of it', async () => {
    const { call, clock, context, idle, signal } = open('attemptResolve')
    const change = createMutation({
      context,
      send: async (): Promise<void> => {
        throw new FoyerError({ code: 'network.failed' })
      },
      async findOut(_input: string, { key }) {
        await call(attemptEndpoints.attemptResolve, { idempotencyKey: key }, { signal })
        return undefined
      },
    })
    const running = change.run('claim')
    await idle()
    await clock.advance(1000)
    expect(await running).toMatchObject({ ok: false, error: { code: 'network.failed' } })
    expect(change.$state.get()).toMatchObject({ status: 'unknown' })
  })
})
