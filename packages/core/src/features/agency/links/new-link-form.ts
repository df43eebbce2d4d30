import * as z from 'zod/mini'
import type { EndpointInput } from '../../../kernel/endpoint.ts'
import type { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { FieldError, Form, FormRules, RefusedField } from '../../../kernel/form.ts'
import type { Draft } from '../../../kernel/form-draft.ts'
import type { Mutation } from '../../../kernel/mutation.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { trim } from '../../../kernel/validation/normalize.ts'
import { createRateFields } from '../rebates/rate-fields.ts'
import { rateDraftFields } from '../rebates/rate-form.ts'
import { type RateBounds, refusedField, type TypedRates } from '../rebates/rates.ts'
import { type linkEndpoints, MAX_LINK_JOINS } from './endpoints.ts'
import type { AgentLink } from './types.ts'

/** A new link as it is typed, with a rate for each group of games. */
export interface NewLinkValues extends TypedRates {
  readonly title: string
  readonly memberType: 0 | 1
  /** '' is no limit. */
  readonly limit: string
  /** YYYY-MM-DD; '' is no end. */
  readonly endDay: string
}

/** Makes a link. The values are there again after a reload of the tab and a sign-in. */
export interface NewLinkForm extends Form<NewLinkValues, AgentLink> {
  dispose(): void
}

export interface NewLinkFormOptions {
  /** The rates start at the floor. */
  readonly bounds: RateBounds
  /** BCP 47, of the page: rates are read as its language writes them. */
  languageTag(): string
}

interface NewLinkFormDeps extends NewLinkFormOptions {
  readonly draft: Draft
  readonly creation: Mutation<Omit<EndpointInput<typeof linkEndpoints.linkCreate>, 'requestId'>, AgentLink>
  check(): void
}

const draftFields = z.object({
  title: z.string(),
  memberType: z.union([z.literal(0), z.literal(1)]),
  ...rateDraftFields,
  limit: z.string(),
  endDay: z.string(),
})

const limitError: FieldError = { key: 'links.limit.wrong', params: { max: MAX_LINK_JOINS } }

export function createNewLinkForm(
  context: FeatureContext,
  { bounds, languageTag, draft, creation, check }: NewLinkFormDeps,
): NewLinkForm {
  const rateFields = createRateFields({ bounds: () => bounds, languageTag })
  const rules: FormRules<NewLinkValues> = {
    ...rateFields.rules,
    limit: (limit) => (limit === '' || isLimit(limit) ? undefined : limitError),
  }
  const refusal = (error: FoyerError): RefusedField<NewLinkValues> | undefined => {
    const field = refusedField(error)
    if (field === 'limit') return { field, error: limitError }
    if (field === 'endDay') return { field, error: { key: 'links.endDay.wrong' } }
    return rateFields.refused(error)
  }
  return createScopedForm<NewLinkValues, AgentLink>(context, {
    verb: 'agentLinks.linkForm',
    initial: { title: '', memberType: 0, ...bounds.floor, limit: '', endDay: '' },
    rules,
    normalizers: { title: trim, limit: trim },
    showsError: () => true,
    refusedField: refusal,
    emptyWhenDone: true,
    draft: { draft, fields: draftFields },
    change: creation,
    async submit({ title, memberType, limit, endDay, ...typed }, _, run) {
      check()
      // The rules let no other rates through.
      const rates = rateFields.read(typed) ?? bounds.floor
      const input = { title, memberType, rates, ...(limit && { limit: Number(limit) }), ...(endDay && { endDay }) }
      // Without the signal of the form: a link that is on its way is made, also if the form is left.
      return unwrap(await creation.run(input, run))
    },
  })
}

function isLimit(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_LINK_JOINS
}
