import { type Invitation, invitation, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { CopyText } from '../copy-text/copy-text.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { QrCode } from '../qr-code/qr-code.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stack } from '../stack/stack.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { hasShareSheet, ShareLink } from './share-link.tsx'

/** The member's own code and link, what inviting is worth, and how it went. */
export function InvitationCard() {
  return (
    <PageTexts>
      <Card />
    </PageTexts>
  )
}

function Card() {
  const t = useText()
  const invitationApi = useFeature(invitation)
  const state = useStore(invitationApi.$state)
  // Friends may have come since.
  useEffect(() => void invitationApi.refresh(), [invitationApi])
  return (
    <ResourceView
      resource={state}
      failedTitle={t('invite.failed')}
      onRetry={() => void invitationApi.load()}
      loading={
        <div
          className="fy-invitation-waiting"
          data-shared={hasShareSheet() || undefined}
          role="status"
          aria-busy="true"
          aria-label={t('state.loading')}
        >
          <Skeleton shape="block" />
        </div>
      }
    >
      {(data, { stale, at }) => (
        <>
          {stale ? <StaleMark at={at} /> : null}
          <Shown data={data} />
        </>
      )}
    </ResourceView>
  )
}

function Shown({ data: { code, link, rules, counts } }: { readonly data: Invitation }) {
  const t = useText()
  const { format } = useFeature(wallet)
  const { reward, deposit, days, waitHours, multiplier, minimumAge } = rules
  return (
    <div className="fy-invitation">
      <p className="fy-invitation-lead">{t('invite.lead', { reward: format(reward), deposit: format(deposit) })}</p>
      <Stack gap={4} align="center">
        <QrCode value={link} label={t('invite.qr')} />
        <div className="fy-invitation-own">
          <Note>{t('invite.code')}</Note>
          <CopyText label={t('invite.code')} value={code} />
        </div>
      </Stack>
      <ShareLink link={link} text={t('invite.message')} />
      <Disclosure title={t('invite.rules')}>
        <ul>
          <li>{t('invite.rule.deposit', { deposit: format(deposit), count: days })}</li>
          <li>{t('invite.rule.wait', { reward: format(reward), count: waitHours })}</li>
          {multiplier === undefined ? null : <li>{t('invite.rule.turnover', { count: multiplier })}</li>}
          <li>{t('invite.rule.phone')}</li>
          <li>{t('invite.rule.same')}</li>
          {minimumAge === undefined ? null : <li>{t('invite.rule.age', { age: minimumAge })}</li>}
          <li>
            {t('invite.rule.promotions')}{' '}
            <Link to={{ name: 'promotions' }} className="fy-invitation-link">
              {t('invite.rule.promotions.link')}
            </Link>
          </li>
        </ul>
      </Disclosure>
      <dl className="fy-invitation-counts">
        <div>
          <dt>{t('invite.joined')}</dt>
          <dd>{counts.joined}</dd>
        </div>
        <div>
          <dt>{t('invite.counted')}</dt>
          <dd>{counts.counted}</dd>
        </div>
        <div>
          <dt>{t('invite.earned')}</dt>
          <dd className="fy-money">{format(counts.earned)}</dd>
        </div>
      </dl>
    </div>
  )
}
