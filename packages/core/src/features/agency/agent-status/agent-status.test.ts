import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { chatEndpoints } from '../../content/chat/endpoints.ts'
import { contractPrompts } from '../contracts/contract-prompts.ts'
import { teamToday } from '../team/team-today.ts'

function open() {
  const sandbox = createSandbox()
  const test = createTestFoyer({ fetch: (request) => sandbox.fetch(request), path: '/m/agent' })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    sandbox.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const { foyer } = test
  return {
    ...test,
    control: sandbox.control,
    team: foyer.use(teamToday),
    here: () => test.ports.navigation.current(),
    renewals: () => sandbox.control.log().filter(({ endpoint }) => endpoint === 'sessionRenew').length,
    async enter(username: string) {
      unwrap(await foyer.use(signIn).withPassword({ username, password: 'Foyer2026' }))
      foyer.access.go('/m/agent')
      await test.idle()
      test.events.clear()
    },
  }
}

it('[AGENT-01] an agent whose account becomes a player’s is told so at the next call, and led to the lobby', async () => {
  const test = open()
  await test.enter('agent2')
  const prompts = test.foyer.use(contractPrompts)
  unwrap(await prompts.check())
  unwrap(await test.team.load())
  expect([test.here(), prompts.$current.get()]).toEqual(['/m/agent', 'dailySalary'])

  await test.control.scenario({ name: 'type-revoked' })
  expect((await test.team.load()).ok).toBe(false)
  await test.idle()
  expect(test.foyer.session.$state.get()).toMatchObject({ type: 'member', isAgent: false, info: { type: 0 } })
  expect(test.here()).toBe('/m/home')
  expect(test.events.toastKeys).toEqual(['toast.agent.ended'])
  expect(test.team.$counters.get()).toEqual({ loggedIn: 0, betting: 0, registered: 0, online: 0 })
  expect(prompts.$current.get()).toBeUndefined()
  test.foyer.access.go('/m/agent/team/overview')
  expect(test.here()).toBe('/m/home')
})

it('a refusal that has another reason changes nothing, and neither does a logout', async () => {
  const test = open()
  await test.enter('agent2')
  await test.control.setFlags({ CBS3: false })
  const before = test.renewals()
  // Refused to everybody while the flag is off.
  await expect(test.foyer.call(chatEndpoints.chatUnread, {})).rejects.toMatchObject({ code: 'no.permission' })
  await test.idle()
  expect(test.renewals()).toBe(before + 1)
  expect([test.here(), test.events.toastKeys]).toEqual(['/m/agent', []])
  await test.foyer.session.signOut()
  await test.enter('demo')
  expect(test.events.toastKeys).toEqual([])
  await expect(test.foyer.call(chatEndpoints.chatUnread, {})).rejects.toMatchObject({ code: 'no.permission' })
  await test.idle()
  expect(test.renewals()).toBe(before + 1)
})
