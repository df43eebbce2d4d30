import { invitation } from '@foyer/core'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { Note } from '../note/note.tsx'
import { RecordListView } from '../record-list/record-list.tsx'
import { SignedAmount } from '../record-list/signed-amount.tsx'

/** What came for friends, latest first. */
export function InvitationEarnings() {
  return (
    <PageTexts>
      <Earnings />
    </PageTexts>
  )
}

function Earnings() {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  const invitationApi = useFeature(invitation)
  const list = useList(() => invitationApi.earnings(), [invitationApi])
  return (
    <RecordListView
      list={list}
      label={t('invite.earnings')}
      failedTitle={t('invite.earnings.failed')}
      emptyTitle={t('invite.earnings.none')}
      emptyText={t('invite.earnings.none.text')}
      keyOf={({ earningId }) => earningId}
    >
      {({ friend, amount, at, reference }) => (
        <>
          <span className="fy-record-main">
            <bdi>{friend}</bdi>
          </span>
          <span className="fy-record-amount">
            <SignedAmount amount={amount} />
          </span>
          <Note as="span" size={1} className="fy-record-note">
            <span>{namedMoment(at)}</span>
          </Note>
          <Note as="span" size={1} className="fy-record-side">
            {reference}
          </Note>
        </>
      )}
    </RecordListView>
  )
}
