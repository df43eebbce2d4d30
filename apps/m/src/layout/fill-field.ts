export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Sets the value as a person would: React hears of it. */
export function fillField(field: Field, value: string): void {
  const { prototype } =
    field instanceof HTMLInputElement
      ? HTMLInputElement
      : field instanceof HTMLSelectElement
        ? HTMLSelectElement
        : HTMLTextAreaElement
  // React has replaced the field's `value` setter; a value set through it would not count as a change.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
