import { atom } from 'nanostores'
import { LIMITS } from '../../../config/limits.ts'
import { type FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { ResourceControl } from '../../../kernel/resource.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { createImageSelection } from '../../../kernel/uploads/create-image-selection.ts'
import type { Session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { verificationUpload } from './contract.ts'
import type { KycForm, KycImage, KycInfo, UploadState } from './kyc.ts'
import { KYC_IMAGES, kycTransition, missingImages } from './kyc-rules.ts'

export interface KycFormDeps {
  readonly session: Pick<Session, '$state'>
  readonly info: ResourceControl<KycInfo>
}

const IDLE: UploadState = Object.freeze({ status: 'idle' })

export function createKycForm(context: FeatureContext, { session, info }: KycFormDeps): KycForm {
  const { call, notifier, events } = context
  const scope = context.scope.child()
  const selection = createImageSelection({ scope, slots: KYC_IMAGES })
  const $upload = atom<UploadState>(IDLE)
  const $missing = atom<readonly KycImage[]>([])
  let running: { readonly scope: Scope; readonly done: Promise<boolean> } | undefined

  const cancel = () => {
    running?.scope.dispose()
    running = undefined
    if ($upload.get().status === 'sending') $upload.set(IDLE)
  }

  // The documents of one user must not be shown to the next one.
  scope.add(
    onUserChange(session, () => {
      cancel()
      selection.clear()
    }),
  )
  // An image that was added is no longer missing.
  scope.add(
    selection.$state.listen(({ images }) => {
      const still = $missing.get().filter((slot) => images[slot] === undefined)
      if (still.length < $missing.get().length) $missing.set(still)
    }),
  )

  /** Sets `$missing` and focuses the first missing image. */
  const hasMissingImages = (): boolean => {
    const missing = missingImages(selection.$state.get().images)
    $missing.set(missing)
    const [first] = missing
    if (first !== undefined) events.emit('focus', { field: first })
    return first !== undefined
  }

  const fail = async (error: FoyerError): Promise<void> => {
    $upload.set({ status: 'failed', error })
    // The documents were sent from another tab or device meanwhile, so the shown state is out of date.
    if (error.code === 'verification.pending') await info.refresh()
  }

  const send = async (request: Scope): Promise<boolean> => {
    try {
      const { images } = selection.$state.get()
      const files = Object.fromEntries(KYC_IMAGES.map((slot) => [slot, images[slot]?.file]))
      const { state } = await call(verificationUpload, files, {
        signal: request.signal,
        timeoutMs: LIMITS.upload.timeoutMs,
        onUploadProgress(sent, total) {
          if (!request.disposed) $upload.set({ status: 'sending', sent, total })
        },
      })
      if (request.disposed) return false
      info.set({ state, reason: undefined })
      $upload.set(IDLE)
      selection.clear()
      notifier.success('toast.verification.sent')
      return true
    } catch (cause) {
      if (!request.disposed) await fail(toFoyerError(cause))
      return false
    } finally {
      if (running?.scope === request) running = undefined
      request.dispose()
    }
  }

  const submit = async (request: Scope): Promise<boolean> => {
    // Files that are still being checked belong to this submit.
    await selection.settled()
    if (request.disposed) return false
    const now = info.$state.get()
    try {
      if (now.status === 'ready') kycTransition(now.data.state, 'pending')
    } catch (cause) {
      request.dispose()
      await fail(toFoyerError(cause))
      return false
    }
    if (hasMissingImages()) {
      request.dispose()
      $upload.set(IDLE)
      return false
    }
    $upload.set({ status: 'sending', sent: 0, total: 0 })
    return send(request)
  }

  return {
    images: selection,
    $upload,
    $missing,
    submit() {
      if (running !== undefined) return running.done
      if (scope.disposed) return Promise.resolve(false)
      const request = scope.child()
      const done = submit(request).finally(() => {
        if (running?.scope === request) running = undefined
      })
      running = { scope: request, done }
      return done
    },
    cancel,
    dispose: () => scope.dispose(),
  }
}
