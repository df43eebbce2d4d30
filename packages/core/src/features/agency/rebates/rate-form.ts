import { computed } from 'nanostores'
import * as z from 'zod/mini'
import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Form } from '../../../kernel/form.ts'
import type { Draft } from '../../../kernel/form-draft.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { readOnly, type Store } from '../../../kernel/store.ts'
import type { RebateRates } from '../team/team.ts'
import { createRateFields } from './rate-fields.ts'
import type { RateBounds, TypedRates } from './rates.ts'

/** The rates of a member as they are typed. They are there again after a reload of the tab and a sign-in. */
export interface RateForm extends Form<TypedRates> {
  /** The typed rates, or undefined while one of them cannot be given. */
  readonly $rates: Store<RebateRates | undefined>
  dispose(): void
}

export interface RateFormOptions {
  /** The rates that the form begins with. */
  readonly start: RebateRates
  readonly bounds: RateBounds
  /** BCP 47, of the page: rates are read as its language writes them. */
  languageTag(): string
}

interface RateFormDeps extends RateFormOptions {
  readonly draft: Draft
  /** @throws FoyerError why the rates were not set */
  save(rates: RebateRates): Promise<void>
}

/** The fields of typed rates, for the draft of a form. */
export const rateDraftFields = {
  slots: z.string(),
  live: z.string(),
  sports: z.string(),
  lottery: z.string(),
}

const draftFields = z.object(rateDraftFields)

export function createRateForm(
  context: FeatureContext,
  { start, bounds, languageTag, draft, save }: RateFormDeps,
): RateForm {
  const fields = createRateFields({ bounds: () => bounds, languageTag })
  // The rates of one agent are not for the next. The draft of the form has ended by then, so it is not emptied with the form.
  const stopEmptying = context.scope.add(() => form.reset())
  const form = createScopedForm<TypedRates>(context, {
    verb: 'rebates.save',
    initial: start,
    rules: fields.rules,
    // The screen does.
    showsError: () => true,
    refusedField: fields.refused,
    draft: { draft, fields: draftFields },
    async submit(typed) {
      const rates = fields.read(typed)
      // The rules let no other rates through.
      if (rates === undefined) throw new FoyerError({ code: 'form.invalid' })
      // Without the signal of the form: rates that are on their way are set, also if the form is left.
      await save(rates)
    },
  })
  form.scope.add(stopEmptying)
  const $rates = computed(form.$state, ({ values }) => fields.read(values))
  return { ...form, $rates: readOnly($rates, context.log) }
}
