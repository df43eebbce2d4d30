import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { platformEndpoints } from './features/app/platform/endpoints.ts'
import { createPlatform } from './features/app/platform/platform.ts'
import { readAnnouncement } from './features/content/announcements/announcement-rules.ts'
import { announcementEndpoints } from './features/content/announcements/endpoints.ts'
import { wirePromotionTerms } from './features/content/promotions/endpoints.ts'
import { readTerms } from './features/content/promotions/promotion-terms.ts'
import { lotteryEndpoints } from './features/lobby/lottery/endpoints.ts'
import { readDraws } from './features/lobby/lottery/lottery-rules.ts'
import { inboxEndpoints } from './features/messages/inbox/endpoints.ts'
import { readLetter } from './features/messages/inbox/letter.ts'
import { merchantZone } from './kernel/calendar-day.ts'
import { createTestContext, json, scriptedPlatform } from './testing.ts'

/** The device has one zone, so a reader that follows the device fails for at least one of these merchants. */
const MERCHANTS = [
  // Midnight and noon of 24 November.
  ['Asia/Manila', Date.UTC(2026, 10, 23, 16), Date.UTC(2026, 10, 24, 4)],
  ['America/Los_Angeles', Date.UTC(2026, 10, 24, 8), Date.UTC(2026, 10, 24, 20)],
] as const
const DAY = '2026-11-24'
const NOON = '2026-11-24 12:00:00'

function open(timeZone: string) {
  const script = scriptedPlatform()
  const test = createTestContext({ fetch: script.fetch, config: { timeZone } })
  onTestFinished(() => test.dispose())
  return { ...test, script, zone: merchantZone(test.context) }
}

it.each(MERCHANTS)('[PDATA-01] reads the dates of an announcement in the zone %s', (timeZone, midnight, noon) => {
  const { zone } = open(timeZone)
  const rows = [{ id: 1, title: 'A', content: '', startDate: DAY, endDate: NOON }]
  const [row] = z.parse(announcementEndpoints.announcements.output, { promotion: rows }).promotion
  if (row === undefined) throw new Error('The row was left out.')
  const { startDate, endDate } = readAnnouncement(row, { session: { type: 'guest' }, zone })
  expect([startDate, endDate]).toEqual([midnight, noon])
})

it.each(MERCHANTS)('[PDATA-12] reads the end of the terms in the zone %s', (timeZone, midnight, noon) => {
  const { zone } = open(timeZone)
  const untils = [DAY, NOON].map((until) => readTerms(z.parse(wirePromotionTerms, { until }), zone)?.until)
  expect(untils).toEqual([midnight, noon])
})

it.each(MERCHANTS)('reads the date of a letter in the zone %s', (timeZone, _midnight, noon) => {
  const { zone } = open(timeZone)
  const [row] = z.parse(inboxEndpoints.inboxList.output, {
    list: [{ id: '1', title: 'A', content: '', createTime: NOON }],
  }).list
  if (row === undefined) throw new Error('The row was left out.')
  expect(readLetter(row, zone).createdAt).toBe(noon)
})

it.each(MERCHANTS)('[CALL-37] reads the time of a draw in the zone %s', (timeZone, midnight, noon) => {
  const { zone } = open(timeZone)
  const rows = [{ gameId: '1', issue: '1', numbers: ['1'], openTime: DAY, nextOpenTime: NOON }]
  const draw = readDraws(z.parse(lotteryEndpoints.lotteryNumero.output, rows), zone).get('1')
  expect([draw?.openTime, draw?.next?.at]).toEqual([midnight, noon])
})

it.each(MERCHANTS)('[STATUS-05] reads when the site opens again in the zone %s', async (timeZone, _midnight, noon) => {
  const { context, script } = open(timeZone)
  const value = { maintenance: true, regionRestriction: false, info: { until: NOON } }
  script.on(platformEndpoints.siteStatus, () => json({ success: true, value }))
  const platform = createPlatform(context)
  await platform.refreshStatus()
  expect(platform.$status.get().end?.at).toBe(noon)
})
