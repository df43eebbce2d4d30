import { screen } from '@testing-library/react'

/** The accessible description of the field with this label. */
export function descriptionOf(label: string | RegExp): string {
  const ids = screen.getByLabelText(label, { selector: 'input' }).getAttribute('aria-describedby') ?? ''
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
}
