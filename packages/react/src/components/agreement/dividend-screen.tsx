import { type Agreement, type Contract, contracts } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { ChevronRight, PiggyBank } from 'lucide-react'
import { useAccess } from '../../hooks/use-access.ts'
import { useList } from '../../hooks/use-list.ts'
import { useUserName } from '../../hooks/use-user-name.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useZone } from '../../text/use-merchant-time.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Stack } from '../stack/stack.tsx'
import { StaleLine } from '../stale-mark/stale-line.tsx'
import { SupportButtons } from '../support-links/support-buttons.tsx'
import { AgreementWaiting } from './agreement-waiting.tsx'
import { expiredWords } from './expired-words.ts'
import { RunningPeriod } from './running-period.tsx'
import { type StatementDaysProps, StatementHistory } from './statement-history.tsx'

/** The dividend of an agent: the period that runs, its terms, and what was settled before (AGENT-22). */
export function DividendScreen(props: StatementDaysProps) {
  const isFor = useAccess().allows('dividend')
  return <PageTexts>{isFor ? <Opened {...props} /> : <NotForThisType />}</PageTexts>
}

function NotForThisType() {
  const t = useText()
  return (
    <EmptyState
      title={t('dividend.notForType')}
      text={t('agreement.notForType.text')}
      icon={<PiggyBank aria-hidden className="fy-icon" />}
      action={<SupportButtons empty={null} />}
    />
  )
}

function Opened(props: StatementDaysProps) {
  const t = useText()
  const api = useFeature(contracts)
  const user = useUserName()
  const page = useList(() => api.page('dividend'), [api, user])
  const state = useStore(page.$state)
  return (
    <Stack gap={4}>
      <ResourceView
        resource={state}
        failedTitle={t('agreement.failed')}
        onRetry={() => void page.refresh()}
        loading={<AgreementWaiting />}
      >
        {(contract, { stale, at }) => (
          <>
            {stale ? <StaleLine at={at} /> : null}
            <Standing contract={contract} />
            {contract.state === 'none' ? null : <StatementHistory kind="dividend" {...props} />}
          </>
        )}
      </ResourceView>
    </Stack>
  )
}

/** How the agreement stands today. */
function Standing({ contract }: { readonly contract: Contract }) {
  const t = useText()
  const { tag } = useTranslation()
  const zone = useZone(contract.state === 'none' ? undefined : contract.zone)
  const icon = <PiggyBank aria-hidden className="fy-icon" />
  if (contract.state === 'none') {
    const action = <SupportButtons empty={null} />
    return <EmptyState title={t('dividend.none')} text={t('agreement.none.text')} icon={icon} action={action} />
  }
  if (contract.current !== undefined) {
    return (
      <>
        <RunningPeriod agreement={contract} />
        <Terms agreement={contract} />
      </>
    )
  }
  const said = {
    offered: [t('dividend.offered'), t('dividend.offered.text')],
    agreed: [t('dividend.begins', [formatDate(tag, contract.fromDay)]), t('dividend.begins.text')],
    ended: [t('dividend.ended'), t('dividend.ended.text')],
    replaced: [t('dividend.none'), t('agreement.none.text')],
    expired: [t('dividend.none'), expiredWords(t, tag, contract.answerBy, zone)],
    withdrawn: [t('dividend.none'), t('agreement.state.withdrawn')],
  } as const
  const [title, text] = said[contract.state]
  return (
    <EmptyState
      title={title}
      text={text}
      icon={icon}
      action={<ButtonLink to={{ name: 'dividendContract' }}>{t('dividend.toTerms')}</ButtonLink>}
    />
  )
}

function Terms({ agreement }: { readonly agreement: Agreement }) {
  const t = useText()
  const { tag } = useTranslation()
  const { agreedAt, fromDay, replacement } = agreement
  const zone = useZone(agreement.zone)
  return (
    <nav aria-label={t('dividend.terms.label')}>
      <Link className="fy-agreement-part fy-agreement-link" to={{ name: 'dividendContract' }}>
        <span>
          {t('dividend.terms', [formatDate(tag, agreedAt ?? fromDay, 'day', zone)])}
          {replacement === undefined ? null : (
            <Note as="span" className="fy-agreement-note">
              {t(replacement.state === 'offered' ? 'dividend.newVersion' : 'dividend.nextVersion', [
                formatDate(tag, replacement.fromDay),
              ])}
            </Note>
          )}
        </span>
        <ChevronRight aria-hidden className="fy-icon" />
      </Link>
    </nav>
  )
}
