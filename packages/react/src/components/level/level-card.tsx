import { type MemberLevel, rewards, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useRetryWhenOnline } from '../../hooks/use-retry-when-online.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stack } from '../stack/stack.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { ProgressBar } from './progress-bar.tsx'

export interface LevelCardProps {
  /** Leaves out until when it is kept and what it gives. Without a network and a level, the card shows nothing. */
  readonly brief?: boolean
}

/** The level of the member, how far the next one is, and what it gives (ROUTE-20). */
export function LevelCard({ brief = false }: LevelCardProps) {
  return (
    <PageTexts>
      <Card brief={brief} />
    </PageTexts>
  )
}

function Card({ brief }: Required<LevelCardProps>) {
  const t = useText()
  const { level } = useFeature(rewards)
  const state = useStore(level.$state)
  // It may have grown by play since.
  useEffect(() => void level.refresh(), [level])
  const load = () => void level.load()
  const isMissing = brief && state.status === 'failed'
  const isOffline = useRetryWhenOnline(isMissing ? load : undefined)
  if (isMissing && isOffline) return null
  return (
    <section className="fy-level" data-brief={brief || undefined} aria-label={t('level.label')}>
      <ResourceView
        resource={state}
        failedTitle={t('level.failed')}
        onRetry={load}
        loading={
          <Stack gap={2} role="status" aria-busy="true" aria-label={t('state.loading')}>
            <Skeleton className="fy-level-waiting-name" />
            <Skeleton className="fy-level-waiting-bar" />
            <Skeleton className="fy-level-waiting-note" />
          </Stack>
        }
        failed={
          brief
            ? () => (
                <div className="fy-level-failed" role="alert">
                  <p>{t('level.failed')}</p>
                  <Button size="small" onClick={load}>
                    {t('state.retry')}
                  </Button>
                </div>
              )
            : undefined
        }
      >
        {(data, { stale, at }) => (
          <>
            <Standing level={data} />
            {brief ? null : <Details level={data} />}
            {stale ? <StaleMark at={at} /> : null}
          </>
        )}
      </ResourceView>
    </section>
  )
}

function Standing({ level: { name, done, next } }: { readonly level: MemberLevel }) {
  const t = useText()
  const { format } = useFeature(wallet)
  const progress =
    next === undefined
      ? t('level.top')
      : t('level.progress', { done: format(done), required: format(next.required), name: next.name })
  return (
    <>
      <p className="fy-level-name">{name ?? t('level.none')}</p>
      {next === undefined ? null : <ProgressBar done={done} required={next.required} label={progress} />}
      <p className="fy-level-note">{progress}</p>
    </>
  )
}

function Details({ level: { keepUntil, benefits } }: { readonly level: MemberLevel }) {
  const t = useText()
  const { tag } = useTranslation()
  return (
    <>
      <p className="fy-level-note">
        {keepUntil === undefined ? t('level.how') : t('level.keep', { date: formatDate(tag, keepUntil) })}
      </p>
      {benefits.length === 0 ? null : (
        <Disclosure title={t('level.benefits')}>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <p className="fy-level-note">{t('level.how')}</p>
        </Disclosure>
      )}
    </>
  )
}
