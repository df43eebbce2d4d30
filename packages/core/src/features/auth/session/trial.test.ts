import { expect, it, onTestFinished } from 'vitest'
import { scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createSessionTab } from '../../../testing/session-tab.ts'
import { sessionEndpoints } from './endpoints.ts'

function guest() {
  const script = scriptedPlatform()
  const tab = createSessionTab({ fetch: script.fetch, config: { http: { retries: 0 } } })
  onTestFinished(() => {
    tab.dispose()
    expect(tab.leftovers()).toEqual([])
  })
  tab.session.start()
  return { ...tab, script }
}

it('[CALL-06][TRIAL-02] has an account created when the start of the play names none', async () => {
  const tab = guest()
  tab.script.answer(sessionEndpoints.trialStart, { active: true, token: 'T4' })
  tab.script.answer(sessionEndpoints.trialCreate, { userName: 'try7', customerType: 4 })
  expect((await tab.session.startTrial()).ok).toBe(true)
  expect(tab.script.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /wps/session/trial',
    'GET /wps/member/trialAccount',
  ])
  expect(tab.session.$state.get()).toMatchObject({ type: 'trial', info: { userName: 'try7', type: 4, token: 'T4' } })
  expect(tab.ports.storage.get('MC_TRIAL_USER')).toBe('{"userName":"try7","type":4}')
})

it('[CALL-06] creates none beside the one that was named', async () => {
  const tab = guest()
  tab.script.answer(sessionEndpoints.trialStart, { active: true, token: 'T4', userName: 'try', customerType: 4 })
  await tab.session.startTrial()
  expect(tab.script.requestsOf(sessionEndpoints.trialCreate)).toEqual([])
})

it('[CALL-06] asks once, since every question makes another account', async () => {
  const tab = guest()
  tab.script.answer(sessionEndpoints.trialStart, { active: true, token: 'T4' })
  tab.script.on(sessionEndpoints.trialCreate, () => new Response('', { status: 503 }))
  expect((await tab.session.startTrial()).ok).toBe(false)
  expect(tab.script.requestsOf(sessionEndpoints.trialCreate)).toHaveLength(1)
  expect(tab.events.toastKeys).toEqual(['toast.trialStarting', 'error.system.upgrading'])
  expect(tab.session.isSignedIn()).toBe(false)
})

it.each([
  [true, ['toast.trialStarting']],
  [false, ['toast.trialStarting', 'error.no.permission']],
])(
  '[TRIAL-01] without an active trial nobody is signed in, all are led home, and silent=%s says so',
  async (silent, keys) => {
    const tab = guest()
    tab.script.answer(sessionEndpoints.trialStart, { active: false, token: 'T4', userName: 'try' })
    expect(await tab.session.startTrial({ silent })).toMatchObject({ ok: false })
    expect(tab.events.toastKeys).toEqual(keys)
    expect(tab.events.loading).toEqual([])
    expect(tab.events.failures).toMatchObject([{ verb: 'session.startTrial', shown: !silent }])
    expect(tab.session.$state.get()).toEqual({ type: 'guest' })
    expect(tab.events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
  },
)

it('[TRIAL-01][ROUTE-27] is for guests: nobody who is in loses their session to it', async () => {
  const tab = guest()
  tab.script.answer(sessionEndpoints.trialStart, { active: true, token: 'T4', userName: 'try', customerType: 4 })
  await tab.session.startTrial()
  expect((await tab.session.startTrial()).ok).toBe(false)
  tab.session.setSession({ token: 'T1', userName: 'demo', type: 0 })
  expect((await tab.session.startTrial()).ok).toBe(false)
  expect(tab.session.$state.get()).toMatchObject({ type: 'member', info: { userName: 'demo' } })
  expect(tab.script.requestsOf(sessionEndpoints.trialStart)).toHaveLength(1)
})
