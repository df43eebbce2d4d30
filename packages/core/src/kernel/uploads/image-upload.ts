import { SPEC_CONSTANTS } from '../../config/spec-constants.ts'
import type { Found } from '../change-outcome.ts'
import type { CallOptions } from '../endpoint.ts'
import type { FoyerError } from '../errors.ts'
import type { FeatureContext } from '../feature.ts'
import { createMutation } from '../mutation.ts'
import { aborted, DONE, type FailedResult, type Result, unwrap } from '../result.ts'
import { isSameContent } from '../same-content.ts'
import type { Scope } from '../scope.ts'
import { singleFlight } from '../single-flight.ts'
import { readOnly, type Store, writable } from '../store.ts'
import type { ImageSelection } from './image-selection.ts'

export type UploadState =
  | { readonly status: 'idle' }
  /** Bytes of the whole request; `total` is 0 until the upload starts. */
  | { readonly status: 'sending'; readonly sent: number; readonly total: number }
  | { readonly status: 'failed'; readonly error: FoyerError }
  /** An answer was lost, so the platform may have the images. `submit()` finds out before it sends anything. */
  | { readonly status: 'unknown'; readonly error: FoyerError }

/** Sends what a form has, with its images, one request at a time. */
export interface ImageUpload {
  readonly $state: Store<UploadState>
  /** A second call joins the first. The chosen images stay until the platform has accepted them. */
  submit(signal?: AbortSignal): Promise<Result>
  /** Finds out now what became of an upload whose answer was lost. Does nothing if there is none. */
  check(): Promise<void>
  /** Aborts the upload. */
  cancel(): void
  /** As {@link cancel}, and forgets that an upload has failed. */
  reset(): void
}

export interface ImageUploadOptions<Slot extends string, Input, Answer> {
  readonly context: Pick<FeatureContext, 'connection' | 'log' | 'ports' | 'report' | 'scope'>
  /** Names the form in the event `failure`, e.g. `kyc.submit`. */
  readonly verb: string
  /** The scope of the form. Its end aborts the upload. */
  readonly scope: Scope
  /** Has the scope of the user. When it ends, an upload whose answer was lost is forgotten. */
  readonly owner: { readonly current: Scope }
  readonly selection: ImageSelection<Slot>
  /**
   * Runs when all files have been read, before anything is sent. A result that it returns ends the submit, and what the
   * form shows of it is the form's; what it throws is shown as a failure.
   */
  check(): FailedResult | undefined
  /** The content of the form. */
  input(): Input
  /** @param key stays the same while the same content is sent again after a lost answer */
  send(input: Input, key: string, options: CallOptions): Promise<Answer>
  /** Finds out what became of a lost upload, as `findOut` of a mutation does. */
  findOut(signal: AbortSignal): Promise<Found<Answer> | undefined>
  /**
   * The platform has accepted.
   * @param isShown whether the form still has the content that was accepted. Its images are removed then
   */
  onAccepted(answer: Answer, isShown: boolean): void
  onFailed?(error: FoyerError): Promise<void>
}

const IDLE: UploadState = Object.freeze({ status: 'idle' })

export function createImageUpload<Slot extends string, Input, Answer>(
  options: ImageUploadOptions<Slot, Input, Answer>,
): ImageUpload {
  const { context, verb, scope, owner, selection } = options
  const { report } = context
  const $state = writable<UploadState>(IDLE)
  let current: Scope | undefined
  let lastInput: Input | undefined

  const sending = createMutation<Input, Answer>({
    context: { ...context, scope },
    owner,
    abortable: true,
    send: (input, { key, signal }) =>
      options.send(input, key, {
        signal,
        timeoutMs: SPEC_CONSTANTS.upload.timeoutMs,
        onUploadProgress(sent, total) {
          if (!signal.aborted) $state.set({ status: 'sending', sent, total })
        },
      }),
    findOut: (_, { signal }) => options.findOut(signal),
    made(answer, input) {
      const isShown = isSameContent(options.input(), input)
      options.onAccepted(answer, isShown)
      $state.set(IDLE)
      if (isShown) selection.clear()
    },
    refused: (error) => $state.set({ status: 'failed', error }),
    unknown: (error) => $state.set({ status: 'unknown', error }),
  })

  /**
   * Finds out what became of other content whose answer was lost, before this content is sent.
   * @throws FoyerError while that is not known
   */
  const settleOther = async (input: Input): Promise<void> => {
    if (lastInput === undefined || isSameContent(lastInput, input)) return
    if (sending.$state.get().status !== 'unknown') return
    await sending.check()
    const state = sending.$state.get()
    if (state.status === 'unknown') throw state.error
  }

  const run = async (request: Scope): Promise<Result> => {
    // Files that are still being checked belong to this submit.
    await selection.settled()
    if (request.disposed) return aborted()
    const input = options.input()
    try {
      await settleOther(input)
      if (request.disposed) return aborted()
      const refusal = options.check()
      if (refusal !== undefined) {
        if (sending.$state.get().status !== 'unknown') $state.set(IDLE)
        return refusal
      }
      $state.set({ status: 'sending', sent: 0, total: 0 })
      lastInput = input
      unwrap(await sending.run(input, { signal: request.signal }))
      return DONE
    } catch (cause) {
      return request.disposed ? aborted() : fail(cause, request)
    }
  }

  const fail = async (cause: unknown, request: Scope): Promise<Result> => {
    // The form shows the failure, so there is no toast.
    const result = report(verb, cause, { silent: true })
    if (sending.$state.get().status !== 'unknown') $state.set({ status: 'failed', error: result.error })
    await options.onFailed?.(result.error)
    return request.disposed ? aborted() : result
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
    $state: readOnly($state, context.log),
    submit: (signal) => (scope.disposed ? Promise.resolve(aborted()) : upload(signal)),
    check: sending.check,
    cancel,
    reset() {
      cancel()
      lastInput = undefined
      $state.set(IDLE)
    },
  }
}
