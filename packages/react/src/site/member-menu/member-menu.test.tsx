import '../../testing/jsdom-dialogs.ts'
import type { FlagName } from '@foyer/core'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type RenderWithOptions, renderWith } from '../../testing/render.tsx'
import { MEMBER_SESSION, ready, stubFoyer } from '../../testing/stub-foyer.ts'
import { MemberMenu } from './member-menu.tsx'

afterEach(cleanup)

/** The stand-in counts each call; under StrictMode the second joins the first in the real one. */
const ONCE = { reactStrictMode: false }

const open = async (flags: readonly FlagName[] = [], options?: RenderWithOptions) => {
  const stub = stubFoyer({ flags })
  renderWith(stub.foyer, <MemberMenu open onClose={() => stub.calls.push('close')} />, options)
  await screen.findByRole('link', { name: 'Register' })
  return stub
}

const entries = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('the member menu', () => {
  it('[MEMBER-02] shows guests login and register, nothing else', async () => {
    await open()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/login', '/m/register'])
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  })

  it('[MEMBER-01] shows who is here, with a label where there is one', async () => {
    const { $session, $member, calls } = await open([], ONCE)
    act(() => $session.set(MEMBER_SESSION))
    expect((await screen.findByText('player1')).isConnected).toBe(true)
    // On pages without the header nothing else has asked.
    await waitFor(() => expect(calls).toEqual(['member.refresh']))
    const data = { id: '1', type: 1, nickname: 'Ana', account: 'player1', label: 'Gold', displayName: 'Ana', raw: {} }
    act(() => $member.set(ready(data)))
    expect(screen.getByText('Ana').isConnected).toBe(true)
    expect(screen.getByText('Gold').isConnected).toBe(true)
    act(() => $member.set(ready({ ...data, label: undefined })))
    expect(screen.queryByText('Gold')).toBeNull()
  })

  it('[MEMBER-03][MEMBER-04] lists withdrawal always and the rest by their flags', async () => {
    const { $session } = await open(['TRANSREC3'])
    act(() => $session.set(MEMBER_SESSION))
    expect(entries()).toEqual(['Withdraw', 'Transaction record'])
  })

  it('[MEMBER-07] asks before logging out', async () => {
    const { $session, calls } = await open([], ONCE)
    act(() => $session.set(MEMBER_SESSION))
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(calls).toEqual(['member.refresh', 'close', 'session.confirmSignOut'])
  })
})
