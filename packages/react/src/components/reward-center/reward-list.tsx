import { attempts, type CurrentRewards, rewards } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { Gift } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { zoneName } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useErrorText } from '../../text/use-error-text.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { AttemptNote } from '../attempt-note/attempt-note.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { EntriesMissing } from '../incomplete-note/incomplete-note.tsx'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { WaitingBlocks } from '../skeleton/waiting-blocks.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { type Ended, RewardCard } from './reward-card.tsx'

/** Rewards to claim, each with its terms, those that are played for, and those that come (ROUTE-20). */
export function RewardList() {
  return (
    <PageTexts>
      <List />
    </PageTexts>
  )
}

function List() {
  const t = useText()
  const rewardsApi = useFeature(rewards)
  const { current } = rewardsApi
  const state = useStore(current.$state)
  useEffect(() => {
    // Play may have brought turnover since.
    void current.refresh()
    return rewardsApi.watch()
  }, [rewardsApi, current])
  const [ended, setEnded] = useState<Ended>()
  // The list was asked for anew after it: what is still there says it itself, and may leave later for another reason.
  useEffect(() => {
    const isShown = (id: string) => state.data?.rewards.some(({ rewardId }) => rewardId === id)
    setEnded((known) => (known !== undefined && isShown(known.rewardId) ? undefined : known))
  }, [state.data])
  return (
    <ResourceView
      resource={state}
      failedTitle={t('rewards.failed')}
      onRetry={() => void current.load()}
      loading={<WaitingBlocks count={3} className="fy-rewards" blockClassName="fy-reward-waiting" />}
    >
      {(data, { stale, at }) => (
        <>
          {stale ? <StaleMark at={at} /> : null}
          <Outside data={data} ended={ended} />
          <Pause data={data} />
          {data.isIncomplete ? <EntriesMissing /> : null}
          {data.rewards.length === 0 && data.isIncomplete !== true ? (
            <EmptyState
              title={t('rewards.none.title')}
              text={t('rewards.none.text')}
              icon={<Gift aria-hidden="true" className="fy-icon" />}
            />
          ) : (
            <ul className="fy-rewards" aria-label={t('rewards.label')}>
              {data.rewards.map((reward) => (
                <li key={reward.rewardId}>
                  <RewardCard reward={reward} isPaused={data.paused !== undefined} onEnded={setEnded} />
                </li>
              ))}
            </ul>
          )}
          <Zone data={data} />
        </>
      )}
    </ResourceView>
  )
}

/** What is to be said of rewards that are not in the list any more. */
function Outside({ data, ended }: { readonly data: CurrentRewards; readonly ended: Ended | undefined }) {
  const t = useText()
  const errorText = useErrorText()
  const open = useStore(useFeature(attempts).$attempts)
  const isShown = (id: string) => data.rewards.some(({ rewardId }) => rewardId === id)
  const said = ended === undefined || isShown(ended.rewardId) ? undefined : ended
  const element = useRef<HTMLParagraphElement>(null)
  useFocusWhenLost(element, said !== undefined)
  return (
    <>
      {said === undefined ? null : said.error === undefined ? (
        <p ref={element} className="fy-reward-ended" role="status" tabIndex={-1}>
          {t('rewards.givenBack')}
        </p>
      ) : (
        <p ref={element} className="fy-form-failure" role="alert" tabIndex={-1}>
          {errorText(said.error)}
        </p>
      )}
      {open
        .filter(({ kind, target }) => kind === 'rewardClaim' && !isShown(target))
        .map((attempt) => (
          <AttemptNote key={attempt.key} attempt={attempt} made={t('rewards.claimed.elsewhere')} />
        ))}
    </>
  )
}

/** The break of the member, in which nothing can be claimed. */
function Pause({ data: { paused } }: { readonly data: CurrentRewards }) {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  if (paused === undefined) return null
  const { until } = paused
  return (
    <div className="fy-reward-ended" role="status">
      <p>{t('deposit.paused.title')}</p>
      <Note>
        {until === undefined ? t('rewards.paused') : t('rewards.paused.until', { until: namedMoment(until) })}
      </Note>
    </div>
  )
}

function Zone({ data: { zone } }: { readonly data: CurrentRewards }) {
  const t = useText()
  const { tag } = useTranslation()
  if (zone === undefined) return null
  return <Note>{t('rewards.zone', { zone: zoneName(tag, zone) })}</Note>
}
