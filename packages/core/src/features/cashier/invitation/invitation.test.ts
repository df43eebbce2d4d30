import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DONE, unwrap } from '../../../kernel/result.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { registration } from '../../auth/registration/registration.ts'
import { session } from '../../auth/session/session.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { invitation } from './invitation.ts'

const DAY_MS = 86_400_000

async function open(as = 'demo') {
  /** What the platform is made to say of the link. */
  const said: { url?: string } = {}
  const test = createTestFoyerOnSandbox(
    (options) => {
      const sandbox = createSandbox({ ...options, humanCheck: false })
      return {
        ...sandbox,
        async fetch(request: Request) {
          const response = await sandbox.fetch(request)
          if (said.url === undefined || new URL(request.url).pathname !== '/wps/invite') return response
          const answer = (await response.json()) as { value: object }
          return Response.json({ ...answer, value: { ...answer.value, url: said.url } })
        },
      }
    },
    { path: '/m/invite', config: { http: { retries: 0 } } },
  )
  onTestFinished(() => expect(test.end()).toEqual([]))
  await test.idle()
  const login = async (username: string) => {
    unwrap(await test.foyer.use(signIn).withPassword({ username, password: 'Foyer2026' }))
    await test.idle()
  }
  if (as !== '') await login(as)
  return { ...test, said, login, own: test.foyer.use(invitation) }
}

/** Registers as people do who have opened the address. */
async function register({ foyer, idle }: Awaited<ReturnType<typeof open>>, path: string): Promise<void> {
  foyer.access.go(path)
  const form = foyer.use(registration).form()
  await idle()
  form.set('username', 'maria')
  form.set('password', 'Foyer2026')
  form.set('confirmPassword', 'Foyer2026')
  form.set('terms', true)
  form.set('adult', true)
  const done = form.submit()
  await idle()
  unwrap(await done)
  form.dispose()
}

describe('an invitation', () => {
  it('[CASH-70][FOOTMENU-02] has a link of this site that registers under the code, and the friend appears, masked', async () => {
    const test = await open()
    const { own, foyer, idle, login, control, clock } = test
    await own.load()
    const { code, link, counts } = own.$state.get().data ?? {}
    expect([code, link]).toEqual(['MARA7K', 'https://foyer.test/m/register?affiliateCode=MARA7K'])
    expect(counts).toEqual({ joined: 0, counted: 0, earned: '0.00' })
    const friends = own.friends()
    await friends.load()
    expect(friends.items).toEqual([])

    await foyer.use(session).signOut()
    await idle()
    expect(own.$state.get()).toEqual({ status: 'idle' })
    await register(test, '/m/register?affiliateCode=MARA7K')
    // Another member, whose friends are others.
    await idle()
    expect(friends.items).toEqual([])
    await foyer.use(session).signOut()
    await login('demo')
    await friends.refresh()
    expect(friends.items).toMatchObject([{ name: 'm****a', state: 'registered' }])
    expect(JSON.stringify(friends.items)).not.toContain('maria')

    await control.endInvitation({ userName: 'maria', reason: 'samePerson' })
    await friends.refresh()
    expect(friends.items).toMatchObject([{ state: 'ended', reason: 'samePerson' }])
    await own.refresh()
    expect(own.$state.get().data?.counts.joined).toBe(1)
    await clock.advance(DAY_MS)
    const earnings = own.earnings()
    expect(await earnings.load()).toEqual(DONE)
    expect(earnings.items).toEqual([])
    earnings.dispose()
    friends.dispose()
  })

  it.each([
    ['a guest', '', 'session.required'],
    ['an agent', 'player1', 'no.permission'],
  ])('[FOOTMENU-02][ROLE-09] asks for nothing for %s, and says why', async (_, who, code) => {
    const { own, asked, foyer } = await open(who)
    const lists = [own.friends(), own.earnings()] as const
    const parts = [own, ...lists]
    await Promise.all(parts.map((part) => part.load()))
    for (const { $state } of parts) expect($state.get()).toMatchObject({ status: 'failed', error: { code } })
    expect(asked('invitation') + asked('invitedFriends') + asked('invitationEarnings')).toBe(0)
    // The agency has what agents invite with.
    foyer.access.go('/m/invite')
    expect(foyer.access.$page.get().result).toMatchObject({ route: { name: who === '' ? 'signIn' : 'agentHome' } })
    for (const list of lists) list.dispose()
  })

  it.each(['https://evil.example/m/register', '//evil.example/x', 'javascript:alert(1)'])(
    'hands on no link that leads elsewhere: %s',
    async (url) => {
      const { own, said } = await open()
      said.url = url
      await own.load()
      expect(own.$state.get()).toMatchObject({ status: 'failed', error: { code: 'url.unsafe' } })
    },
  )
})
