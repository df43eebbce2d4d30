import { formatDate } from '../../text/dates.ts'
import type { Translate } from '../../text/i18n.ts'

/** Says that an offer has expired, and on which day of its zone, if the platform names the moment. */
export function expiredWords(t: Translate, tag: string, answerBy: number | undefined, zone: string) {
  return answerBy === undefined
    ? t('agreement.state.expiredOnce')
    : t('agreement.state.expired', [formatDate(tag, answerBy, 'day', zone)])
}
