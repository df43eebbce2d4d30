import {
  checkRates,
  GAME_GROUPS,
  type GameGroup,
  type RateBounds,
  type RateProblem,
  type RebateRates,
  type Store,
  type TypedRates,
} from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { focusField } from '../../hooks/use-field-focus.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { TextField } from '../text-field/text-field.tsx'

type Problems = Readonly<Partial<Record<GameGroup, RateProblem>>>

export interface RateForm {
  readonly typed: TypedRates
  readonly problems: Problems
  set(group: GameGroup, text: string): void
  /** Says what is wrong with this one, once it has been left. */
  leave(group: GameGroup): void
  /** The rates where each can be given; undefined without a word where not. */
  readonly rates: RebateRates | undefined
  /** Says what is wrong, with the focus there. */
  check(): RebateRates | undefined
  /** The platform has refused this one. Returns whether it can be said at a field. */
  refuse(field: string | undefined, code: string): boolean
}

const REFUSED: Readonly<Record<string, RateProblem>> = {
  'rate.aboveOwn': 'aboveOwn',
  'rate.belowDownline': 'belowDownline',
  'rate.step': 'step',
  'request.invalid': 'notANumber',
}

/** Rates as they are typed, and how to type one. */
type Typing = readonly [typed: TypedRates, type: (group: GameGroup, text: string) => void]

/** What is typed is kept with the rest of this form. Without typed rates those of the start are shown. */
export function useKeptRates(
  kept: {
    readonly $typed: Store<{ readonly rates?: TypedRates | undefined }>
    type(change: { rates: TypedRates }): void
  },
  start: TypedRates,
): Typing {
  const typed = useStore(kept.$typed).rates ?? start
  return [typed, (group, text) => kept.type({ rates: { ...(kept.$typed.get().rates ?? start), [group]: text } })]
}

/** What is typed as rates in this form; nothing is corrected. */
export function useRateForm(
  element: RefObject<HTMLFormElement | null>,
  [typed, type]: Typing,
  bounds: RateBounds | undefined,
): RateForm {
  const { tag } = useTranslation()
  const [problems, setProblems] = useState<Problems>({})
  const checked = bounds === undefined ? undefined : checkRates(typed, bounds, tag)
  const show = (found: Problems) => {
    setProblems(found)
    const first = GAME_GROUPS.find((group) => found[group] !== undefined)
    if (first !== undefined) focusField(element.current, first)
  }
  return {
    typed,
    problems,
    rates: checked?.ok ? checked.rates : undefined,
    set(group, text) {
      type(group, text)
      setProblems(({ [group]: _mended, ...others }) => others)
    },
    leave(group) {
      const problem = checked?.ok === false ? checked.problems[group] : undefined
      if (problem !== undefined) setProblems((before) => ({ ...before, [group]: problem }))
    },
    check() {
      if (checked === undefined || checked.ok) return checked?.rates
      show(checked.problems)
      return undefined
    },
    refuse(field, code) {
      const group = GAME_GROUPS.find((one) => one === field)
      const problem = REFUSED[code]
      if (group === undefined || problem === undefined) return false
      show({ [group]: problem })
      return true
    },
  }
}

export interface RateFieldsProps {
  readonly form: RateForm
  readonly bounds: RateBounds
  /** The rates of today; without them the person is a new one, and what a rate means is said. */
  readonly now?: RebateRates | undefined
}

/** A rate for each group of games, with the bounds beside it. */
export function RateFields({ form, bounds, now }: RateFieldsProps) {
  const t = useText()
  return (
    <RateFieldset isOfMember={now !== undefined}>
      {GAME_GROUPS.map((group) => {
        const problem = form.problems[group]
        return (
          <RateField
            key={group}
            group={group}
            bounds={bounds}
            now={now?.[group]}
            value={form.typed[group]}
            error={problem === undefined ? undefined : t(`rebates.problem.${problem}`, valuesOf(bounds, group))}
            onValue={(text) => form.set(group, text)}
            onBlur={() => form.leave(group)}
          />
        )
      })}
    </RateFieldset>
  )
}

interface RateFieldsetProps {
  /** The rates are those of a member. Without it, the fieldset says what a rate means. */
  readonly isOfMember?: boolean
  readonly children: ReactNode
}

export function RateFieldset({ isOfMember = false, children }: RateFieldsetProps) {
  const t = useText()
  const hintId = useId()
  return (
    <fieldset className="fy-rates" aria-describedby={isOfMember ? undefined : hintId}>
      <legend>{t('rebates.rates')}</legend>
      {isOfMember ? null : (
        <p id={hintId} className="fy-team-note">
          {t('rebates.rates.hint')}
        </p>
      )}
      {children}
    </fieldset>
  )
}

interface RateFieldProps {
  readonly group: GameGroup
  readonly bounds: RateBounds
  /** The present rate of the member. */
  readonly now?: string | undefined
  readonly value: string
  readonly error: string | undefined
  readonly onValue: (rate: string) => void
  readonly onBlur: () => void
}

export function RateField({ group, bounds, now, ...field }: RateFieldProps) {
  const t = useText()
  const values = valuesOf(bounds, group)
  return (
    <TextField
      label={t(`team.group.${group}`)}
      name={group}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      hint={now === undefined ? t('rebates.range', values) : t('rebates.range.now', { ...values, now })}
      {...field}
    />
  )
}

function valuesOf({ floor, ceiling, step }: RateBounds, group: GameGroup) {
  return { min: floor[group], max: ceiling[group], step }
}
