import { payoutAccounts, type WithdrawalForm, withdrawals } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useAccess } from '../../hooks/use-access.ts'
import { useAttempt } from '../../hooks/use-attempt.ts'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText, useTranslation } from '../../text/use-text.ts'
import { AttemptNote } from '../attempt-note/attempt-note.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { IncompleteRows } from '../incomplete-note/incomplete-note.tsx'
import { Link } from '../link/link.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stack } from '../stack/stack.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { WithdrawFields } from './withdraw-fields.tsx'
import { WithdrawReview } from './withdraw-review.tsx'
import { WithdrawSummary } from './withdraw-summary.tsx'
import { WithdrawalHistory } from './withdrawal-history.tsx'

export interface WithdrawScreenProps {
  /** The address asks for the review of what was typed. */
  readonly isReview?: boolean | undefined
}

/** Money out: what can be withdrawn and why not more, the fields, the review, and what is on its way. */
export function WithdrawScreen(props: WithdrawScreenProps) {
  return (
    <PageTexts>
      <Screen {...props} />
    </PageTexts>
  )
}

function Screen({ isReview = false }: WithdrawScreenProps) {
  const t = useText()
  const { tag } = useTranslation()
  const feature = useFeature(withdrawals)
  const accountsApi = useFeature(payoutAccounts)
  const access = useAccess()
  const terms = useResource(feature.terms.$state, feature.terms.load)
  const accounts = useResource(accountsApi.$state, accountsApi.load)
  // The form stays when the language changes, with what was typed.
  const tagNow = useRef(tag)
  useEffect(() => {
    tagNow.current = tag
  }, [tag])
  const form = useDisposable(() => feature.form({ languageTag: () => tagNow.current }), [feature])
  const attempt = useAttempt('withdrawal')
  const review = useStore(form.$review)
  useEffect(() => feature.follow(), [feature])
  useReviewAddress(form, isReview)

  const show = (withdrawalId: string, replace: boolean) =>
    access.go({ name: 'withdraw', params: { withdrawal: withdrawalId } }, { replace })
  const made = attempt?.state.status === 'made' ? idOf(attempt.state.object) : undefined
  const notice = (
    <AttemptNote
      attempt={attempt}
      made={
        <>
          <p>{t('withdraw.made')}</p>
          {made === undefined ? null : (
            <Link to={{ name: 'withdraw', params: { withdrawal: made } }} className="fy-withdraw-more">
              {t('withdraw.look')}
            </Link>
          )}
        </>
      }
    />
  )
  const failed = terms.status === 'failed' ? terms.error : accounts.status === 'failed' ? accounts.error : undefined
  if (failed !== undefined) {
    const retry = () => void Promise.all([feature.terms.load(), accountsApi.load()])
    return (
      <>
        {notice}
        <FailedState title={t('withdraw.failed')} error={failed} onRetry={retry} />
      </>
    )
  }
  if (terms.status !== 'ready' || accounts.status !== 'ready') {
    return (
      <>
        {notice}
        <Stack role="status" aria-busy="true" aria-label={t('state.loading')}>
          <Skeleton className="fy-withdraw-waiting" shape="block" />
          <Skeleton className="fy-withdraw-waiting" shape="block" />
          <Skeleton className="fy-withdraw-waiting" shape="block" />
        </Stack>
      </>
    )
  }
  if (isReview && review !== undefined) {
    return (
      <WithdrawReview
        form={form}
        review={review}
        usually={terms.data.usually}
        notice={notice}
        onMade={(id) => show(id, true)}
        onEdit={() => access.back()}
      />
    )
  }
  return (
    <>
      {terms.stale || accounts.stale ? <StaleMark at={terms.at ?? accounts.at} /> : null}
      {notice}
      <IncompleteRows rows={accounts.data.accounts} />
      <WithdrawSummary terms={terms.data} />
      <WithdrawFields
        form={form}
        terms={terms.data}
        accounts={accounts.data.accounts}
        onReview={() => access.go({ name: 'withdraw', params: { step: 'review' } })}
      />
      <WithdrawalHistory onOpen={(id) => show(id, false)} />
    </>
  )
}

/** The review has an address, and nothing to show there without what was typed: back to the fields. */
function useReviewAddress(form: WithdrawalForm, isReview: boolean): void {
  const access = useAccess()
  const review = useStore(form.$review)
  const hasReview = review !== undefined
  useEffect(() => {
    // A request that was made leads on by itself.
    if (isReview && !hasReview && !form.$isSending.get()) access.leave({ name: 'withdraw' })
  }, [access, form, isReview, hasReview])
  useEffect(() => {
    if (!isReview) form.edit()
  }, [form, isReview])
}

function idOf(object: unknown): string | undefined {
  if (typeof object !== 'object' || object === null || !('withdrawalId' in object)) return undefined
  return typeof object.withdrawalId === 'string' ? object.withdrawalId : undefined
}
