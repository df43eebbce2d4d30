import { deposits } from '@foyer/core'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { RecordListView } from '../record-list/record-list.tsx'
import { useDepositWords } from './deposit-words.ts'

/** All deposits of the member, latest first, each with what became of it. */
export function DepositList() {
  const t = useText()
  const words = useDepositWords()
  const depositsApi = useFeature(deposits)
  const list = useList(() => depositsApi.list(), [depositsApi])
  return (
    <section className="fy-deposit-list">
      <h2>{t('deposit.list')}</h2>
      <RecordListView
        list={list}
        label={t('deposit.list')}
        failedTitle={t('deposit.list.failed')}
        emptyTitle={t('deposit.list.empty.title')}
        emptyText={t('deposit.list.empty.text')}
        keyOf={({ depositId }) => depositId}
      >
        {({ depositId, reference, methodName, state, amount, creditAmount, createdAt }) => (
          <Link to={{ name: 'deposit', params: { deposit: depositId } }} className="fy-deposit-row">
            <span className="fy-deposit-row-name">{methodName}</span>
            <span className={state === 'paid' ? 'fy-money' : undefined}>
              {words.amount(state === 'paid' ? creditAmount : amount)}
            </span>
            <Note as="span" size={1} className="fy-record-note">
              <span>{words.moment(createdAt)}</span>
              <span>{reference}</span>
            </Note>
            <Note as="span" size={1} className="fy-deposit-state" data-state={state}>
              {t(`deposit.short.${state}`)}
            </Note>
          </Link>
        )}
      </RecordListView>
    </section>
  )
}
