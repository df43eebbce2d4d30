import { type RainCheck, type RainRound, redRain, wallet } from '@foyer/core'
import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { Stack } from '../stack/stack.tsx'

export interface RainProofProps {
  readonly open: boolean
  /** Whose seal is published already. */
  readonly coming: RainRound | undefined
  /** Latest first. */
  readonly drawn: readonly RainRound[]
  readonly onClose: () => void
}

/** How a draw is made, and what everybody needs to compute it again. */
export function RainProof({ open, coming, drawn, onClose }: RainProofProps) {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  return (
    <Sheet open={open} onClose={onClose} side="bottom" title={t('rain.proof')}>
      <Stack gap={6} className="fy-rain-proof">
        <ol>
          <li>{t('rain.proof.seal.text')}</li>
          <li>{t('rain.proof.draw.text')}</li>
          <li>{t('rain.proof.after.text')}</li>
        </ol>
        {coming === undefined ? null : (
          <section>
            <h3>{t('rain.proof.next', [namedMoment(coming.opensAt)])}</h3>
            <Stack as="dl" gap={2} className="fy-rain-facts">
              <Fact label={t('rain.proof.seal')} value={coming.commitment} />
            </Stack>
          </section>
        )}
        {drawn.length === 0 ? <p>{t('rain.proof.none')}</p> : null}
        {drawn.map((round) => (
          <DrawnRound key={round.roundId} round={round} />
        ))}
      </Stack>
    </Sheet>
  )
}

function DrawnRound({ round }: { readonly round: RainRound }) {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  const rain = useFeature(redRain)
  const [check, setCheck] = useState<RainCheck>()
  const { entry, entries = 0, envelopes, seed, limit } = round
  return (
    <section>
      <h3>{namedMoment(round.opensAt)}</h3>
      <p>{t('rain.proof.entries', [entries, envelopes])}</p>
      <Stack as="dl" gap={2} className="fy-rain-facts">
        <Fact label={t('rain.proof.seal')} value={round.commitment} />
        {seed === undefined ? null : <Fact label={t('rain.proof.seed')} value={seed} />}
        {entry === undefined ? null : <Fact label={t('rain.proof.ticket')} value={entry.ticket} />}
        {limit === undefined ? null : <Fact label={t('rain.proof.limit')} value={limit} />}
        {check?.own === undefined ? null : <Fact label={t('rain.proof.score')} value={check.own.score} />}
      </Stack>
      <Button
        size="small"
        onClick={async () => {
          const { data } = await rain.check(round)
          if (data !== undefined) setCheck(data)
        }}
      >
        {t('rain.proof.check')}
      </Button>
      {check === undefined ? null : <Outcome check={check} />}
    </section>
  )
}

function Outcome({ check }: { readonly check: RainCheck }) {
  const t = useText()
  const { format } = useFeature(wallet)
  const { own, isSeedRight, wasSeenBefore } = check
  const fits = isSeedRight && (own === undefined || (own.isTicketRight && own.isResultRight && own.isAmountRight))
  return (
    <Stack role="status" gap={2} className="fy-rain-outcome">
      <ul>
        <Line isRight={isSeedRight}>{t(wasSeenBefore ? 'rain.proof.fits.seedSeen' : 'rain.proof.fits.seed')}</Line>
        {own === undefined ? null : (
          <>
            <Line isRight={own.isTicketRight}>{t('rain.proof.fits.ticket')}</Line>
            <Line isRight={own.isResultRight}>{t('rain.proof.fits.result')}</Line>
            {own.amount === undefined ? null : (
              <Line isRight={own.isAmountRight}>{t('rain.proof.fits.amount', [format(own.amount)])}</Line>
            )}
          </>
        )}
      </ul>
      <p>{t(fits ? 'rain.proof.right' : 'rain.proof.wrong')}</p>
    </Stack>
  )
}

function Line({ isRight, children }: { readonly isRight: boolean; readonly children: ReactNode }) {
  const t = useText()
  return (
    <li data-right={isRight}>
      {isRight ? <Check aria-hidden className="fy-icon" /> : <X aria-hidden className="fy-icon" />}
      <span>
        <span className="fy-hidden-text">{t(isRight ? 'rain.proof.yes' : 'rain.proof.no')}</span> {children}
      </span>
    </li>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  )
}
