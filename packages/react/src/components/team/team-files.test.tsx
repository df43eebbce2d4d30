import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import '../../testing/jsdom-dialogs.ts'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renameMembers } from '../../testing/rename-members.ts'
import { renderWith } from '../../testing/render.tsx'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { RebateIncome } from '../rebates/rebate-income.tsx'
import { TeamBets } from './team-bets.tsx'
import { TeamMembers } from './team-members.tsx'
import { TeamOverviewView } from './team-overview.tsx'
import { TeamProfitAndLoss } from './team-profit-and-loss.tsx'

afterEach(cleanup)

/** Names that a platform may let through, and the cells that hold them. */
const NAMES = [
  ['=HYPERLINK("http://a.test")', '"\'=HYPERLINK(""http://a.test"")"'],
  ['+639170000000', "'+639170000000"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['Ana "A", the first', '"Ana ""A"", the first"'],
  ['two\nlines', '"two\nlines"'],
] as const

/** For a pattern that matches the text itself. */
const quoted = (text: string) => text.replaceAll(/[\^$.*+?()[\]{}|]/g, '\\$&')

const stays = () => {}
const WEEK = { period: 'days7' }

/** Saves the file of a page of `agent2` whose members have other names. */
async function save(page: ReactNode) {
  const files = catchSavedFiles()
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renameMembers(
    client,
    NAMES.map(([name]) => name),
  )
  renderWith(client.foyer, page)
  await client.settle()
  fireEvent.click(screen.getByRole('button', { name: /^CSV/ }))
  await client.settle()
  const bytes = await files.last()
  client.end()
  return { mark: [...bytes.slice(0, 3)], text: new TextDecoder().decode(bytes), name: files.names[0] ?? '' }
}

it.each<[name: string, page: ReactNode]>([
  ['team-members', <TeamMembers key="members" address={{ view: 'list' }} onAddress={stays} onOf={stays} />],
  ['team-pnl', <TeamProfitAndLoss key="pnl" address={WEEK} onAddress={stays} />],
  ['team-bets', <TeamBets key="bets" address={WEEK} onAddress={stays} />],
  ['rebate-income-line', <RebateIncome key="income" address={{ ...WEEK, by: 'line' }} onAddress={stays} />],
])('[TEAM-07] no name in the file of %s runs as a formula or breaks a row', async (name, page) => {
  const file = await save(page)
  expect(file.mark).toEqual([0xef, 0xbb, 0xbf])
  expect(file.name).toMatch(new RegExp(`^${name}_(\\d{4}-\\d\\d-\\d\\d_){2}Asia-Manila\\.csv$`))
  for (const [shown, cell] of NAMES) {
    expect([shown, new RegExp(`(^|,|\\r\\n)${quoted(cell)},`).test(file.text)]).toEqual([shown, true])
  }
  // Every row ends in CRLF, and those of amounts below zero stay numbers.
  expect(file.text.replaceAll('two\nlines', '').split(/\r\n/).join('')).not.toMatch(/[\r\n]/)
  expect(file.text).not.toMatch(/,'-?\d+\.\d\d/)
})

it('[TEAM-02] days and times of the files are those of the zone of the merchant', async () => {
  const days = await save(<TeamOverviewView address={WEEK} onAddress={stays} />)
  const bets = await save(<TeamBets address={WEEK} onAddress={stays} />)
  const [, from = '', to = ''] = /_(.{10})_(.{10})_Asia-Manila\.csv$/.exec(days.name) ?? []
  const rows = days.text
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.slice(0, 10))
  expect([rows.length, [...rows].sort()[0], [...rows].sort().at(-1)]).toEqual([7, from, to])
  const times = bets.text
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(',')[0] ?? '')
  expect(times.length).toBeGreaterThan(100)
  for (const time of times) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)
    expect([time, time.slice(0, 10) >= from && time.slice(0, 10) <= to]).toEqual([time, true])
  }
})
