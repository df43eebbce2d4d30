import type { DepositMethod, Money } from '@foyer/core'
import { depositBounds, isBeyondLimit } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { Banknote, CreditCard, Landmark, Wallet } from 'lucide-react'
import { useId } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { Stack } from '../stack/stack.tsx'
import { useDepositWords } from './deposit-words.ts'

const ICONS = { wallet: Wallet, bank: Landmark, card: CreditCard, other: Banknote } as const

export interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[]
  /** '' where none is chosen. */
  readonly value: string
  /** What the member's own limit leaves. */
  readonly remaining: Money | undefined
  readonly error: string | undefined
  readonly onChoose: (methodCode: string) => void
}

/** Tiles in the new template of deposits, else rows (FLAG-05). */
function useMethodShape(): 'tiles' | 'rows' {
  const { platform } = useFoyer()
  return useStore(platform.$settings).templates.deposit === 'new' ? 'tiles' : 'rows'
}

/** The ways to pay with limits, fee and time, before one is chosen (ROUTE-18). */
export function MethodChoice({ methods, value, remaining, error, onChoose }: MethodChoiceProps) {
  const t = useText()
  const words = useDepositWords()
  const shape = useMethodShape()
  const id = useId()
  return (
    <fieldset
      className="fy-deposit-methods"
      data-shape={shape}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="fy-deposit-legend">{t('deposit.method')}</legend>
      <Stack gap={2} className="fy-deposit-methods-list">
        {methods.map((method) => {
          const { methodCode, name, kind, closed, usually } = method
          const Icon = ICONS[kind]
          const isClosed = closed !== undefined
          const isBeyond = !isClosed && isBeyondLimit(method, remaining)
          const isOff = isClosed || isBeyond
          return (
            <label key={methodCode} className="fy-deposit-method" data-off={isOff || undefined}>
              <input
                className="fy-deposit-method-input"
                type="radio"
                name="methodCode"
                value={methodCode}
                checked={value === methodCode}
                disabled={isOff}
                aria-invalid={error !== undefined || undefined}
                onChange={() => onChoose(methodCode)}
              />
              <Icon aria-hidden="true" className="fy-icon" />
              <span className="fy-deposit-method-name">{name}</span>
              <span className="fy-deposit-method-fee">
                {isClosed
                  ? closed.until === undefined
                    ? t('deposit.closed')
                    : t('deposit.closedUntil', { until: words.moment(closed.until) })
                  : [
                      words.fee(method),
                      usually === undefined ? undefined : t('deposit.about', { time: words.duration(usually) }),
                    ]
                      .filter((part) => part !== undefined)
                      .join(' · ')}
              </span>
              <span className="fy-deposit-method-limits">{words.limits(depositBounds(method, remaining))}</span>
              {isBeyond ? (
                <span className="fy-deposit-method-limits">
                  {t('deposit.beyondLimit', { remaining: words.amount(remaining) })}
                </span>
              ) : null}
            </label>
          )
        })}
      </Stack>
      <p className="fy-text-field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
