import { type FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { FieldError } from '../../../kernel/form.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { registrationEndpoints } from './endpoints.ts'
import { REGISTER_FIELD_NAMES, type RegisterFieldName } from './register-fields.ts'
import { registerDomain } from './register-payload.ts'

export type RemoteField = 'username' | 'email'

/** Errors of the platform about single values. An error is shown as long as the field holds the same value. */
export interface RemoteValidation {
  errorOf(field: string, value: string): FieldError | undefined
  setError(field: string, value: string, error: FieldError): void
  /** Resolves true when there is a new error to show (REG-16). The latest call for a field wins. */
  check(field: RemoteField, value: string): Promise<boolean>
  /** Whether the platform says that there is no such affiliate code (REG-14). @throws where the signal aborts. */
  isNoAffiliate(code: string, signal: AbortSignal): Promise<boolean>
}

export function createRemoteValidation(
  { call, log, ports }: Pick<FeatureContext, 'call' | 'log' | 'ports'>,
  scope: Scope,
): RemoteValidation {
  const errors = new Map<string, { readonly value: string; readonly error: FieldError }>()
  const pending = new Map<string, Scope>()

  const exists = async (field: RemoteField, value: string, signal: AbortSignal): Promise<boolean> => {
    const { exists: taken } =
      field === 'username'
        ? await call(registrationEndpoints.checkUsername, { username: value }, { signal })
        : await call(registrationEndpoints.checkEmail, { email: value }, { signal })
    return taken
  }

  return {
    errorOf(field, value) {
      const entry = errors.get(field)
      return entry?.value === value.trim() ? entry.error : undefined
    },
    setError: (field, value, error) => void errors.set(field, { value: value.trim(), error }),
    async check(field, text) {
      const value = text.trim()
      pending.get(field)?.dispose()
      const request = scope.child()
      pending.set(field, request)
      try {
        const taken = await exists(field, value, request.signal)
        if (request.disposed || !taken) return false
        errors.set(field, {
          value,
          error: { key: field === 'username' ? 'error.username.exists' : 'valid.emailTaken' },
        })
        return true
      } catch (cause) {
        // The registration checks it again, so the form stays usable.
        if (!request.disposed) log.warn('registration.check.failed', { field, code: toFoyerError(cause).code })
        return false
      } finally {
        request.dispose()
      }
    },
    async isNoAffiliate(code, signal) {
      try {
        const { success } = await call(
          registrationEndpoints.checkAffiliate,
          { code, domain: registerDomain(ports.device.host) },
          { signal },
        )
        return !success
      } catch (cause) {
        if (signal.aborted) throw cause
        // The registration checks it again.
        log.warn('registration.check.failed', { field: 'affiliateCode', code: toFoyerError(cause).code })
        return false
      }
    },
  }
}

const FIELD_BY_ERROR: Readonly<Record<string, RegisterFieldName>> = {
  'username.exists': 'username',
  invitation_code_error: 'affiliateCode',
  'referrer.link.error': 'recommenderId',
  'confirm.mismatch': 'confirmPassword',
}

/** The field that a refusal is about, by its code or by the name in its value, and the error to show there. */
export function serverFieldError(
  error: FoyerError,
): { readonly field: RegisterFieldName; readonly error: FieldError } | undefined {
  const named = namedField(error)
  const field = FIELD_BY_ERROR[error.code] ?? named
  if (field === undefined) return undefined
  return { field, error: named === undefined ? { key: `error.${error.code}` } : { key: 'valid.refused' } }
}

/** `{field}` in the value of a refusal, where it names a field of the form. */
function namedField({ value }: FoyerError): RegisterFieldName | undefined {
  const name = typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined
  return REGISTER_FIELD_NAMES.find((field) => field === name)
}
