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

  // Somebody's papers are nothing for the next one.
  scope.add(
    onUserChange(session, () => {
      cancel()
      selection.clear()
    }),
  )
  // A side that has come is not missing any more.
  scope.add(
    selection.$state.listen(({ images }) => {
      const still = $missing.get().filter((slot) => images[slot] === undefined)
      if (still.length < $missing.get().length) $missing.set(still)
    }),
  )

  /** True when something is missing; says what. */
  const refuses = (): boolean => {
    const missing = missingImages(selection.$state.get().images)
    $missing.set(missing)
    const [first] = missing
    if (first !== undefined) events.emit('focus', { field: first })
    return first !== undefined
  }

  const fail = async (error: FoyerError): Promise<void> => {
    $upload.set({ status: 'failed', error })
    // Handed in elsewhere meanwhile: what the platform says now is worth more than what is shown.
    if (error.code === 'verification.pending') await info.refresh()
  }

  const send = async (mine: Scope): Promise<boolean> => {
    try {
      const { images } = selection.$state.get()
      const files = Object.fromEntries(KYC_IMAGES.map((slot) => [slot, images[slot]?.file]))
      const { state } = await call(verificationUpload, files, {
        signal: mine.signal,
        timeoutMs: LIMITS.upload.timeoutMs,
        onUploadProgress(sent, total) {
          if (!mine.disposed) $upload.set({ status: 'sending', sent, total })
        },
      })
      if (mine.disposed) return false
      info.set({ state, reason: undefined })
      $upload.set(IDLE)
      selection.clear()
      notifier.success('toast.verification.sent')
      return true
    } catch (cause) {
      if (!mine.disposed) await fail(toFoyerError(cause))
      return false
    } finally {
      if (running?.scope === mine) running = undefined
      mine.dispose()
    }
  }

  const submit = async (mine: Scope): Promise<boolean> => {
    // Files that are still being looked at belong to it.
    await selection.settled()
    if (mine.disposed) return false
    const now = info.$state.get()
    try {
      if (now.status === 'ready') kycTransition(now.data.state, 'pending')
    } catch (cause) {
      mine.dispose()
      await fail(toFoyerError(cause))
      return false
    }
    if (refuses()) {
      mine.dispose()
      $upload.set(IDLE)
      return false
    }
    $upload.set({ status: 'sending', sent: 0, total: 0 })
    return send(mine)
  }

  return {
    images: selection,
    $upload,
    $missing,
    submit() {
      if (running !== undefined) return running.done
      if (scope.disposed) return Promise.resolve(false)
      const mine = scope.child()
      const done = submit(mine).finally(() => {
        if (running?.scope === mine) running = undefined
      })
      running = { scope: mine, done }
      return done
    },
    cancel,
    dispose: () => scope.dispose(),
  }
}
