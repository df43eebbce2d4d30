import type { ErrorCode } from '../../kernel/errors.ts'
import type { EventBus } from '../../kernel/events.ts'
import type { ScopedForm } from '../../kernel/form.ts'

/** Which field a refusal is about, and which of them are worth nothing once they were refused: a secret, a code. */
export interface RefusedFields<Field extends string> {
  readonly fields: Readonly<Partial<Record<ErrorCode, Field>>>
  readonly emptied: readonly Field[]
}

type FieldsOf<Values extends object> = Pick<ScopedForm<Values>, '$state' | 'clear' | 'scope'>

/** The field has the focus, and is emptied where what is in it is worth nothing. */
export function showRefusedField<Values extends object>(
  form: Pick<FieldsOf<Values>, 'clear'>,
  events: EventBus,
  field: keyof Values & string,
  emptied: readonly (keyof Values & string)[],
): void {
  if (emptied.includes(field)) form.clear(field)
  events.emit('focus', { field })
}

/** Shows the field that a refused submit is about, as long as the form is there. */
export function showRefusedFields<Values extends object>(
  form: FieldsOf<Values>,
  events: EventBus,
  { fields, emptied }: RefusedFields<keyof Values & string>,
): void {
  form.scope.add(
    form.$state.listen(({ status, error }, before) => {
      if (status !== 'failed' || before?.status !== 'submitting' || error === undefined) return
      const field = fields[error.code]
      if (field !== undefined) showRefusedField(form, events, field, emptied)
    }),
  )
}
