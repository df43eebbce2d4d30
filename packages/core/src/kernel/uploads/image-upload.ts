import { SPEC_CONSTANTS } from '../../config/spec-constants.ts'
import type { CallOptions } from '../../transport/endpoint.ts'
import type { FoyerError } from '../errors.ts'
import type { ReportFailure } from '../report-failure.ts'
import { aborted, DONE, type FailedResult, type Result } from '../result.ts'
import type { CallbackLog } from '../run-callback.ts'
import type { Scope } from '../scope.ts'
import { singleFlight } from '../single-flight.ts'
import { readOnly, type Store, writable } from '../store.ts'
import type { ImageSelection } from './image-selection.ts'

export type UploadState =
  | { readonly status: 'idle' }
  /** Bytes of the whole request; `total` is 0 until the upload starts. */
  | { readonly status: 'sending'; readonly sent: number; readonly total: number }
  | { readonly status: 'failed'; readonly error: FoyerError }

/** Sends what a form has, with its images, one request at a time. */
export interface ImageUpload {
  readonly $state: Store<UploadState>
  /** A second call joins the first. The chosen images stay until the platform has accepted them. */
  submit(signal?: AbortSignal): Promise<Result>
  /** Aborts the upload. */
  cancel(): void
  /** As {@link cancel}, and forgets that an upload has failed. */
  reset(): void
}

export interface ImageUploadOptions<Slot extends string, Answer> {
  /** Names the form in the event `failure`, e.g. `kyc.submit`. */
  readonly verb: string
  /** Of the form; its end aborts the upload. */
  readonly scope: Scope
  readonly log: CallbackLog
  readonly report: ReportFailure
  readonly selection: ImageSelection<Slot>
  /**
   * Runs when all files have been read, before anything is sent. A result that it returns ends the submit, and what the
   * form shows of it is the form's; what it throws is shown as a failure.
   */
  check(): FailedResult | undefined
  send(options: CallOptions): Promise<Answer>
  /** The platform has accepted; then the images are dropped. */
  onAccepted(answer: Answer): void
  onFailed?(error: FoyerError): Promise<void>
}

const IDLE: UploadState = Object.freeze({ status: 'idle' })

export function createImageUpload<Slot extends string, Answer>(options: ImageUploadOptions<Slot, Answer>): ImageUpload {
  const { verb, scope, report, selection } = options
  const $state = writable<UploadState>(IDLE)
  let current: Scope | undefined

  const run = async (request: Scope): Promise<Result> => {
    // Files that are still being checked belong to this submit.
    await selection.settled()
    if (request.disposed) return aborted()
    try {
      const refusal = options.check()
      if (refusal !== undefined) {
        $state.set(IDLE)
        return refusal
      }
      $state.set({ status: 'sending', sent: 0, total: 0 })
      const answer = await options.send({
        signal: request.signal,
        timeoutMs: SPEC_CONSTANTS.upload.timeoutMs,
        onUploadProgress(sent, total) {
          if (!request.disposed) $state.set({ status: 'sending', sent, total })
        },
      })
      if (request.disposed) return aborted()
      options.onAccepted(answer)
      $state.set(IDLE)
      selection.clear()
      return DONE
    } catch (cause) {
      if (request.disposed) return aborted()
      // The form shows it, so there is no toast.
      const result = report(verb, cause, { silent: true })
      $state.set({ status: 'failed', error: result.error })
      await options.onFailed?.(result.error)
      return result
    }
  }

  const upload = singleFlight((signal?: AbortSignal) => {
    const request = scope.child(signal)
    current = request
    request.add(() => {
      upload.reset()
      if (!scope.disposed && $state.get().status === 'sending') $state.set(IDLE)
    })
    return run(request).finally(() => request.dispose())
  })

  const cancel = () => current?.dispose()

  return {
    $state: readOnly($state, options.log),
    submit: (signal) => (scope.disposed ? Promise.resolve(aborted()) : upload(signal)),
    cancel,
    reset() {
      cancel()
      $state.set(IDLE)
    },
  }
}
