import { invalidField } from '../world/refusal.ts'

/** @throws Refusal that names the field. */
export function requiredString(body: Readonly<Record<string, unknown>>, field: string): string {
  const value = body[field]
  if (typeof value !== 'string') throw invalidField(field)
  return value
}
