import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { DONE, unwrap } from '../../../kernel/result.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { hang, json } from '../../../testing/scripted-platform.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { GUEST, MEMBER, OTHER_MEMBER } from '../../../testing/test-lobby-context.ts'
import { createTestMember } from '../../../testing/test-member-context.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { avatar, createAvatar } from './avatar.ts'
import { avatarEndpoints } from './endpoints.ts'

function onScript(who = MEMBER, avatars = ['a.svg', 'b.svg', 'c.svg']) {
  const test = createTestMember({ who, config: { member: { avatars } } })
  const icons = createAvatar(test.context, test.session, test.guard)
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const shown = () => {
    const now = icons.$avatar.get()
    return now.status === 'ready' ? now.data : now.status
  }
  return { ...test, icons, shown }
}

it('[MEMBER-08][CALL-21][CALL-22] is what the platform has, and another one after a choice', async () => {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/home' })
  onTestFinished(() => expect(test.end()).toEqual([]))
  unwrap(await test.foyer.use(signIn).withPassword(DEMO))
  const icons = test.foyer.use(avatar)
  await icons.load()
  expect(icons.$avatar.get()).toMatchObject({ status: 'ready', data: undefined })
  expect(icons.choices).toHaveLength(12)
  expect(await icons.set('avatars/5.svg')).toEqual(DONE)
  expect(icons.$avatar.get()).toMatchObject({ data: 'avatars/5.svg' })
  await test.foyer.session.signOut()
  expect(icons.$avatar.get()).toEqual({ status: 'idle' })
  unwrap(await test.foyer.use(signIn).withPassword(DEMO))
  await icons.load()
  expect(icons.$avatar.get()).toMatchObject({ data: 'avatars/5.svg' })
})

it('[MEMBER-08] shows the choice at once, and takes it back when it is refused', async () => {
  const { platform, icons, shown, events } = onScript()
  platform.answer(avatarEndpoints.headIconGet, { icon: 'a.svg' })
  await icons.load()
  platform.refuse(avatarEndpoints.headIconSet, 'no.permission')
  const choosing = icons.set('b.svg')
  expect(shown()).toBe('b.svg')
  expect(await choosing).toMatchObject({ ok: false, error: { code: 'no.permission' } })
  expect(shown()).toBe('a.svg')
  expect(events.toastKeys).toEqual(['error.no.permission'])
})

it('[MEMBER-08] of several quick choices the last one counts', async () => {
  const { platform, icons, shown, events, idle } = onScript()
  platform.on(avatarEndpoints.headIconSet, hang, (request) => json({ success: true, value: JSON.parse(request.body) }))
  const first = icons.set('b.svg')
  await idle({ hanging: 1 })
  expect(await icons.set('c.svg')).toEqual(DONE)
  expect(await first).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
  expect(shown()).toBe('c.svg')
  expect(events.toastKeys).toEqual(['toast.saved'])
})

it('[MEMBER-08] an answer to an older question does not bring the old one back', async () => {
  const { platform, icons, shown, idle } = onScript()
  let response = (_: Response) => {}
  platform.on(avatarEndpoints.headIconGet, () => new Promise((resolve) => (response = resolve)))
  const loading = icons.load()
  await idle({ hanging: 1 })
  platform.answer(avatarEndpoints.headIconSet, { icon: 'b.svg' })
  await icons.set('b.svg')
  response(json({ success: true, value: { icon: 'a.svg' } }))
  await loading
  expect(shown()).toBe('b.svg')
})

it('[CALL-22] offers and sends what the merchant lists, nothing else', async () => {
  const { platform, icons, events } = onScript(MEMBER, ['x/1.png'])
  expect(icons.choices).toEqual(['x/1.png'])
  expect(await icons.set('a.svg')).toMatchObject({ ok: false, error: { code: 'request.invalid' } })
  expect(platform.requests).toEqual([])
  expect(events.toastKeys).toEqual(['error.request.invalid'])
  platform.answer(avatarEndpoints.headIconSet, {})
  expect(await icons.set('x/1.png')).toEqual(DONE)
  expect(platform.requestsOf(avatarEndpoints.headIconSet)[0]?.body).toBe('{"icon":"x/1.png"}')
  expect(icons.$avatar.get()).toMatchObject({ data: 'x/1.png' })
})

it('[CALL-21] asks for nobody without a session, and forgets the one before', async () => {
  const { platform, icons, become, shown } = onScript(GUEST)
  await icons.load()
  expect(platform.requests).toEqual([])
  become(MEMBER)
  platform.answer(avatarEndpoints.headIconGet, { icon: 'a.svg' })
  await Promise.all([icons.load(), icons.load()])
  expect([platform.requestsOf(avatarEndpoints.headIconGet).length, shown()]).toEqual([1, 'a.svg'])
  become(OTHER_MEMBER)
  expect(shown()).toBe('idle')
})

it('a refusal is one toast and one event; silent leaves the toast out, and a signal ends the wait alone', async () => {
  const { platform, icons, shown, events, clock } = onScript()
  platform.answer(avatarEndpoints.headIconGet, { icon: 'a.svg' })
  platform.refuse(avatarEndpoints.headIconSet, 'no.permission')
  const refusal = { ok: false, error: { code: 'no.permission' } }
  const told = () => events.failures.filter(({ verb }) => verb === 'avatar.set').map((failure) => failure.shown)
  expect(await icons.set('b.svg')).toMatchObject(refusal)
  expect([events.toastKeys, told()]).toEqual([['error.no.permission'], [true]])
  await clock.advance(10_000)
  events.clear()
  expect(await icons.set('b.svg', { silent: true })).toMatchObject(refusal)
  expect([events.toastKeys, told()]).toEqual([[], [false]])
  platform.answer(avatarEndpoints.headIconSet, { icon: 'c.svg' })
  const leaving = new AbortController()
  const waiting = icons.set('c.svg', { signal: leaving.signal })
  const joined = icons.set('c.svg')
  leaving.abort()
  expect(await waiting).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
  expect(await joined).toEqual(DONE)
  expect(shown()).toBe('c.svg')
})
