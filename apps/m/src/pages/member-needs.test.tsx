import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { challenges, ERROR_CODES, signIn, unwrap } from '@foyer/core'
import { contract } from '@foyer/core/contract'
import { createManualClock, createTestFoyer } from '@foyer/core/testing'
import { PaymentPasswordScreen, PayoutAccountsScreen, RedRainView, WithdrawScreen } from '@foyer/react'
import { createSandbox } from '@foyer/sandbox'
import { act } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { showPage } from '../testing/show-page.tsx'

const PASSWORD = 'Foyer2026'
const FROM = { type: 0, registerUrl: 'foyer.test', domain: 'foyer.test', registerMethod: 'H5' } as const
const NUMBER = { mobileNum: '9179999999', countryDialingCode: '63' }

async function openClient() {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  onTestFinished(() => sandbox.dispose())
  await sandbox.control.setHumanCheck({ required: false })
  const test = createTestFoyer({
    ...{ clock, path: '/m/home' },
    config: { login: { forceChangeOnFirstLogin: true } },
    fetch: (request) => sandbox.fetch(request),
  })
  await test.idle()
  test.foyer.use(challenges).useHumanVerifier(undefined)
  const enter = async (username: string, password = PASSWORD) => {
    unwrap(await test.foyer.use(signIn).withPassword({ username, password }))
    await test.idle()
  }
  return { ...test, sandbox, enter }
}

type Client = Awaited<ReturnType<typeof openClient>>

/** How a member may have come, and so what the account has. */
const ORIGINS: Readonly<Record<string, { readonly hasPhone: boolean; come(client: Client): Promise<void> }>> = {
  'registered by user name': {
    hasPhone: false,
    async come({ foyer, enter }) {
      const account = { username: 'newcomer', password: PASSWORD, confirmPassword: PASSWORD }
      await foyer.call(contract.registerUsername, { ...FROM, ...account })
      await enter('newcomer')
    },
  },
  'registered by phone': {
    hasPhone: true,
    async come({ foyer, sandbox, enter }) {
      await foyer.call(contract.smsNoLogin, NUMBER)
      const verificationCode = sandbox.control.outbox().at(-1)?.secret ?? ''
      const account = { password: PASSWORD, confirmPassword: PASSWORD, ...NUMBER, verificationCode }
      await foyer.call(contract.registerMobile, { ...FROM, ...account })
      await enter(NUMBER.mobileNum)
    },
  },
  'opened by an agent': {
    hasPhone: false,
    async come({ foyer, enter }) {
      await enter('agent2')
      const rates = { slots: '0.10', live: '0.10', sports: '0.10', lottery: '0.10' }
      const account = { username: 'opened01', password: 'Opened2026', memberType: 0, rates } as const
      await foyer.call(contract.accountOpen, { ...account, requestId: '8f14e45f-ceea-467f-9a8b-000000000001' })
      await foyer.session.signOut()
      await enter('opened01', 'Opened2026')
      // The first sign-in asks for a password of the member's own.
      expect(foyer.access.$page.get().result).toMatchObject({ route: { name: 'changePassword' } })
      const change = { oldPassword: 'Opened2026', newPassword: PASSWORD, confirmNewPassword: PASSWORD }
      await foyer.call(contract.changePassword, change)
    },
  },
}

const SCREENS = {
  paymentPassword: <PaymentPasswordScreen />,
  payoutAccounts: <PayoutAccountsScreen />,
  withdraw: <WithdrawScreen />,
  redRain: <RedRainView />,
} as const

const WAYS = ['memberPhone', 'paymentPassword', 'payoutAccounts', 'verification'] as const

type PageName = keyof typeof SCREENS
type WayName = (typeof WAYS)[number]

const PAGES = Object.keys(SCREENS) as readonly PageName[]

interface Need {
  readonly need: string
  readonly page: PageName
  readonly knownBy: readonly string[]
  readonly way: WayName
}

const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** The table of docs/member-needs.md. */
const NEEDS: readonly Need[] = readFileSync(join(import.meta.dirname, '../../../../docs/member-needs.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, need = '', page = '', knownBy = '', way = ''] = line.split('|').map((cell) => cell.trim())
    const [pageName] = names(page)
    const [wayName] = names(way)
    if (pageName === undefined || wayName === undefined) return []
    const known = PAGES.find((one) => one === pageName)
    const knownWay = WAYS.find((one) => one === wayName)
    if (known === undefined || knownWay === undefined)
      throw new Error(`the test does not know ${pageName} or ${wayName}`)
    return { need, page: known, knownBy: names(knownBy), way: knownWay }
  })

describe('what pages need of a member', () => {
  it('[CASH-37] has a row for every refusal that says that the member lacks something', () => {
    const lacks = ERROR_CODES.filter((code) => /\.(missing|identity|notEligible)$/.test(code))
    const known = new Set(NEEDS.flatMap(({ knownBy }) => knownBy))
    expect(lacks.filter((code) => !known.has(code))).toEqual([])
    expect([...new Set(NEEDS.map(({ page }) => page))].sort()).toEqual([...PAGES].sort())
  })

  it.each(Object.entries(ORIGINS).flatMap(([origin, one]) => NEEDS.map((need) => ({ origin, ...one, ...need }))))(
    '[CASH-37] leads from $page to $way when a member who $origin lacks $need',
    async (row) => {
      const { come, hasPhone, page, way, need } = row
      const client = await openClient()
      await come(client)
      const { foyer, idle } = client
      foyer.access.go({ name: page })
      await idle()
      const host = await showPage(client, SCREENS[page])
      await act(idle)
      for (const button of host.querySelectorAll('button')) {
        if (button.textContent === 'Add an account') await act(async () => (button.click(), await idle()))
      }
      const target = { name: way } as const
      const links = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('?')[0])
      const isMet = hasPhone && way === 'memberPhone'
      expect(links.includes(foyer.access.pathOf(target)), need).toBe(!isMet)
      // The member may go there, and "back" leads to the page that needs it.
      const before = foyer.access.$page.get().result
      await act(async () => foyer.access.go(way === 'memberPhone' ? { name: way, params: { task: page } } : target))
      expect(foyer.access.$page.get().result).toMatchObject({ outcome: 'allow', route: { name: way } })
      foyer.access.back()
      await idle()
      expect(foyer.access.$page.get().result).toMatchObject({
        route: { path: 'route' in before ? before.route.path : '' },
      })
    },
  )
})
