import '../../testing/jsdom-dialogs.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { fil } from '../../text/fil/fil.ts'
import { DownloadSheet } from '../home-popups/download-sheet.tsx'
import { DownloadBlock } from './download-block.tsx'
import { InstallBar } from './install-bar.tsx'
import { InstallGuide } from './install-guide.tsx'
import { InstallLink } from './install-link.tsx'

afterEach(cleanup)

const safari = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`
const IPHONE = safari('18_6')
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

type Resources = readonly { readonly resourceType: string; readonly url: string }[]

/** The seed's links unless a test has its own. */
async function open(userAgent: string, resources?: Resources): Promise<FoyerOnSandbox> {
  const client = await openFoyerOnSandbox({ device: { userAgent } })
  if (resources !== undefined) await client.sandbox.control.setLinks({ resources: [...resources] })
  return client
}

const only = (resourceType: string): Resources => [{ resourceType, url: `https://apps.test/${resourceType}` }]

describe('the sheet of the app', () => {
  async function openSheet(userAgent: string, resources?: Resources) {
    const client = await open(userAgent, resources)
    const onClose = vi.fn()
    renderWith(client.foyer, <DownloadSheet onClose={onClose} onLeave={() => {}} />)
    await client.settle()
    return { ...client, onClose, sheet: within(screen.getByRole('dialog', { name: 'Take the lobby with you' })) }
  }
  const SHOW = 'How to add it to your home screen'

  it('[INSTALL-08] shows the instructions and hides them again, and stays open', async () => {
    const { sheet, onClose } = await openSheet(IPHONE)
    const toggle = sheet.getByRole('button', { name: SHOW })
    expect([toggle.getAttribute('aria-expanded'), sheet.queryByRole('list')]).toEqual(['false', null])
    fireEvent.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    expect(within(sheet.getByRole('list')).getAllByRole('listitem')).toHaveLength(3)
    fireEvent.click(sheet.getByRole('button', { name: 'Hide the steps' }))
    expect(sheet.queryByRole('list')).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('[INSTALL-08] closing the instructions closes everything, once', async () => {
    const { sheet, onClose } = await openSheet(IPHONE)
    fireEvent.click(sheet.getByRole('button', { name: SHOW }))
    fireEvent.click(sheet.getByRole('button', { name: 'Got it' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[INSTALL-09] warns where iOS is too old', async () => {
    const { sheet } = await openSheet(safari('12_1_4'))
    expect(sheet.getByText(/Please update iOS first/).isConnected).toBe(true)
    cleanup()
    expect((await openSheet(safari('12_2'))).sheet.queryByText(/Please update iOS first/)).toBeNull()
  })

  it('[INSTALL-11] has a button for the profile where there is one', async () => {
    const { sheet } = await openSheet(IPHONE, only('MOBILECONFIG'))
    const button = sheet.getByRole('link', { name: 'Install the profile' })
    expect(button.getAttribute('href')).toBe('https://apps.test/MOBILECONFIG')
    cleanup()
    expect((await openSheet(IPHONE, only('IOS'))).sheet.queryByRole('link', { name: 'Install the profile' })).toBeNull()
  })

  it.each(['accepted', 'refused'] as const)(
    'lets the browser ask where it can, and closes when it was %s',
    async (answer) => {
      const { sheet, onClose, ports, settle } = await openSheet(ANDROID)
      expect(sheet.queryByRole('button', { name: 'Install' })).toBeNull()
      ports.installer.offer(answer)
      await settle()
      expect(sheet.queryByRole('button', { name: SHOW })).toBeNull()
      fireEvent.click(sheet.getByRole('button', { name: 'Install' }))
      await settle()
      expect(onClose).toHaveBeenCalledTimes(1)
    },
  )
})

describe('the bar of the app', () => {
  async function openBar(userAgent = ANDROID, resources?: Resources) {
    const client = await open(userAgent, resources)
    renderWith(client.foyer, <InstallBar />)
    await client.settle()
    return client
  }
  const bar = () => screen.queryByRole('complementary', { name: 'Take the lobby with you' })

  it('[INSTALL-12] has the icon of the platform, a way to the app, and a close button', async () => {
    await openBar()
    expect(bar()?.querySelector('img')?.getAttribute('src')).toContain('icons/app.svg')
    expect(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe('/m/app')
    fireEvent.click(screen.getByRole('button', { name: 'Hide the app bar' }))
    expect(bar()).toBeNull()
  })

  it('[INSTALL-12] installs by itself where the browser can', async () => {
    const { ports, settle } = await openBar()
    ports.installer.offer('accepted')
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'Install' }))
    await settle()
    expect(bar()).toBeNull()
  })

  it('[INSTALL-12] is not there where there is nothing to offer', async () => {
    await openBar(ANDROID, [])
    expect(bar()).toBeNull()
  })
})

it('[INSTALL-15] the button beside the announcements leads to the page of the app', async () => {
  const client = await open(ANDROID)
  renderWith(client.foyer, <InstallLink />)
  await client.settle()
  expect(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe('/m/app')
  cleanup()
  const none = await open(ANDROID, only('IOS'))
  renderWith(none.foyer, <InstallLink />)
  await none.settle()
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['an iPhone', IPHONE, ['Download for Android', 'Install the profile', 'Download for iPhone']],
  ['an iPhone that is too old', safari('12_3_1'), ['Download for Android', 'Install the profile']],
  ['an Android phone', ANDROID, ['Download for Android', 'Download for iPhone']],
])('[INSTALL-16][INSTALL-17][INSTALL-18] the download block on %s', async (_, userAgent, names) => {
  const client = await open(userAgent)
  renderWith(client.foyer, <DownloadBlock />)
  await client.settle()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
})

it('[INSTALL-06] each step of a guide has its words and its picture, in other languages too', async () => {
  const client = await open(IPHONE)
  for (const system of ['ios', 'android'] as const) {
    const { container, unmount } = renderWith(client.foyer, <InstallGuide system={system} />)
    const steps = [...container.querySelectorAll('li')]
    expect(steps.map((step) => step.querySelectorAll('svg').length)).toEqual([1, 1, 1])
    const words = steps.map((step) => step.textContent)
    expect(new Set(words).size).toBe(3)
    for (const text of words) expect(text).toMatch(/\.$/)
    unmount()
  }
  expect(fil.install_ios_step_1).toMatch(/Safari/)
  expect(fil.install_android_step_1).toMatch(/menu/)
})
