import type { FoyerError } from '../../../kernel/errors.ts'
import type { FieldError } from '../../../kernel/form.ts'
import { REG_FIELDS, type RegField } from './fields.ts'

const FIELD_BY_ERROR: Readonly<Record<string, RegField>> = {
  'username.exists': 'username',
  invitation_code_error: 'affiliateCode',
  'referrer.link.error': 'recommenderId',
  'confirm.mismatch': 'confirmPassword',
}

/** The field that a refusal is about, by its code or by the name in its value, and the error to show there. */
export function serverFieldError(
  error: FoyerError,
): { readonly field: RegField; readonly error: FieldError } | undefined {
  const named = namedField(error)
  const field = FIELD_BY_ERROR[error.code] ?? named
  if (field === undefined) return undefined
  return { field, error: named === undefined ? { key: `error.${error.code}` } : { key: 'valid.refused' } }
}

/** `{field}` in the value of a refusal, where it names a field of the form. */
function namedField({ value }: FoyerError): RegField | undefined {
  const name = typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined
  return REG_FIELDS.find((field) => field === name)
}
