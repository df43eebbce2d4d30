import type { Locator, Page } from '@playwright/test'
import { axe } from './axe.ts'
import { overflowing } from './pseudo-locale.ts'
import { beMember, expect, open, PASSWORD, ready, signInAs, test } from './site-fixtures.ts'
import { smallTargets } from './small-targets.ts'

/** A page of the agency, with choices in its address. */
interface AgentPage {
  readonly path: string
  readonly inFilipino: string
  readonly inBengali: string
  /** The answer that it is about. */
  readonly answer: RegExp
  /** What is there once the answer has come. */
  readonly shown: (main: Locator) => Locator
}

const OVERVIEW: AgentPage = {
  path: '/m/agent/team/overview?period=days30',
  inFilipino: 'Buod ng team',
  inBengali: 'দলের সারাংশ',
  answer: /\/wps\/agent\/team\/overview/,
  shown: (main) => main.locator('.fy-team-lines a').first(),
}

const PAGES: readonly AgentPage[] = [
  OVERVIEW,
  {
    path: '/m/agent/team/pnl?period=days7',
    inFilipino: 'Panalo at talo ng team',
    inBengali: 'দলের লাভ-ক্ষতি',
    answer: /\/wps\/agent\/team\/pnl/,
    shown: (main) => main.locator('.fy-report-table tbody tr').first(),
  },
  {
    path: '/m/member/team?sort=name',
    inFilipino: 'Mga miyembro ng team',
    inBengali: 'দল পরিচালনা',
    answer: /\/wps\/agent\/team\/members/,
    shown: (main) => main.getByRole('treegrid').getByRole('row', { name: /ana10/ }).first(),
  },
  {
    path: '/m/teamBetting?group=slots&period=days7',
    inFilipino: 'Mga taya ng team',
    inBengali: 'দলের বাজি',
    answer: /\/wps\/agent\/team\/bets/,
    shown: (main) => main.locator('.fy-records > li').first(),
  },
  {
    path: '/m/member/agent/agentRebeat?of=110001',
    inFilipino: 'Pagtatakda ng rebate',
    inBengali: 'রিবেট নির্ধারণ',
    answer: /\/wps\/agent\/rebates\/110001(\?|$)/,
    shown: (main) => main.locator('input[name=slots]'),
  },
  {
    path: '/m/member/teamRebate?by=line&level=1&period=days30',
    inFilipino: 'Kita sa rebate ng team',
    inBengali: 'দলের রিবেট আয়',
    answer: /\/wps\/agent\/rebates\/income/,
    shown: (main) => main.locator('.fy-report-table tbody tr').first(),
  },
  {
    path: '/m/agentRegister',
    inFilipino: 'Bagong user',
    inBengali: 'অ্যাকাউন্ট খুলুন',
    answer: /\/wps\/agent\/links/,
    shown: (main) => main.locator('button[aria-haspopup=dialog]').first(),
  },
  {
    path: '/m/member/agent/agentDivident?period=days90',
    inFilipino: 'Dibidendo',
    inBengali: 'লভ্যাংশ',
    answer: /\/wps\/agent\/contract\/dividend(\?|$)/,
    shown: (main) => main.locator('.fy-facts').first(),
  },
  {
    path: '/m/member/agent/getSalaryContract?period=days7',
    inFilipino: 'Arawang sahod',
    inBengali: 'দৈনিক বেতনের চুক্তি',
    answer: /\/wps\/agent\/contract\/dailySalary(\?|$)/,
    shown: (main) => main.getByRole('rowheader').first(),
  },
  {
    path: '/m/member/agent/getDevidendContract',
    inFilipino: 'Kasunduan sa dibidendo',
    inBengali: 'লভ্যাংশের চুক্তি',
    answer: /\/wps\/agent\/contract\/dividend(\?|$)/,
    shown: (main) => main.getByRole('rowheader').first(),
  },
  {
    path: '/m/member/agent/getHourContract',
    inFilipino: 'Orasang sahod',
    inBengali: 'ঘণ্টাভিত্তিক বেতনের চুক্তি',
    answer: /\/wps\/agent\/contract\/hourlySalary(\?|$)/,
    shown: (main) => main.getByRole('rowheader').first(),
  },
]

/** Figures, a list of people, a form and an agreement. */
const ONE_OF_EACH_KIND = PAGES.filter(({ path }) =>
  /team\/overview|member\/team\?|agentRegister|getDevidendContract/.test(path),
)

/**
 * The sum of all layout shifts of a page. More than the 0.01 of `docs/speed.md`, because a busy machine draws in more steps;
 * a part that is pushed down moves twice as much.
 */
const MAX_SHIFT = 0.03

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** What moved in this document without a tap or a key, where it is more than a page may (`docs/speed.md`). */
const moved = (page: Page) =>
  page.evaluate(
    (most) =>
      new Promise<readonly string[]>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          readonly value: number
          readonly hadRecentInput: boolean
          readonly sources: readonly { readonly node: Node | null }[]
        }
        let sum = 0
        const found: string[] = []
        const nameOf = (node: Node | null) => (node instanceof Element && node.className) || node?.nodeName
        // What came before is told as soon as something is observed; where nothing moved, nothing is.
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
            if (hadRecentInput) continue
            sum += value
            found.push(`${value.toFixed(4)} ${sources.map(({ node }) => nameOf(node)).join(', ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum > most ? found : []), 0))
      }),
    MAX_SHIFT,
  )

async function enter(page: Page, userName: string): Promise<void> {
  await page.getByLabel('User name', { exact: true }).fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main(page).getByRole('button', { name: 'Login', exact: true }).tap()
}

/** The first answer of this kind is refused when the function is called, and not before. */
async function refuseFirst(page: Page, answer: RegExp): Promise<() => void> {
  let refuse = () => {}
  const late = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route(
    answer,
    async (route) => {
      await late
      await route.fulfill({ json: { success: false, code: 'zzz' } })
    },
    { times: 1 },
  )
  return refuse
}

test.describe('each page of the agency', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const { path, inFilipino, inBengali, answer, shown } of PAGES) {
    test(`[AGENT-24] ${path} by its address alone: waits, is refused, comes by a tap, and is the same after a reload in another language`, async ({
      page,
      context,
      control,
      baseURL,
    }) => {
      const expectWhole = async (language: string, tag: string, name: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', tag)
        await expect(heading(page, name)).toBeVisible()
        await expect(shown(main(page))).toBeVisible()
        await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
        expect.soft(await overflowing(main(page)), `${path} in ${language}`).toEqual([])
      }
      await control.scenario({ name: 'three-contracts' })
      // Both, as the site does: a document in the language of the cookie alone is drawn, and then moves with the other texts.
      await context.addCookies([{ name: 'MC_LANGUAGE', value: 'TY', url: baseURL ?? '' }])
      await page.addInitScript(() => {
        if (origin !== 'null') localStorage.MC_LANGUAGE ??= 'TY'
      })
      await beMember(page, 'agent2')
      const refuse = await refuseFirst(page, answer)
      await open(page, path)
      await expect(heading(page, inFilipino)).toBeVisible()
      await expect(main(page).locator('[aria-busy=true]').first()).toBeVisible()
      refuse()
      await expect(main(page).getByRole('alert')).toContainText('Hindi kilalang error.')
      await axe(page, `${path}, refused`)
      await main(page).getByRole('button', { name: 'Subukan muli' }).tap()
      await expectWhole('TY', 'fil', inFilipino)
      await page.evaluate(() => {
        localStorage.setItem('MC_LANGUAGE', 'BN')
        // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no `cookieStore`.
        document.cookie = 'MC_LANGUAGE=BN; Path=/'
      })
      await page.reload()
      await ready(page)
      await expectWhole('BN', 'bn', inBengali)
      expect.soft(await moved(page), path).toEqual([])
      await axe(page, path)
      expect.soft(await smallTargets(page, 'main'), path).toEqual([])
    })
  }
})

test('[AGENT-01][AGENT-24] whoever is no agent lands in the lobby from every page of the agency, and nothing of a team is asked for', async ({
  page,
  control,
}) => {
  const paths = ['/m/agent', ...PAGES.map(({ path }) => path)]
  const expectLobbyFromAll = async (who: string) => {
    for (const path of paths) {
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      }, path)
      await expect(page, `${who} at ${path}`).toHaveURL(/\/m\/home$/)
    }
  }
  // One by its address, all others within the document: the rule is the same.
  await page.goto(OVERVIEW.path)
  await expect(page).toHaveURL(/\/m\/home$/)
  await ready(page)
  await expectLobbyFromAll('a guest')
  // A login later leads to the lobby: the address is as unknown as any other.
  await signInAs(page)
  await expectLobbyFromAll('a player')
  const ofAgents = control.log().filter(({ path }) => /^\/wps\/agent\/(team|rebates|links)/.test(path))
  expect(ofAgents).toEqual([])
})

test('[AGENT-10][ROUTE-30] a direct link to the records of the agency leads a guest through the login to them', async ({
  page,
}) => {
  await open(page, '/m/transaction/record?types=A')
  await expect(page).toHaveURL(/\/m\/login$/)
  await enter(page, 'agent2')
  await expect(page).toHaveURL(/\/m\/transaction\/record\?types=A$/)
  await expect(main(page).locator('.fy-records li').first()).toBeVisible()
})

test('[SESSION-07][ROUTE-30] a session that ends on a page of the agency goes on there after the login, with what was chosen', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/401/)
  await beMember(page, 'agent2')
  await open(page, '/m/agent/team/pnl?of=110001&period=days7')
  const where = page.getByRole('navigation', { name: 'Where you are' })
  await expect(where).toBeVisible()
  await control.revoke({ userName: 'agent2' })
  await main(page).getByRole('button', { name: '90 days' }).tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await enter(page, 'agent2')
  await expect(page).toHaveURL(/\/m\/agent\/team\/pnl\?of=110001&period=days90$/)
  await expect(where).toBeVisible()
  await expect(main(page).getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true')
})

test('[SESSION-09][AGENT-24] a logout in one tab takes the pages of the agency from the others', async ({
  page,
  context,
  control,
  expectTrouble,
}) => {
  // What another tab asks for in the moment of the logout.
  expectTrouble(/401/)
  await control.scenario({ name: 'three-contracts' })
  await beMember(page, 'agent2')
  await open(page, '/m/set')
  const tabs: Page[] = []
  for (const { path, shown } of ONE_OF_EACH_KIND) {
    const tab = await context.newPage()
    await open(tab, path)
    await expect(shown(main(tab))).toBeVisible()
    tabs.push(tab)
  }
  await page.bringToFront()
  await page.getByRole('button', { name: 'Log out' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/m\/home$/)
    await expect(tab.getByText('ana10')).toHaveCount(0)
  }
})

/** Choices on a page, a way on from it, and what is as before after the way back. */
const WAYS: readonly {
  readonly path: string
  readonly choose: (page: Page) => Promise<void>
  readonly on: (page: Page) => Locator
  readonly to: RegExp
  readonly kept: (page: Page) => Promise<void>
}[] = [
  {
    path: '/m/agent/team/overview',
    async choose(page) {
      await main(page).getByRole('button', { name: '30 days' }).tap()
      await main(page).getByRole('button', { name: 'Table' }).tap()
    },
    on: (page) => main(page).locator('.fy-team-lines a').nth(3),
    to: /\/m\/agent\/team\/pnl\?/,
    async kept(page) {
      await expect(main(page).getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true')
      await expect(main(page).getByRole('table', { name: 'By day' })).toBeVisible()
    },
  },
  {
    path: '/m/agent/team/pnl',
    async choose(page) {
      await main(page).getByRole('button', { name: '7 days' }).tap()
      await expect(page).toHaveURL(/period=days7/)
    },
    on: (page) => main(page).locator('.fy-report-table tbody a').nth(4),
    to: /\/m\/agent\/team\/pnl\?.*of=/,
    async kept(page) {
      await expect(main(page).getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('navigation', { name: 'Where you are' })).toHaveCount(0)
    },
  },
  {
    path: '/m/member/agent/agentDivident',
    async choose(page) {
      await main(page).getByRole('button', { name: '30 days' }).tap()
      await expect(page).toHaveURL(/period=days30/)
    },
    on: (page) => main(page).getByRole('link', { name: /^Terms/ }),
    to: /\/m\/member\/agent\/getDevidendContract$/,
    async kept(page) {
      await expect(main(page).getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true')
    },
  },
  {
    path: '/m/agent',
    async choose() {},
    on: (page) => page.getByRole('navigation', { name: 'Agency', exact: true }).getByRole('link').nth(7),
    to: /\/m\/member\/teamRebate$/,
    async kept(page) {
      await expect(main(page).getByRole('heading', { name: /agent2$/ })).toBeVisible()
    },
  },
]

for (const { path, choose, on, to, kept } of WAYS) {
  test(`[AGENT-24] the way back to ${path} leads to where the agent was, with what was chosen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await beMember(page, 'agent2')
    await open(page, path)
    await choose(page)
    const way = on(page)
    await expect(way).toBeVisible()
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    await way.scrollIntoViewIfNeeded()
    const [place, address] = [await scrolled(page), page.url()]
    await way.tap()
    await expect(page).toHaveURL(to)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await kept(page)
    await expect(way).toBeInViewport()
    await expect.poll(() => scrolled(page)).toBe(place)
  })
}

test('[PERR-10][AGENT-21] without a network the agent home says so, above its own bar', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource|net::ERR_/)
  await beMember(page, 'agent2')
  await open(page, '/m/agent')
  await context.setOffline(true)
  const banner = page.locator('.fy-connection-banner')
  await expect(banner).toContainText('No Internet.')
  const [said, bar] = await Promise.all([
    banner.boundingBox(),
    page.getByRole('navigation', { name: 'Agency menu' }).boundingBox(),
  ])
  if (said === null || bar === null) throw new Error('something is missing')
  expect(said.y + said.height).toBeLessThanOrEqual(bar.y)
})

test('[AGENT-02] the note of agreements that wait moves no tile from under the finger', async ({ page, control }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await control.scenario({ name: 'three-contracts' })
  await control.setFault({ endpoint: 'contractInfo', kind: 'slow', delayMs: 1000 })
  await beMember(page, 'agent2')
  await open(page, '/m/agent')
  await expect(page.getByRole('navigation', { name: 'Agency', exact: true }).getByRole('listitem')).toHaveCount(11)
  await expect(main(page).getByRole('heading', { name: '3 agreements wait for you' })).toBeVisible()
  expect(await moved(page)).toEqual([])
})
