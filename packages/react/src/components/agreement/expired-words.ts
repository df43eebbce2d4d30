import type { AgreementTerms } from '@foyer/core'
import { formatDate } from '../../text/dates.ts'
import type { Translate } from '../../text/i18n.ts'

/** That an offer ran out, and when, where the platform tells; in the zone of its terms. */
export function expiredWords(t: Translate, tag: string, { answerBy, zone }: Pick<AgreementTerms, 'answerBy' | 'zone'>) {
  return answerBy === undefined
    ? t('agreement.state.expiredOnce')
    : t('agreement.state.expired', [formatDate(tag, answerBy, 'day', zone)])
}
