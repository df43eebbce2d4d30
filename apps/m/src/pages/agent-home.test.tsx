import { contract } from '@foyer/core/contract'
import { routes } from '@foyer/core/site'
import { createMemoryStorage, createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { FoyerProvider } from '@foyer/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSiteI18n } from '../texts/create-site-i18n.ts'
import { Page } from './agent-home.tsx'

const AGENT = { token: 'T', merchantCode: 'demo', userName: 'agent1', type: 1, firstTimeLogin: false }

async function openAgentHome() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const platform = scriptedPlatform()
  platform.answer(contract.walletLoad, { sumBalance: 1234.5 })
  const { foyer, ports, idle, dispose } = createTestFoyer({
    fetch: platform.fetch,
    path: '/m/agent',
    routes,
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(AGENT) }),
    config: { http: { retries: 0 } },
  })
  const text = createSiteI18n(foyer)
  await text.load('pages')
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    host.remove()
    dispose()
    vi.unstubAllGlobals()
  })
  await act(async () => {
    root.render(
      <FoyerProvider foyer={foyer} text={text} autoStart={false}>
        <Page />
      </FoyerProvider>,
    )
    await idle()
  })
  return { host, foyer, here: () => ports.navigation.current() }
}

it('[AGENT-04] the agent home shows the user name, and the balance with two decimals', async () => {
  const { host } = await openAgentHome()
  expect(host.textContent).toMatch(/^Good (morning|afternoon|evening), agent1/)
  expect(host.querySelector('output')?.textContent).toContain('1,234.50')
})

it('[AGENT-05] the agent home leads to withdrawal and deposit', async () => {
  const { host, foyer, here } = await openAgentHome()
  for (const [name, path] of [
    ['Withdraw', '/m/withdraw'],
    ['Deposit', '/m/voucherCenter'],
  ]) {
    const link = [...host.querySelectorAll('a')].find(({ textContent }) => textContent === name)
    await act(async () => link?.click())
    expect(here()).toBe(path)
    await act(async () => foyer.access.back())
  }
})
