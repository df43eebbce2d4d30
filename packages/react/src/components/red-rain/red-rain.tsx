import { type RainPhase, type RainRound, type RainRounds, redRain, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts'
import { useList } from '../../hooks/use-list.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useStoppedMotion } from '../../hooks/use-stopped-motion.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { countdownText } from '../draw-card/countdown-text.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Note } from '../note/note.tsx'
import { RecordListView } from '../record-list/record-list.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { StaleLine } from '../stale-mark/stale-line.tsx'
import { Envelope } from './envelope.tsx'
import { RainProof } from './rain-proof.tsx'
import { RainSky } from './rain-sky.tsx'
import { useRainVoice } from './use-rain-voice.ts'

/** The red envelope rain: when it is, the game while it is open, what came of it, and the user's own rounds. */
export function RedRainView() {
  return (
    <PageTexts>
      <Rain />
    </PageTexts>
  )
}

function Rain() {
  const t = useText()
  const rain = useFeature(redRain)
  const rounds = useResource(rain.$state, () => rain.load())
  useEffect(() => rain.watch(), [rain])
  return (
    <ResourceView
      resource={rounds}
      failedTitle={t('rain.failed')}
      onRetry={() => void rain.refresh()}
      loading={
        <div className="fy-rain" role="status" aria-busy="true" aria-label={t('records.loading')}>
          <Skeleton shape="block" className="fy-rain-blank" />
        </div>
      }
    >
      {(data, { stale, at }) => (
        <>
          {stale ? <StaleLine at={at} /> : null}
          <Rounds data={data} />
        </>
      )}
    </ResourceView>
  )
}

function Rounds({ data }: { readonly data: RainRounds }) {
  const rain = useFeature(redRain)
  const phase = useStore(rain.$phase)
  const [isProofOpen, setProofOpen] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  // The button that had it is gone once it has caught. The result is told at the same place.
  useFocusWhenLost(stage, phase?.status === 'open' && (phase.entry === 'entered' || phase.entry === 'unknown'))
  if (phase === undefined) return null
  const isEligible = data.isEligible !== false
  return (
    <>
      <div ref={stage} className="fy-rain-stage" tabIndex={-1}>
        <Stage phase={phase} isEligible={isEligible} onProof={() => setProofOpen(true)} />
      </div>
      <Voice phase={phase} isEligible={isEligible} />
      <History />
      <RainProof
        open={isProofOpen}
        coming={data.open ?? data.next}
        drawn={data.results}
        onClose={() => setProofOpen(false)}
      />
    </>
  )
}

/** What is read out, and nothing else: the seconds would be read every second. */
function Voice({ phase, isEligible }: Pick<StageProps, 'phase' | 'isEligible'>) {
  return (
    <p className="fy-hidden-text" role="status">
      {useRainVoice(phase, isEligible)}
    </p>
  )
}

interface StageProps {
  readonly phase: RainPhase
  readonly isEligible: boolean
  readonly onProof: () => void
}

function Stage({ phase, isEligible, onProof }: StageProps) {
  const t = useText()
  const { format } = useFeature(wallet)
  const [isStill, setStill] = useStoppedMotion('redRain')
  const proof = (
    <Button wide onClick={onProof}>
      {t('rain.proof')}
    </Button>
  )
  switch (phase.status) {
    case 'none':
      return <EmptyState title={t('rain.none.title')} text={t('rain.none.text')} icon={<Envelope />} />
    case 'waiting':
      return (
        <Panel>
          <Envelope />
          <Countdown round={phase.round} />
          <p>{t('rain.size', [phase.round.envelopes, format(phase.round.pool)])}</p>
          <p className="fy-rain-rules">{t('rain.rules')}</p>
          {isEligible ? null : <NotEligible />}
          <Checkbox label={t('rain.still')} checked={isStill} onValue={setStill} />
          {proof}
        </Panel>
      )
    case 'open':
      return <OpenRound round={phase.round} entry={phase.entry} isEligible={isEligible} isStill={isStill} />
    case 'drawing':
      return (
        <Panel>
          <p className="fy-rain-headline">{t('rain.drawing')}</p>
        </Panel>
      )
    case 'drawn':
      return (
        <Panel>
          <Result round={phase.round} />
          <NextRound round={phase.next} />
          {proof}
        </Panel>
      )
    case 'missed':
      return (
        <Panel>
          <Envelope />
          <p className="fy-rain-headline">{t('rain.missed')}</p>
          <NextRound round={phase.next} />
          {proof}
        </Panel>
      )
  }
}

function Panel({ children }: { readonly children: ReactNode }) {
  return <div className="fy-rain">{children}</div>
}

function Countdown({ round }: { readonly round: RainRound }) {
  const t = useText()
  const { namedRecent } = useMerchantTime()
  const now = useStore(useFeature(redRain).$now)
  const seconds = Math.max(0, Math.ceil((round.opensAt - now) / 1000))
  return (
    <>
      <p>{t('rain.next', [namedRecent(round.opensAt, now)])}</p>
      <p className="fy-rain-countdown" role="timer">
        <span className="fy-hidden-text">{t('rain.startsIn')}</span>
        {countdownText(seconds)}
      </p>
    </>
  )
}

function NextRound({ round }: { readonly round: RainRound | undefined }) {
  const t = useText()
  const { namedRecent } = useMerchantTime()
  const now = useStore(useFeature(redRain).$now)
  return round === undefined ? null : <p>{t('rain.next', [namedRecent(round.opensAt, now)])}</p>
}

type OpenPhase = Extract<RainPhase, { readonly status: 'open' }>

interface OpenRoundProps extends Pick<OpenPhase, 'round' | 'entry'>, Pick<StageProps, 'isEligible'> {
  readonly isStill: boolean
}

function OpenRound({ round, entry, isEligible, isStill }: OpenRoundProps) {
  const t = useText()
  const { namedTime } = useMerchantTime()
  const rain = useFeature(redRain)
  const now = useStore(rain.$now)
  const seconds = Math.max(0, Math.ceil((round.closesAt - now) / 1000))
  const canCatch = entry === 'none' && isEligible
  useSpaceKey(canCatch ? () => void rain.claim() : undefined)
  return (
    <Panel>
      <p className="fy-rain-countdown" role="timer">
        <span className="fy-hidden-text">{t('rain.closesIn')}</span>
        {countdownText(seconds)}
      </p>
      <RainSky isStill={isStill} onCatch={() => void (canCatch && rain.claim())} />
      {entry === 'entered' ? (
        <p className="fy-rain-headline">{t('rain.entered', [namedTime(round.closesAt)])}</p>
      ) : entry === 'unknown' ? (
        <div className="fy-rain-unknown">
          <p>{t('rain.unknown')}</p>
          <Button wide onClick={() => void rain.refresh()}>
            {t('rain.check')}
          </Button>
        </div>
      ) : !isEligible ? (
        <NotEligible />
      ) : (
        <Button tone="primary" wide busy={entry === 'sending'} onClick={() => void rain.claim()}>
          {t('rain.catch')}
          <kbd className="fy-rain-key">{t('rain.key')}</kbd>
        </Button>
      )}
      <p className="fy-rain-rules">{t('rain.rules')}</p>
    </Panel>
  )
}

/** Said before a rain too: no person waits for it in vain. */
function NotEligible() {
  const t = useText()
  return (
    <>
      <p>{t('error.rain.notEligible')}</p>
      <ButtonLink wide to={{ name: 'memberPhone', params: { task: 'redRain' } }}>
        {t('phone.add.short')}
      </ButtonLink>
      <ButtonLink wide to={{ name: 'deposit' }}>
        {t('header.deposit')}
      </ButtonLink>
    </>
  )
}

/** Space catches wherever the focus is, unless it is on something that Space belongs to. */
function useSpaceKey(action: (() => void) | undefined): void {
  useEffect(() => {
    if (action === undefined) return
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      const isTaken = target instanceof Element && target.closest('a, button, input, select, textarea, dialog') !== null
      if (key !== ' ' || isTaken || event.repeat) return
      // Else the page scrolls.
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

/** A win and none have the same size and weight. */
function Result({ round }: { readonly round: RainRound }) {
  const t = useText()
  const { format } = useFeature(wallet)
  const { entry, entries = 0, envelopes } = round
  const amount = entry?.state === 'won' ? entry.amount : undefined
  return amount === undefined ? (
    <>
      <p className="fy-rain-headline">{t('rain.notDrawn')}</p>
      <p>{t('rain.notDrawn.text', [entries, envelopes])}</p>
    </>
  ) : (
    <>
      <p className="fy-rain-headline" data-won="">
        {t('rain.won', [format(amount)])}
      </p>
      <p>{t('rain.won.text')}</p>
    </>
  )
}

const keyOf = ({ roundId }: RainRound) => roundId

function History() {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  const { format } = useFeature(wallet)
  const rain = useFeature(redRain)
  const results = useStore(rain.$state).data?.results
  const list = useList(() => rain.history(), [rain])
  const latest = results?.[0]?.roundId
  useEffect(() => {
    // A draw has been made since the list was read.
    if (latest !== undefined) void list.refresh()
  }, [list, latest])
  return (
    <section className="fy-rain-history" aria-labelledby="fy-rain-history">
      <h2 id="fy-rain-history">{t('rain.mine')}</h2>
      <RecordListView
        list={list}
        label={t('rain.mine')}
        emptyTitle={t('rain.mine.empty')}
        emptyText={t('rain.mine.empty.text')}
        keyOf={keyOf}
      >
        {({ opensAt, entry }) => (
          <>
            <span className="fy-record-main">{namedMoment(opensAt)}</span>
            <span className="fy-record-amount">
              {entry?.amount === undefined ? null : <span className="fy-money">{format(entry.amount)}</span>}
            </span>
            <Note as="span" size={1} className="fy-record-note">
              {t(`rain.state.${entry?.state ?? 'notDrawn'}`)}
            </Note>
          </>
        )}
      </RecordListView>
    </section>
  )
}
