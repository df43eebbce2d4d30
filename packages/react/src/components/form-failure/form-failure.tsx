import type { FoyerError } from '@foyer/core'
import { errorText } from '../../text/error-text.ts'
import { useText } from '../../text/use-text.ts'

interface FormFailureProps {
  readonly state: { readonly status: string; readonly error?: FoyerError | undefined }
  /** What the person reads while it is not known what became of the values. */
  readonly unknown: string
}

/** Why a form was not accepted. Core has announced a failure by a toast, so only an unknown outcome is announced here. */
export function FormFailure({ state, unknown }: FormFailureProps) {
  const t = useText()
  const { status, error } = state
  if (error === undefined) return null
  switch (status) {
    case 'failed':
      return <p className="fy-form-failure">{errorText(t, error)}</p>
    case 'unknown':
      return (
        <p className="fy-form-failure" role="alert">
          {unknown}
        </p>
      )
    default:
      return null
  }
}
