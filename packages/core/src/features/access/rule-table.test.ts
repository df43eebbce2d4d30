import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../check-config/parse-config.ts'
import type { Ability } from '../../config/abilities.ts'
import type { FoyerConfig } from '../../config/config.ts'
import { toPath } from '../../kernel/routes.ts'
import { routes, type SiteRouteRow } from '../../site/routes.ts'
import { ACCOUNT_TYPES, flagFixture, sessionFixture } from '../../testing/access-fixtures.ts'
import { ALL_ROUTE_PATHS } from '../../testing/all-route-paths.ts'
import type { SessionState } from '../auth/session/session.ts'
import { accessRuleFor, isAbility } from './access-rules.ts'
import { type AccessResult, type DenialReason, evaluateAccess, type FlagReader } from './evaluate-access.ts'
import { guardRoute } from './guard-route.ts'

const config = parseConfig({ merchant: 'demo' })

/** All of them: one that is missing here does not compile. */
const ABILITIES: Readonly<Record<Ability, true>> = {
  browse: true,
  signIn: true,
  startTrial: true,
  play: true,
  toggleFavourite: true,
  favourites: true,
  recents: true,
  balance: true,
  memberData: true,
  memberNotices: true,
  agentNotices: true,
  memberCenter: true,
  inbox: true,
  joinPromotions: true,
  chat: true,
  feedback: true,
  withdraw: true,
  deposit: true,
  records: true,
  betRecord: true,
  transactionRecord: true,
  profitAndLoss: true,
  rewardCenter: true,
  pointsMall: true,
  invite: true,
  myAccount: true,
  verification: true,
  security: true,
  changePassword: true,
  changePasswordEntry: true,
  signOut: true,
  footerEntry: true,
  contracts: true,
  dividend: true,
  team: true,
  teamOverview: true,
  teamManagement: true,
  teamProfitAndLoss: true,
  teamBets: true,
  rebateSettings: true,
  rebateIncome: true,
  openAccount: true,
  dividendPage: true,
  contractPages: true,
  redRain: true,
}

/** The abilities of a session where every flag is on (ROLE-09). */
function abilitiesOf(session: SessionState, config: FoyerConfig): readonly Ability[] {
  const flags = { settled: true, isOn: () => true }
  return Object.keys(ABILITIES)
    .filter(isAbility)
    .filter((ability) => evaluateAccess(accessRuleFor(ability, config), session, flags).outcome === 'allow')
}

/**
 * What happens to each role at each ability, and why. A cell is `yes`, or the outcome and after the colon what decided:
 * `login:guest` leads to the sign-in page without a session, `home:flag` to the lobby because the flag of the row is
 * off, `?who` and `?flag` wait for the session and for the flags. `+` has a message with it. Several types in a column
 * meet the same.
 */
const COLUMNS = [
  ['unknown', ['unknown'], 'all on'],
  ['guest', ['guest'], 'all on'],
  ['0, 40', [0, 40], 'all on'],
  ['1, 2, 41, 42', [1, 2, 41, 42], 'all on'],
  ['4', [4], 'all on'],
  ['off', [0, 1, 2, 40, 41, 42], 'all off'],
  ['guest off', ['guest'], 'all off'],
  ['4 off', [4], 'all off'],
  ['unknown off', ['unknown'], 'all off'],
  ['not known', [0, 1, 2, 4, 40, 41, 42], 'not known'],
] as const

const PAGES = `
path                   flag             unknown  guest        0, 40        1, 2, 41, 42  4            off         "guest off" "4 off" "unknown off" not known
/                      -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m                     -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/                    -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/index               -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/index.html          -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/home                -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/login               -                ?who     yes          home:member  home:agent    yes          *           *            *            *            *
/m/register            -                ?who     yes          home:member  home:agent    yes          *           *            *            *            *
/m/register.html       -                ?who     yes          home:member  home:agent    yes          *           *            *            *            *
/m/forget              -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/changePsw           -                ?who     home:guest   yes          yes           popup:trial  *           *            *            *            *
/m/set                 -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/help                -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/app                 -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/agent               -                ?who     home:guest   home:member  yes           home:trial   *           *            *            *            *
/m/agent/other         -                ?who     home:guest   home:member  home:unknown-path+  home:trial   *           *            *            *            *
/m/agent/team/overview AGEPAG           ?who     agent:guest   agent:member  yes           agent:trial   agent:member|agent:flag+ agent:guest agent:trial ?who ?flag
/m/agent/team/pnl      AGETEAMPNL3      ?who     agent:guest   agent:member  yes           agent:trial   agent:member|agent:flag+ agent:guest agent:trial ?who ?flag
/m/member/team         DOWNMAN          ?who     agent:guest   agent:member  yes           agent:trial   agent:member|agent:flag+ agent:guest agent:trial ?who ?flag
/m/teamBetting         TEAMBETTING3     ?who     agent:guest   agent:member  yes           agent:trial   agent:member|agent:flag+ agent:guest agent:trial ?who ?flag
/m/member/agent/agentRebeat GAMSER           ?who     agent:guest   agent:member  yes           agent:trial   agent:member|agent:flag+ agent:guest agent:trial ?who ?flag
/m/member/teamRebate   AGEREBINC3       ?who     agent:guest   agent:member  yes           agent:trial   agent:member|agent:flag+ agent:guest agent:trial ?who ?flag
/m/agentRegister       -                ?who     agent:guest   agent:member  yes           agent:trial   *           *            *            *            *
/m/member/agent/agentDivident -                ?who     agent:guest   agent:member  agent:agent+           agent:trial   *           *            *            *            *
/m/member/agent/getSalaryContract -                ?who     agent:guest   agent:member  yes           agent:trial   *           *            *            *            *
/m/member/agent/getDevidendContract -                ?who     agent:guest   agent:member  yes           agent:trial   *           *            *            *            *
/m/member/agent/getHourContract -                ?who     agent:guest   agent:member  yes           agent:trial   *           *            *            *            *
/m/redRain             -                ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/notice              -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/member/notice       -                ?who     login:guest  yes          yes           yes          yes         *            *            *            yes
/m/message             -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/activity            -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/activityDetail?id=1 -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/hot-games           -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/fishing-games       -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/slot-games          -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/live-games          -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/poker-games         -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/sport-games         -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/esport-games        -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/gameList            -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/gameList?dataType=fav    -           ?who     login:guest  yes          yes           yes          yes         *            *            *            yes
/m/gameList?dataType=recent -           ?who     login:guest  yes          yes           yes          yes         *            *            *            yes
/m/gameCenter          -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/lott                -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/elott               -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/lottery             -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/slotsCenter         -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/search              -                yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/withdraw            -                ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/withdraw/accounts -                ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/withdraw/paymentPassword -                ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/voucherCenter       -                ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/voucherCenter/limits -               ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/gameRecord          TRANSBETREPMEM3  ?who     login:guest  yes          yes           popup:trial  home:flag+  login:guest  popup:trial  ?who         ?flag
/m/transaction/record  TRANSREC3        ?who     login:guest  yes          yes           popup:trial  home:flag+  login:guest  popup:trial  ?who         ?flag
/m/transaction/record?types=A  TRANSREC3        ?who     login:guest  yes          yes           popup:trial  home:flag+  login:guest  popup:trial  ?who         ?flag
/m/profitandloss       PERSREP          ?who     login:guest  yes          yes           popup:trial  home:flag+  login:guest  popup:trial  ?who         ?flag
/m/rewardCenter        REWCEN3          ?who     login:guest  yes          yes           popup:trial  home:flag+  login:guest  popup:trial  ?who         ?flag
/m/rewardCenter/history REWCEN3          ?who     login:guest  yes          yes           popup:trial  home:flag+  login:guest  popup:trial  ?who         ?flag
/m/mall/mallHome       PTSYS3           ?who     login:guest  yes          yes           popup:trial  home:flag+  login:guest  popup:trial  ?who         ?flag
/m/mall/good?id=coffee PTSYS3           ?who     login:guest  yes          yes           popup:trial  mall/mallHome:flag+  login:guest  popup:trial  ?who         ?flag
/m/mall/orders         PTSYS3           ?who     login:guest  yes          yes           popup:trial  home:flag+  login:guest  popup:trial  ?who         ?flag
/m/mall/order?id=G1    PTSYS3           ?who     login:guest  yes          yes           popup:trial  mall/orders:flag+  login:guest  popup:trial  ?who         ?flag
/m/mall/points         PTSYS3           ?who     login:guest  yes          yes           popup:trial  home:flag+  login:guest  popup:trial  ?who         ?flag
/m/myAccount/index     MYACC            ?who     login:guest  yes          yes           popup:trial  home:flag+  login:guest  popup:trial  ?who         ?flag
/m/member/home         -                ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/member/verification -               ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/securityCenter      -                ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/securityCenter/phone -                ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/provider?vassalage=JL -              yes      yes          yes          yes           yes          yes         *            *            *            yes
/m/webEmail            -                ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/webEmail/letter?id=1 -               ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
/m/trail               -                ?who     yes          home:member  home:agent    home:trial   *           *            *            *            *
/m/invite              -                ?who     login:guest  yes          agent:agent   popup:trial  *           *            *            *            *
`

/** Verbs and menu entries that are no page of their own. */
const VERBS = `
ability                flag             unknown  guest        0, 40        1, 2, 41, 42  4            off         "guest off" "4 off" "unknown off" not known
play                   -                ?who     login:guest  yes          yes           yes          yes         *            *            *            yes
toggleFavourite -                ?who     login:guest+ yes          yes           yes          yes         *            *            *            yes
favourites             -                ?who     login:guest  yes          yes           yes          yes         *            *            *            yes
recents                -                ?who     login:guest  yes          yes           yes          yes         *            *            *            yes
balance                -                ?who     hidden:guest yes          yes           yes          yes         *            *            *            yes
memberData             -                ?who     hidden:guest yes          yes           yes          yes         *            *            *            yes
records                -                ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
joinPromotions         -                ?who     login:guest  yes          yes           popup:trial  *           *            *            *            *
chat                   CBS3             ?who     login:guest  yes          yes           says:trial   hidden:flag hidden:flag  hidden:flag  hidden:flag  ?flag
feedback               -                ?who     login:guest  yes          yes           yes          yes         *            *            *            yes
changePasswordEntry    -                ?who     login:guest  yes          yes           yes          yes         *            *            *            yes
signOut                -                ?who     hidden:guest yes          yes           yes          yes         *            *            *            yes
`

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [what = '', flag = '', ...cells] = line.trim().split(/\s+/)
      return { what, flag, cells }
    })

const OUTCOMES = { redirect: 'to', popup: 'popup', message: 'says', hidden: 'hidden', wait: '?', allow: 'yes' } as const

function cellOf(result: AccessResult): string {
  if (result.outcome === 'allow') return 'yes'
  const { code, role } = result.reason
  if (result.outcome === 'wait') return code === 'flag-unknown' ? '?flag' : '?who'
  const what = result.outcome === 'redirect' ? toPath(routes, result.to).replace('/m/', '') : OUTCOMES[result.outcome]
  const message = result.outcome === 'redirect' && result.message !== undefined ? '+' : ''
  return `${what}:${code === 'flag-off' ? 'flag' : (role ?? code)}${message}`
}

/** That the reason names what decided. */
function checkReason(reason: DenialReason, who: number | 'guest' | 'unknown', flag: string): void {
  switch (reason.code) {
    case 'role':
      expect(reason.type).toBe(typeof who === 'number' ? who : undefined)
      return
    case 'flag-off':
    case 'flag-unknown':
      expect(reason).toEqual({ code: reason.code, flag })
      return
    default:
      expect(reason).toEqual({ code: reason.code })
  }
}

function check(
  row: { readonly flag: string; readonly cells: readonly string[] },
  ask: (who: number | 'guest' | 'unknown', flags: FlagReader) => AccessResult,
): void {
  const flags = { 'all on': flagFixture(), 'all off': flagFixture([]), 'not known': flagFixture([], false) }
  const found = COLUMNS.map(([, types, state], at) => {
    const people: readonly (number | 'guest' | 'unknown')[] = types
    const cells = people.map((who) => {
      const result = ask(who, flags[state])
      if (result.outcome !== 'allow') checkReason(result.reason, who, row.flag)
      // Without a flag of its own a row is the same whatever the flags are.
      if (row.cells[at] === '*') expect(result).toEqual(ask(who, flagFixture()))
      return row.cells[at] === '*' ? '*' : cellOf(result)
    })
    return [...new Set(cells)].join('|')
  })
  expect(found).toEqual(row.cells)
}

describe('what everybody meets', () => {
  it.each(rows(PAGES))('[ROUTE-28] at $what', (row) => {
    check(row, (who, flags) => guardRoute(routes, row.what, sessionFixture(who), flags, config))
  })

  it('[ROUTE-28] the table knows every path of the route table', () => {
    const known = new Set(rows(PAGES).map(({ what }) => what.split('?')[0]))
    expect(ALL_ROUTE_PATHS.filter((path) => !known.has(path))).toEqual([])
  })

  it.each(rows(VERBS))('[ROLE-04] who wants $what', (row) => {
    const { what } = row
    if (!isAbility(what)) throw new Error(what)
    check(row, (who, flags) => evaluateAccess(accessRuleFor(what, config), sessionFixture(who), flags))
  })

  it('[FOOTMENU-03] who taps a checked entry of the footer', () => {
    const ask = (who: number | 'guest') =>
      evaluateAccess(accessRuleFor('footerEntry', config), sessionFixture(who), flagFixture())
    expect(ask('guest')).toMatchObject({
      outcome: 'redirect',
      to: { name: 'signIn' },
      reason: { code: 'role', role: 'guest' },
    })
    for (const type of [0, 1, 2]) expect(ask(type)).toEqual({ outcome: 'allow' })
    for (const type of [4, 40, 41, 42]) {
      expect(ask(type)).toEqual({ outcome: 'popup', popup: 'free_reject', reason: { code: 'type', type } })
    }
  })

  it('[ROLE-02] contracts leave out types 4, 40, 41 and 42, dividends type 0 too', () => {
    const may = (ability: Ability) =>
      ACCOUNT_TYPES.filter(
        (type) =>
          evaluateAccess(accessRuleFor(ability, config), sessionFixture(type), flagFixture()).outcome === 'allow',
      )
    expect(may('contracts')).toEqual([0, 1, 2])
    expect(may('dividend')).toEqual([1, 2])
    for (const ability of ['contracts', 'dividend'] as const) {
      const ask = (who: number | 'guest') =>
        evaluateAccess(accessRuleFor(ability, config), sessionFixture(who), flagFixture())
      expect(ask('guest')).toEqual({ outcome: 'hidden', reason: { code: 'role', role: 'guest' } })
      expect(ask(41)).toEqual({ outcome: 'hidden', reason: { code: 'type', type: 41 } })
      expect(ask(5)).toEqual({ outcome: 'allow' })
    }
  })

  it('[ROUTE-28] the tables know every ability', () => {
    const rowsOfSite: readonly SiteRouteRow[] = Object.values(routes).flat()
    const pages = rowsOfSite.map(({ ability = 'browse' }) => (typeof ability === 'string' ? ability : 'browse'))
    const byType = ['footerEntry', 'contracts', 'dividend', 'memberNotices', 'agentNotices']
    const known = new Set<string>([...pages, ...rows(VERBS).map(({ what }) => what), ...byType])
    const all = [...abilitiesOf(sessionFixture(2), config), ...abilitiesOf(sessionFixture('guest'), config)]
    expect(all.filter((ability) => !known.has(ability))).toEqual([])
  })
})

describe('abilities', () => {
  const MEMBER: readonly Ability[] = [
    'play',
    'favourites',
    'recents',
    'records',
    'withdraw',
    'deposit',
    'pointsMall',
    'rewardCenter',
    'memberNotices',
    'inbox',
    'joinPromotions',
  ]

  it('[ROLE-09] members play, keep favourites and recent games, see records, move money, spend points, take rewards and read', () => {
    expect(abilitiesOf(sessionFixture(0), config)).toEqual(expect.arrayContaining([...MEMBER]))
    expect(abilitiesOf(sessionFixture(0), config)).not.toContain('team')
  })

  it('[ROLE-09] agents have all of it, and their team on top', () => {
    const more = abilitiesOf(sessionFixture(2), config).filter(
      (ability) => !abilitiesOf(sessionFixture(0), config).includes(ability),
    )
    expect(more.sort()).toEqual([
      ...['agentNotices', 'contractPages', 'dividend', 'openAccount', 'rebateIncome', 'rebateSettings', 'team'],
      ...['teamBets', 'teamManagement', 'teamOverview', 'teamProfitAndLoss'],
    ])
    // Agents bring players by links of the agency instead [FOOTMENU-02].
    expect(
      abilitiesOf(sessionFixture(0), config).filter((one) => !abilitiesOf(sessionFixture(2), config).includes(one)),
    ).toEqual(['invite'])
  })

  it('[ROLE-04] guests browse, log in, register and try', () => {
    expect(abilitiesOf(sessionFixture('guest'), config)).toEqual(['browse', 'signIn', 'startTrial'])
  })

  it('[PROLE-01] guests meet the login at favourites, recent games, inbox, chat, password and member area', () => {
    const ask = (ability: Ability) =>
      evaluateAccess(accessRuleFor(ability, config), sessionFixture('guest'), flagFixture())
    for (const ability of ['favourites', 'recents', 'inbox', 'chat', 'changePasswordEntry', 'memberCenter'] as const) {
      expect([ability, ask(ability)]).toMatchObject([ability, { outcome: 'redirect', to: { name: 'signIn' } }])
    }
    for (const path of ['/m/home', '/m/activity', '/m/notice', '/m/help', '/m/message']) {
      expect(guardRoute(routes, path, sessionFixture('guest'), flagFixture(), config).outcome).toBe('allow')
    }
  })

  it('[LAUNCH-06] trial players may play unless the merchant says no', () => {
    const strict = parseConfig({ merchant: 'demo', launch: { allowTrial: false } })
    expect(evaluateAccess(accessRuleFor('play', strict), sessionFixture(4), flagFixture())).toMatchObject({
      popup: 'free_reject',
    })
    expect(evaluateAccess(accessRuleFor('play', config), sessionFixture(4), flagFixture())).toEqual({
      outcome: 'allow',
    })
  })

  it('[FAV-02][PROLE-05] a heart says why it leads to the login; in the other reading it only says so', () => {
    const message = { key: 'in_logged_login', ms: 2000 }
    const reason = { code: 'role', role: 'guest' }
    const toast = parseConfig({ merchant: 'demo', readings: { favouritesGuest: 'toast' } })
    const ask = (conf: typeof config) =>
      evaluateAccess(accessRuleFor('toggleFavourite', conf), sessionFixture('guest'), flagFixture())
    expect(ask(config)).toEqual({ outcome: 'redirect', to: { name: 'signIn' }, message, reason })
    expect(ask(toast)).toEqual({ outcome: 'message', message, reason })
  })
})
