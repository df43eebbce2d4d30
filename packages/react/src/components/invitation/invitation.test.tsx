import { registration, session, signIn, unwrap } from '@foyer/core'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { InvitationEarnings } from './invitation-earnings.tsx'
import { InvitedFriends } from './invited-friends.tsx'
import { ShareLink } from './share-link.tsx'

afterEach(cleanup)

const open = (as = 'demo') => openFoyerOnSandbox({ ...(as !== '' && { as }), path: '/m/invite' })
type Client = Awaited<ReturnType<typeof open>>

async function signInAs({ foyer, settle }: Client, username: string): Promise<void> {
  const done = foyer.use(signIn).withPassword({ username, password: 'Foyer2026' })
  await settle()
  unwrap(await done)
}

/** Registers by the link of the demo member, and signs out. */
async function register({ foyer, settle }: Client, username: string): Promise<void> {
  foyer.access.go('/m/register?affiliateCode=MARA7K')
  const form = foyer.use(registration).form()
  await settle()
  form.set('username', username)
  form.set('password', 'Foyer2026')
  form.set('confirmPassword', 'Foyer2026')
  form.set('terms', true)
  form.set('adult', true)
  const done = form.submit()
  await settle()
  unwrap(await done)
  form.dispose()
  await foyer.use(session).signOut()
  await settle()
}

describe('the invitation', () => {
  it('[FOOTMENU-02] shows the own code, its link and QR code, what it is worth and under what terms', async () => {
    const client = await open()
    renderWith(client.foyer, <InvitationCard />)
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeNull()
    await client.settle()
    await vi.waitFor(() => expect(screen.getByRole('img', { name: 'QR code of your link' }).isConnected).toBe(true))
    expect(screen.getByText('MARA7K').isConnected).toBe(true)
    expect(screen.getByText(/affiliateCode=MARA7K$/).isConnected).toBe(true)
    expect(screen.getByText(/^You get .50\.00 after a friend’s first deposit of .500\.00 or more\.$/).isConnected).toBe(
      true,
    )
    expect(screen.getByText('Not for people under 18.').isConnected).toBe(true)
    // Promotion 207 is for bringing a friend too, and names this one.
    expect(screen.getByRole('link', { name: 'See the promotions', hidden: true }).getAttribute('href')).toBe(
      '/m/activity',
    )
    expect(screen.getByText('Joined').nextSibling?.textContent).toBe('0')
    expect(screen.getByText('Earned').nextSibling?.textContent).toMatch(/^.0\.00$/)
    client.end()
  })

  it('[CASH-70] lists friends, masked, each with how far it is, and what they brought', async () => {
    const client = await open('')
    const { control } = client.sandbox
    for (const name of ['maria', 'carlo', 'diego']) await register(client, name)
    await signInAs(client, 'demo')
    await control.endInvitation({ userName: 'maria', reason: 'samePerson' })
    await control.bookDeposit({ userName: 'carlo', amount: '500.00' })
    renderWith(
      client.foyer,
      <>
        <InvitedFriends />
        <InvitationEarnings />
      </>,
    )
    await client.settle()
    const rows = within(screen.getByRole('list', { name: 'Your friends' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^d\*+oRegisteredJoined on .+Phone and deposit by/),
      expect.stringMatching(/^c\*+oRegisteredJoined on .+Phone and deposit by/),
      expect.stringMatching(/^m\*+aDoes not countJoined on .+is yours\.$/),
    ])
    expect(screen.getByText('Nothing earned yet').isConnected).toBe(true)
    client.end()
  })

  it('says that there is none yet, and what failed', async () => {
    const client = await open()
    await client.sandbox.control.setFault({ endpoint: 'invitedFriends', kind: 'status:400', times: 1 })
    renderWith(
      client.foyer,
      <>
        <InvitedFriends />
        <InvitationEarnings />
      </>,
    )
    await client.settle()
    expect(screen.getByText('Nothing earned yet').isConnected).toBe(true)
    expect(screen.getByRole('alert').textContent).toContain('Your friends could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await client.settle()
    expect(screen.getByText('No friend has joined yet').isConnected).toBe(true)
    client.end()
  })
})

it('a link is handed to the share sheet where the phone has one; closing it is no failure', async () => {
  const client = await open()
  renderWith(client.foyer, <ShareLink link="https://x/m/register" text="Join me" />)
  await client.settle()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  cleanup()
  const shared: unknown[] = []
  const share = (data: unknown) => {
    shared.push(data)
    return Promise.reject(new DOMException('', 'AbortError'))
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }))
  renderWith(client.foyer, <ShareLink link="https://x/m/register" text="Join me" />)
  await client.settle()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  await client.settle()
  expect(shared).toEqual([{ text: 'Join me', url: 'https://x/m/register' }])
  vi.unstubAllGlobals()
  client.end()
})
