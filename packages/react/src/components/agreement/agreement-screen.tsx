import {
  type Agreement,
  type AgreementTerms,
  type Contract,
  type ContractKind,
  type ContractPage,
  contracts,
} from '@foyer/core'
import { useStore } from '@nanostores/react'
import { ChevronRight, FileText } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useAccess } from '../../hooks/use-access.ts'
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts'
import { useList } from '../../hooks/use-list.ts'
import { useUserName } from '../../hooks/use-user-name.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useZone } from '../../text/use-merchant-time.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { Stack } from '../stack/stack.tsx'
import { StaleLine } from '../stale-mark/stale-line.tsx'
import { SupportButtons } from '../support-links/support-buttons.tsx'
import { AgreementTermsTable } from './agreement-terms.tsx'
import { AgreementWaiting } from './agreement-waiting.tsx'
import { expiredWords } from './expired-words.ts'
import { RunningPeriod } from './running-period.tsx'
import { type StatementDaysProps, StatementHistory } from './statement-history.tsx'

export interface AgreementScreenProps extends StatementDaysProps {
  readonly kind: ContractKind
  /** The person does not want to answer now. */
  readonly onLater: () => void
}

/** One agreement between an agent and the merchant: its terms, the question to agree, and what became of it. */
export function AgreementScreen(props: AgreementScreenProps) {
  const isFor = useAccess().allows('contracts')
  return <PageTexts>{isFor ? <Opened key={props.kind} {...props} /> : <NotForThisType />}</PageTexts>
}

function NotForThisType() {
  const t = useText()
  return (
    <EmptyState
      title={t('agreement.notForType')}
      text={t('agreement.notForType.text')}
      icon={<FileText aria-hidden className="fy-icon" />}
      action={<SupportButtons empty={null} />}
    />
  )
}

function Opened({ kind, onLater, address, onAddress }: AgreementScreenProps) {
  const t = useText()
  const contractsApi = useFeature(contracts)
  const user = useUserName()
  const page = useList(() => contractsApi.page(kind), [contractsApi, kind, user])
  const state = useStore(page.$state)
  return (
    <ResourceView
      resource={state}
      failedTitle={t('agreement.failed')}
      onRetry={() => void page.refresh()}
      loading={<AgreementWaiting />}
    >
      {(contract, { stale, at }) => (
        <Stack gap={4}>
          {stale ? <StaleLine at={at} /> : null}
          <Body contract={contract} page={page} onLater={onLater} />
          <Past contract={contract} address={address} onAddress={onAddress} />
        </Stack>
      )}
    </ResourceView>
  )
}

interface BodyProps {
  readonly contract: Contract
  readonly page: ContractPage
  readonly onLater: () => void
}

function Body({ contract, page, onLater }: BodyProps) {
  const t = useText()
  if (contract.state === 'none') {
    return (
      <EmptyState
        title={t('agreement.none')}
        text={t('agreement.none.text')}
        icon={<FileText aria-hidden className="fy-icon" />}
        action={<SupportButtons empty={null} />}
      />
    )
  }
  const { kind, replacement, earlier, zone } = contract
  return (
    <>
      {replacement === undefined ? null : (
        <section className="fy-agreement-part">
          <h2>{t('agreement.newVersion')}</h2>
          <Offer kind={kind} terms={replacement} page={page} onLater={onLater} />
        </section>
      )}
      <section className="fy-agreement-part">
        {replacement === undefined ? null : <h2>{t('agreement.current')}</h2>}
        <Offer kind={kind} terms={contract} page={page} onLater={onLater} />
      </section>
      {kind === 'dividend' ? null : <RunningPeriod agreement={contract} />}
      {earlier.length === 0 ? null : <Earlier versions={earlier} zone={zone} />}
    </>
  )
}

interface OfferProps extends Pick<BodyProps, 'page' | 'onLater'> {
  readonly kind: ContractKind
  readonly terms: AgreementTerms
}

/** How one version stands, its terms, and the question where it can be agreed to. */
function Offer({ kind, terms, page, onLater }: OfferProps) {
  const agreeing = useStore(page.$agreeing)
  const t = useText()
  const read = useRef<HTMLDivElement>(null)
  const standing = useRef<HTMLParagraphElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [hasAsked, setAsked] = useState(false)
  const isOffered = terms.state === 'offered'
  useEffect(() => {
    // They are to be read again, once the question no longer holds the focus.
    if (agreeing === 'changed' && isOffered && !isAsking) read.current?.focus()
  }, [agreeing, isOffered, isAsking])
  // The question has gone with the offer: how it stands now is told in its place.
  useFocusWhenLost(standing, hasAsked && !isOffered)
  const ask = (asks: boolean) => {
    setAsking(asks)
    if (asks) setAsked(true)
  }
  return (
    <>
      <StateLine terms={terms} ref={standing} />
      <Stack ref={read} tabIndex={-1} gap={4} className="fy-agreement-read">
        {agreeing === 'changed' && isOffered ? (
          <p role="alert" className="fy-agreement-changed">
            {t('agreement.changed')}
          </p>
        ) : null}
        <AgreementTermsTable kind={kind} terms={terms} />
      </Stack>
      {isOffered ? <Question terms={terms} page={page} onLater={onLater} isAsking={isAsking} onAsking={ask} /> : null}
      {terms.state === 'expired' || terms.state === 'withdrawn' ? <SupportButtons empty={null} /> : null}
    </>
  )
}

interface StateLineProps {
  readonly terms: AgreementTerms
  readonly ref: Ref<HTMLParagraphElement>
}

function StateLine({ terms, ref }: StateLineProps) {
  const t = useText()
  const { tag } = useTranslation()
  const { state, version, offeredAt, answerBy, agreedAt, toDay, fromDay } = terms
  const zone = useZone(terms.zone)
  const day = (at: number | string | undefined) => (at === undefined ? '' : formatDate(tag, at, 'day', zone))
  const said = {
    offered: t('agreement.state.offered', [day(offeredAt), day(answerBy)]),
    agreed: t('agreement.state.agreed', [day(agreedAt), version]),
    replaced: t('agreement.state.replaced', [version]),
    ended: t('agreement.state.ended', [day(toDay ?? fromDay)]),
    expired: expiredWords(t, tag, terms.answerBy, zone),
    withdrawn: t('agreement.state.withdrawn'),
  }
  return (
    <p ref={ref} tabIndex={-1} className="fy-agreement-state" data-state={state}>
      {said[state]}
    </p>
  )
}

/** What has become of the agreement; a dividend has a page of its own for it. */
function Past({ contract, ...days }: StatementDaysProps & { readonly contract: Contract }) {
  const t = useText()
  if (contract.state === 'none') return null
  const isOnceAgreed = [contract, ...contract.earlier].some(({ agreedAt }) => agreedAt !== undefined)
  if (contract.kind !== 'dividend' && !isOnceAgreed) return null
  if (contract.kind !== 'dividend') return <StatementHistory kind={contract.kind} {...days} />
  return (
    <Link className="fy-agreement-part fy-agreement-link" to={{ name: 'dividend' }}>
      <span>{t('dividend.toPage')}</span>
      <ChevronRight aria-hidden className="fy-icon" />
    </Link>
  )
}

interface QuestionProps extends Omit<OfferProps, 'kind'> {
  readonly isAsking: boolean
  readonly onAsking: (asks: boolean) => void
}

/** Both answers have the same weight, and nothing is chosen beforehand. */
function Question({ terms, page, onLater, isAsking, onAsking }: QuestionProps) {
  const t = useText()
  const { tag } = useTranslation()
  const agreeing = useStore(page.$agreeing)
  const said = useRef<HTMLDivElement>(null)
  /** That nothing was agreed: a look after a lost answer has told so, or nothing was sent. */
  const [notAgreed, setNotAgreed] = useState<'agreement.notAgreed' | 'agreement.offline'>()
  const isUnknown = agreeing === 'unknown'
  useFocusWhenLost(said, isUnknown)
  useFocusWhenLost(said, notAgreed !== undefined && !isUnknown)
  if (isUnknown) {
    const check = async () => {
      const { ok } = await page.refresh()
      setNotAgreed(ok ? 'agreement.notAgreed' : undefined)
    }
    return (
      <Stack ref={said} role="alert" tabIndex={-1}>
        <p>{t('agreement.unknown')}</p>
        <Button onClick={() => void check()}>{t('agreement.check')}</Button>
      </Stack>
    )
  }
  const fromDay = formatDate(tag, terms.fromDay)
  return (
    <>
      {notAgreed === undefined ? null : (
        <div ref={said} role={notAgreed === 'agreement.offline' ? 'alert' : 'status'} tabIndex={-1}>
          {t(notAgreed)}
        </div>
      )}
      <Note className="fy-agreement-note">{t('agreement.free')}</Note>
      <div className="fy-agreement-answers">
        <Button onClick={onLater}>{t('agreement.later')}</Button>
        <Button
          onClick={() => {
            setNotAgreed(undefined)
            onAsking(true)
          }}
        >
          {t('agreement.agree')}
        </Button>
      </div>
      <Sheet
        open={isAsking}
        onClose={() => onAsking(false)}
        side="bottom"
        title={t('agreement.confirm', [fromDay])}
        footer={
          <div className="fy-agreement-answers">
            <Button onClick={() => onAsking(false)}>{t('agreement.cancel')}</Button>
            <Button
              busy={agreeing === 'sending'}
              onClick={async () => {
                const { error } = await page.agree(terms)
                const isUnsent = error?.code === 'network.offline' && page.$agreeing.get() !== 'unknown'
                if (isUnsent) setNotAgreed('agreement.offline')
                onAsking(false)
              }}
            >
              {t('agreement.yes')}
            </Button>
          </div>
        }
      >
        <p>{t('agreement.confirm.text', [terms.version, fromDay])}</p>
      </Sheet>
    </>
  )
}

interface EarlierProps {
  readonly versions: Agreement['earlier']
  readonly zone: string | undefined
}

function Earlier({ versions, zone: named }: EarlierProps) {
  const t = useText()
  const { tag } = useTranslation()
  const zone = useZone(named)
  return (
    <section className="fy-agreement-part">
      <h2>{t('agreement.earlier')}</h2>
      <ul className="fy-agreement-earlier">
        {versions.map(({ version, state, fromDay, agreedAt, offeredAt }) => (
          <li key={version}>
            <span>{t('agreement.version', [version])}</span>
            <span>{t(`agreement.was.${state}`)}</span>
            <span>{formatDate(tag, agreedAt === undefined ? offeredAt : fromDay, 'day', zone)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
