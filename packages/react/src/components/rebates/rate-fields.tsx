import {
  type FieldError,
  GAME_GROUPS,
  type GameGroup,
  type RateBounds,
  type RebateRates,
  type Store,
  type TypedRates,
} from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { fieldMessage } from '../../text/field-message.ts'
import { useText } from '../../text/use-text.ts'
import { TextField } from '../text-field/text-field.tsx'

/** A form with a rate for each group of games. */
interface FormWithRates {
  readonly $state: Store<{
    readonly values: TypedRates
    readonly errors: Readonly<Partial<Record<GameGroup, FieldError>>>
  }>
  set(group: GameGroup, rate: string): void
  touch(group: GameGroup): void
}

export interface RateFieldsProps {
  readonly form: FormWithRates
  readonly bounds: RateBounds
  /** The present rates of the member. Without them the person is new, and the fields say what a rate means. */
  readonly now?: RebateRates | undefined
}

/** A rate for each group of games, with the bounds beside it. */
export function RateFields({ form, bounds: { floor, ceiling, step }, now }: RateFieldsProps) {
  const t = useText()
  const hintId = useId()
  const { values, errors } = useStore(form.$state)
  return (
    <fieldset className="fy-rates" aria-describedby={now === undefined ? hintId : undefined}>
      <legend>{t('rebates.rates')}</legend>
      {now === undefined ? (
        <p id={hintId} className="fy-team-note">
          {t('rebates.rates.hint')}
        </p>
      ) : null}
      {GAME_GROUPS.map((group) => {
        const range = { min: floor[group], max: ceiling[group], step }
        return (
          <TextField
            key={group}
            label={t(`team.group.${group}`)}
            name={group}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            hint={now === undefined ? t('rebates.range', range) : t('rebates.range.now', { ...range, now: now[group] })}
            error={fieldMessage(t, errors[group])}
            value={values[group]}
            onValue={(rate) => form.set(group, rate)}
            onBlur={() => form.touch(group)}
          />
        )
      })}
    </fieldset>
  )
}
