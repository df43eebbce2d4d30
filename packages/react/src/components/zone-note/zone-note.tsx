import { readTimeZone } from '@foyer/core/site'
import { zoneName, zoneOffset } from '../../text/dates.ts'
import { useText, useTranslation } from '../../text/use-text.ts'

export interface ZoneNoteProps {
  /** `Asia/Manila` */
  readonly zone: string
  /** YYYY-MM-DD: the offset is the one that the clock there had at noon. */
  readonly day: string
  /** What is told in the zone. Default: days. */
  readonly of?: 'days' | 'times' | undefined
}

/** By whose clock days are cut, or times are told. */
export function ZoneNote({ zone, day, of = 'days' }: ZoneNoteProps) {
  const t = useText()
  const { tag } = useTranslation()
  const noon = Date.parse(`${day}T12:00:00Z`)
  const offset = zoneOffset(readTimeZone(zone)?.dateTimeOf(noon) ?? '')
  const words = { zone: zoneName(tag, zone), offset }
  return <p className="fy-zone-note">{of === 'days' ? t('records.zone', words) : t('records.zone.times', words)}</p>
}
