import '../../testing/jsdom-dialogs.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Header } from '../../site/header/header.tsx'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { ProfileCard } from './profile-card.tsx'

afterEach(cleanup)

async function setup() {
  const client = await openFoyerOnSandbox({ as: 'demo', path: '/m/member/home' })
  const show = async () => {
    const { container } = renderWith(
      client.foyer,
      <>
        <Header />
        <main>
          <ProfileCard verifyAt="/m/member/verification" />
        </main>
      </>,
    )
    await client.settle()
    return container
  }
  const icon = (part: string) => document.querySelector(`${part} .fy-avatar img`)
  return { ...client, show, icon }
}

describe('who is here', () => {
  it('[MEMBER-01][VERIFY-03] reads name, account, level and proof', async () => {
    const { show, sandbox, foyer } = await setup()
    await show()
    const main = within(screen.getByRole('main'))
    expect(main.getByText('Mara').textContent).toBe('Mara')
    expect([main.getByText('demo').textContent, main.getByText('VIP 3').textContent]).toEqual(['demo', 'VIP 3'])
    const proof = main.getByRole('link', { name: 'Not verified' })
    expect(proof.getAttribute('href')).toBe('/m/member/verification')
    expect(foyer.access.checkRoute('/m/member/verification').outcome).toBe('allow')
    expect(sandbox.control.log().filter(({ endpoint }) => endpoint === 'verificationState')).toHaveLength(1)
  })

  it('[MEMBER-08] shows a default picture of 96 px until one is chosen, and then that one everywhere', async () => {
    const { show, icon, settle, requestCount } = await setup()
    const container = await show()
    // The header's picture is loaded lazily, later where the machine is busy.
    await waitFor(() => expect(container.querySelector('header .fy-avatar')).not.toBeNull())
    await settle()
    const standIn = container.querySelector('main .fy-avatar svg')
    expect([standIn?.getAttribute('width'), standIn?.getAttribute('height')]).toEqual(['96', '96'])
    expect([icon('header'), icon('main')]).toEqual([null, null])

    fireEvent.click(screen.getByRole('button', { name: 'Change your picture' }))
    const pictures = within(screen.getByRole('dialog')).getAllByRole('button', { name: /^Picture/ })
    expect(pictures).toHaveLength(12)
    expect(pictures.map((picture) => picture.getAttribute('aria-pressed'))).toEqual(Array(12).fill('false'))
    const seventh = pictures[6]
    if (seventh !== undefined) fireEvent.click(seventh)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(icon('main')?.getAttribute('src')).toMatch(/avatars\/7\.svg$/)
    expect(icon('header')?.getAttribute('src')).toMatch(/avatars\/7\.svg$/)
    await settle()
    expect([requestCount('headIconSet'), requestCount('headIconGet')]).toEqual([1, 1])

    fireEvent.click(screen.getByRole('button', { name: 'Change your picture' }))
    expect(screen.getByRole('button', { name: 'Picture 7' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('[MEMBER-08] falls back to the default when the picture cannot be had', async () => {
    const { show, icon, settle, foyer, idle } = await setup()
    const container = await show()
    const { avatar } = await import('@foyer/core')
    await act(async () => {
      await foyer.use(avatar).set('avatars/3.svg')
      await idle()
    })
    await settle()
    for (let attempt = 0; attempt < 3 && icon('main') !== null; attempt += 1) {
      const broken = icon('main')
      if (broken !== null) fireEvent.error(broken)
    }
    expect(icon('main')).toBeNull()
    expect(container.querySelector('main .fy-avatar svg')?.getAttribute('width')).toBe('96')
  })

  it('[MEMBER-01] says when the data cannot be had, keeps the name, and asks again', async () => {
    const { show, sandbox, settle, advance } = await setup()
    await sandbox.control.setFault({ endpoint: 'memberInfo', kind: 'status:500' })
    await show()
    await advance(4000)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('alert').textContent).toBe('Your data could not be loaded.')
    expect(main.getByText('demo').textContent).toBe('demo')
    await sandbox.control.clearFaults()
    fireEvent.click(main.getByRole('button', { name: 'Try again' }))
    await settle()
    expect(main.getByText('Mara').textContent).toBe('Mara')
  })
})
