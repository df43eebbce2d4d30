import { type Money, money, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import { useFieldValue } from '../../hooks/use-field-value.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'

export interface AmountFieldProps {
  readonly label: string
  readonly name: string
  /** As typed: nothing is rewritten while it is typed. */
  readonly value: string
  /** How it reads, as decimal text; undefined while it is no amount. */
  readonly reading: string | undefined
  readonly error?: string | undefined
  /** The two that an ambiguous one may mean, to tap. */
  readonly readings?: readonly [Money, Money] | undefined
  /** What is allowed; stays while something is typed. */
  readonly hint?: string | undefined
  readonly enterKeyHint?: 'next' | 'go' | undefined
  /** A button at its end: all of it. */
  readonly action?: ReactNode
  readonly onValue: (typed: string) => void
  /** One of `readings` was tapped. */
  readonly onPick: (amount: Money) => void
  readonly onBlur: () => void
}

/** An amount of money, as people type it, with a line that says how it reads. */
export function AmountField(props: AmountFieldProps) {
  const { label, name, value, reading, readings, error, hint, enterKeyHint = 'next', action } = props
  const { onValue, onPick, onBlur } = props
  const t = useText()
  const { tag } = useTranslation()
  const id = useId()
  const { config } = useFoyer()
  const walletApi = useFeature(wallet)
  const symbol = useStore(walletApi.$symbol)
  const field = useFieldValue<HTMLInputElement>(value, onValue)
  const described = [`${id}-reading`, hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
  return (
    <div className="fy-text-field">
      <label className="fy-text-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="fy-text-field-box" data-invalid={error !== undefined || undefined}>
        <span aria-hidden className="fy-amount-symbol">
          {symbol}
        </span>
        <input
          {...field}
          id={id}
          name={name}
          className="fy-text-field-input fy-amount-input"
          type="text"
          inputMode={config.currency.digits === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint={enterKeyHint}
          maxLength={80}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described.filter(Boolean).join(' ')}
          onBlur={onBlur}
        />
        {action}
      </div>
      {hint === undefined ? null : (
        <p className="fy-text-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="fy-amount-reading" id={`${id}-reading`}>
        {reading === undefined || error !== undefined ? null : (
          <>
            <span aria-hidden>{t('amount.readsAs', [walletApi.format(reading)])}</span>
            <span className="fy-hidden-text">{t('amount.readsAs', [money.spoken(reading, config.currency, tag)])}</span>
          </>
        )}
      </p>
      <p className="fy-text-field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
      {readings === undefined ? null : (
        <div className="fy-amount-readings">
          {readings.map((one) => (
            <Button key={one} size="small" onClick={() => onPick(one)}>
              {walletApi.format(one)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
