import { readTimeZone } from '@foyer/core/site'
import { useMemo } from 'react'
import { useFoyer } from '../provider/use-foyer.ts'
import { formatDate, formatTime, zoneOffset } from './dates.ts'
import { useTranslation } from './use-text.ts'

/** Latin figures, as in amounts (`docs/decisions/0007-latin-figures.md`). */
const numberingSystem = 'latn'

/** Every moment on screen is written by the merchant's clock and in the merchant's zone (ROUTE-19), wherever the device is. */
export interface MerchantTime {
  /** `Asia/Manila` */
  readonly zone: string
  /** Server time, ms since the epoch. */
  now(): number
  /** `YYYY-MM-DD` */
  dayOf(at: number): string
  /** "Nov 26, 2026" */
  day(at: number): string
  /** "Nov 26, 2026, 6:00 PM". For rows that a `ZoneNote` stands beside. */
  moment(at: number): string
  /** The same for a text that stands alone: where the device's clock shows another time, "Nov 26, 2026, 6:00 PM (UTC+8)". */
  namedMoment(at: number): string
  /** As `namedMoment`, without the day where it is today there: "6:00 PM (UTC+8)". */
  namedRecent(at: number, now: number): string
  /** As `namedMoment`, with its seconds and without its day: "6:00:05 PM (UTC+8)". */
  namedTime(at: number): string
  /** As lists of messages have it: the hour for a moment of today, the day for one of this year, else the whole date. */
  short(at: number, now: number): string
}

export function useMerchantTime(): MerchantTime {
  const { tag } = useTranslation()
  const foyer = useFoyer()
  const { timeZone } = foyer.config
  return useMemo(() => {
    const known = readTimeZone(timeZone)
    // What the records do too, where the device does not know the zone.
    const zone = known?.name ?? 'UTC'
    const dayOf = (at: number) => formatDate(tag, at, 'dashed', zone)
    const moment = (at: number) => formatDate(tag, at, 'moment', zone)
    const time = (at: number) => formatDate(tag, at, 'time', zone)
    const named = (at: number, told: string) => {
      const isOwn = moment(at) === formatDate(tag, at, 'moment', deviceZone())
      return isOwn ? told : `${told} (${zoneOffset(known?.dateTimeOf(at) ?? '')})`
    }
    return {
      zone,
      now: foyer.now,
      dayOf,
      day: (at) => formatDate(tag, at, 'day', zone),
      moment,
      namedMoment: (at) => named(at, moment(at)),
      namedRecent: (at, now) => named(at, dayOf(at) === dayOf(now) ? time(at) : moment(at)),
      namedTime: (at) => named(at, formatTime(tag, at, zone)),
      short(at, now) {
        if (dayOf(at) === dayOf(now)) return time(at)
        if (dayOf(at).slice(0, 4) !== dayOf(now).slice(0, 4)) return formatDate(tag, at, 'day', zone)
        return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: zone, numberingSystem }).format(
          at,
        )
      },
    }
  }, [tag, timeZone, foyer])
}

/** The zone that a platform names in an answer, or the merchant's. */
export function useZone(named: string | undefined): string {
  const { zone } = useMerchantTime()
  return named ?? zone
}

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
