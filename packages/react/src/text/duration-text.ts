import type { Translate } from './i18n.ts'

/** A rough time, as a merchant states it: minutes, hours or days. */
export function durationText(t: Translate, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 120) return t('duration.minutes', { count: minutes })
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? t('duration.hours', { count: hours }) : t('duration.days', { count: Math.ceil(hours / 24) })
}
