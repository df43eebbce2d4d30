import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { keepTyped, typedAtOpening } from '../../../testing/draft-fields.ts'
import { createTestLobby, GUEST, MEMBER, OTHER_MEMBER } from '../../../testing/test-lobby-context.ts'
import type { SessionState } from './session.ts'
import { createUserDraft } from './user-draft.ts'

function field(who: SessionState) {
  const test = createTestLobby({ who })
  const draft = createUserDraft(test.context, test.session, 'MC_FEEDBACK')
  const $typed = atom('')
  const open = () => keepTyped(draft, test.context.scope, $typed)
  /** What a screen shows that is opened now. */
  const fresh = () => typedAtOpening(draft, test.context.scope)
  return { ...test, $typed, open, fresh }
}

it('what a guest types does not take the place of what a member typed, and is the member’s next', () => {
  const { $typed, open, fresh, become } = field(MEMBER)
  open()
  $typed.set('of the member')
  become(GUEST)
  expect([$typed.get(), fresh()]).toEqual(['', ''])
  $typed.set('of the guest')
  expect(fresh()).toBe('of the guest')
  become(MEMBER)
  expect([$typed.get(), fresh()]).toEqual(['of the member', 'of the member'])
  $typed.set('of the member, longer')
  $typed.set('')
  expect(fresh()).toBe('of the guest')
})

it('a guest who takes away what he typed takes away nothing of a member', () => {
  const { $typed, open, become } = field(MEMBER)
  open()
  $typed.set('of the member')
  become(GUEST)
  $typed.set('x')
  $typed.set('')
  become(MEMBER)
  expect($typed.get()).toBe('of the member')
})

it('what a guest typed is the first member’s, also where that one had a draft, and no other’s', () => {
  const { $typed, open, fresh, become } = field(MEMBER)
  open()
  $typed.set('of the member')
  become(GUEST)
  $typed.set('of the guest')
  become(MEMBER)
  become(GUEST)
  expect([$typed.get(), fresh()]).toEqual(['', ''])
  become(OTHER_MEMBER)
  expect([$typed.get(), fresh()]).toEqual(['', ''])
})

it('what is typed before the user is known stays under the hand, and the draft waits behind it', () => {
  const { $typed, open, fresh, become } = field(MEMBER)
  open()
  $typed.set('earlier')
  $typed.set('earlier, done')
  become({ type: 'unknown' })
  expect($typed.get()).toBe('')
  $typed.set('now')
  become(MEMBER)
  expect([$typed.get(), fresh()]).toEqual(['now', 'now'])
  $typed.set('')
  expect(fresh()).toBe('earlier, done')
})
