import { type Reward, rewards, wallet } from '@foyer/core'
import { Gift } from 'lucide-react'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { Note } from '../note/note.tsx'
import { RecordListView } from '../record-list/record-list.tsx'

/** Rewards that are over, latest first, each with how it ended (ROUTE-20). */
export function RewardHistory() {
  return (
    <PageTexts>
      <History />
    </PageTexts>
  )
}

function History() {
  const t = useText()
  const rewardsApi = useFeature(rewards)
  const { format } = useFeature(wallet)
  const list = useList(() => rewardsApi.history(), [rewardsApi])
  return (
    <RecordListView
      list={list}
      label={t('rewards.history')}
      failedTitle={t('rewards.failed')}
      emptyTitle={t('rewards.history.none')}
      emptyText={t('rewards.history.none.text')}
      emptyIcon={<Gift aria-hidden="true" className="fy-icon" />}
      emptyAction={<ButtonLink to={{ name: 'rewardCenter' }}>{t('rewards.label')}</ButtonLink>}
      keyOf={({ rewardId }) => rewardId}
    >
      {(reward) => (
        <>
          <span className="fy-record-main">{reward.name ?? t(`rewards.kind.${reward.kind}`)}</span>
          <span className="fy-record-amount">{format(reward.amount)}</span>
          <Note as="span" size={1} className="fy-record-note">
            <End reward={reward} />
          </Note>
          <Note as="span" size={1} className="fy-record-side">
            {reward.claimedAt === undefined ? null : reward.reference}
          </Note>
        </>
      )}
    </RecordListView>
  )
}

/** How it ended, when, and what went back. */
function End({ reward }: { readonly reward: Reward }) {
  const t = useText()
  const { day } = useMerchantTime()
  const { format } = useFeature(wallet)
  const { endedAt, taken } = reward
  return (
    <>
      <span>{t(`rewards.state.${howItEnded(reward)}`)}</span>
      {endedAt === undefined ? null : <span>{day(endedAt - 1)}</span>}
      {taken === undefined ? null : <span>{t('rewards.taken', { amount: format(taken) })}</span>}
    </>
  )
}

function howItEnded({ state, claimedAt }: Reward) {
  if (state === 'done' || state === 'givenBack') return state
  return claimedAt === undefined ? 'missed' : 'expired'
}
