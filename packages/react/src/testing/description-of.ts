import { screen } from '@testing-library/react'

/** What is said of the field with this label, to whoever cannot see where it stands. */
export function descriptionOf(label: string | RegExp): string {
  const ids = screen.getByLabelText(label, { selector: 'input' }).getAttribute('aria-describedby') ?? ''
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
}
