import { readTimeZone } from '@foyer/core'
import { useMemo } from 'react'
import { useFoyer } from '../provider/use-foyer.ts'
import { formatDate, zoneOffset } from './dates.ts'
import { useTranslation } from './use-text.ts'

/** Times of money: by the merchant's clock, as in the records (ROUTE-19), wherever the device is. */
export interface MerchantTime {
  /** `Asia/Manila` */
  readonly zone: string
  /** `YYYY-MM-DD` */
  dayOf(at: number): string
  /** "Nov 26, 2026" */
  day(at: number): string
  /** "Nov 26, 2026, 6:00 PM". For rows that a `ZoneNote` stands beside. */
  moment(at: number): string
  /** The same for a text that stands alone: where the device's clock shows another time, "Nov 26, 2026, 6:00 PM (UTC+8)". */
  namedMoment(at: number): string
}

export function useMerchantTime(): MerchantTime {
  const { tag } = useTranslation()
  const { timeZone } = useFoyer().config
  return useMemo(() => {
    const known = readTimeZone(timeZone)
    // What the records do too, where the device does not know the zone.
    const zone = known?.name ?? 'UTC'
    const moment = (at: number) => formatDate(tag, at, 'moment', zone)
    return {
      zone,
      dayOf: (at) => formatDate(tag, at, 'dashed', zone),
      day: (at) => formatDate(tag, at, 'day', zone),
      moment,
      namedMoment(at) {
        const told = moment(at)
        return told === formatDate(tag, at, 'moment') ? told : `${told} (${zoneOffset(known?.dateTimeOf(at) ?? '')})`
      },
    }
  }, [tag, timeZone])
}
