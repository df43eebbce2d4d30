import { expect, it, onTestFinished } from 'vitest'
import { scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createSessionTab } from '../../../testing/session-tab.ts'
import { trialCreate, trialStart } from './contract.ts'

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
  tab.script.answer(trialStart, { active: true, token: 'T4' })
  tab.script.answer(trialCreate, { userName: 'try7', customerType: 4 })
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
  tab.script.answer(trialStart, { active: true, token: 'T4', userName: 'try', customerType: 4 })
  await tab.session.startTrial()
  expect(tab.script.requestsOf(trialCreate)).toEqual([])
})

it('[CALL-06] asks once, since every question makes another account', async () => {
  const tab = guest()
  tab.script.answer(trialStart, { active: true, token: 'T4' })
  tab.script.on(trialCreate, () => new Response('', { status: 503 }))
  expect((await tab.session.startTrial()).ok).toBe(false)
  expect(tab.script.requestsOf(trialCreate)).toHaveLength(1)
  expect(tab.events.toastKeys).toEqual(['toast.trialStarting', 'error.system.upgrading'])
  expect(tab.session.isSignedIn()).toBe(false)
})

it('[TRIAL-01] tells a report of a refusal, and the person unless it is silent', async () => {
  const tab = guest()
  tab.script.refuse(trialStart, 'system.upgrading')
  expect(await tab.session.startTrial({ silent: true })).toMatchObject({ ok: false })
  expect(tab.events.toastKeys).toEqual(['toast.trialStarting'])
  expect(tab.events.failures).toMatchObject([{ verb: 'session.startTrial', shown: false }])
})

it('[TRIAL-01][ROUTE-27] is for guests: nobody who is in loses their session to it', async () => {
  const tab = guest()
  tab.script.answer(trialStart, { active: true, token: 'T4', userName: 'try', customerType: 4 })
  await tab.session.startTrial()
  expect((await tab.session.startTrial()).ok).toBe(false)
  tab.session.setSession({ token: 'T1', userName: 'demo', type: 0 })
  expect((await tab.session.startTrial()).ok).toBe(false)
  expect(tab.session.$state.get()).toMatchObject({ type: 'member', info: { userName: 'demo' } })
  expect(tab.script.requestsOf(trialStart)).toHaveLength(1)
})
