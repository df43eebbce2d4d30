import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Query, type Resource } from '../../../kernel/query.ts'
import { DONE, failed, type Result, type VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createImageSelection, type ImageSelection } from '../../../kernel/uploads/image-selection.ts'
import { createImageUpload, type UploadState } from '../../../kernel/uploads/image-upload.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope, onUserChange } from '../../auth/session/user-scope.ts'
import { kycEndpoints } from './endpoints.ts'

/** `rejected` is `none` with a reason: documents can be uploaded again (VERIFY-03). */
export type KycStatus = 'none' | 'pending' | 'verified' | 'rejected'

export interface KycState {
  readonly status: KycStatus
  /** Why it was rejected, in the platform's words: plain text. */
  readonly reason: string | undefined
}

export type KycImageSlot = 'frontImage' | 'backImage' | 'selfie'

/** Verification of a member's identity (VERIFY-01 to VERIFY-04). */
export interface Kyc {
  /** Dropped when the user changes. */
  readonly $state: Store<Resource<KycState>>
  /** Loads unless loaded. Does nothing for guests and trial players. */
  load(): Promise<Result>
  refresh(): Promise<Result>
  form(): KycForm
}

/** The upload form of one screen. Call `dispose()` when the screen is left. */
export interface KycForm {
  readonly images: Pick<ImageSelection<KycImageSlot>, '$state' | 'add' | 'remove'>
  readonly $upload: Store<UploadState>
  /** Required images that were missing at the last submit (VERIFY-02). */
  readonly $missing: Store<readonly KycImageSlot[]>
  /**
   * Uploads the chosen images; a second call joins the first. Without front or back it sets `$missing`, sends nothing and
   * is `verification.images.required`. The chosen images stay until the platform has accepted them. The screen shows a
   * failure by `$upload`, so there is no toast.
   */
  submit(options?: Pick<VerbOptions, 'signal'>): Promise<Result>
  /** Aborts the upload. */
  cancel(): void
  dispose(): void
}

/** In the order of the screen. Several files that are chosen at once fill the slots in this order. */
export const KYC_IMAGE_SLOTS: readonly KycImageSlot[] = Object.freeze(['frontImage', 'backImage', 'selfie'])

/** Both sides of the document are required, the selfie is optional (VERIFY-02). */
export const KYC_REQUIRED_IMAGES: readonly KycImageSlot[] = Object.freeze(['frontImage', 'backImage'])

const TRANSITIONS: Readonly<Record<KycStatus, readonly KycStatus[]>> = Object.freeze({
  none: ['pending'],
  rejected: ['pending'],
  pending: ['verified', 'rejected', 'none'],
  verified: [],
})

/** Whether documents may be uploaded in this state (VERIFY-04). */
export function acceptsDocuments(status: KycStatus): boolean {
  return TRANSITIONS[status].includes('pending')
}

/**
 * A step from one state to the next: none, pending, verified. A rejection allows another upload (VERIFY-03).
 * @throws FoyerError `verification.pending` for a step that is not allowed.
 */
export function kycTransition(from: KycStatus, to: KycStatus): KycStatus {
  if (!TRANSITIONS[from].includes(to)) throw new FoyerError({ code: 'verification.pending', field: to })
  return to
}

export function missingImages(images: Readonly<Partial<Record<KycImageSlot, unknown>>>): readonly KycImageSlot[] {
  return KYC_REQUIRED_IMAGES.filter((slot) => images[slot] === undefined)
}

export function createKyc(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows'>,
): Kyc {
  const { call, scope } = context
  const info = createQuery<KycState>({
    context,
    feature: 'kyc',
    load: async (signal) => {
      const { state, reason } = await call(kycEndpoints.verificationState, {}, { signal })
      return { status: state, reason }
    },
  })
  scope.add(onUserChange(session, info.reset))

  // Guests and trial players have no account to verify.
  const forMembers = (load: () => Promise<Result>) => () =>
    guard.allows('verification') ? load() : Promise.resolve(DONE)

  return {
    $state: info.$state,
    load: forMembers(info.load),
    refresh: forMembers(info.refresh),
    form: () => createKycForm(context, { session, info }),
  }
}

type KycFiles = Readonly<Partial<Record<KycImageSlot, Blob | undefined>>>

export interface KycFormDeps {
  readonly session: Pick<Session, '$state'>
  readonly info: Query<KycState>
}

export function createKycForm(context: FeatureContext, { session, info }: KycFormDeps): KycForm {
  const { call, toasts, events } = context
  const scope = context.scope.child()
  const selection = createImageSelection({ scope, log: context.log, slots: KYC_IMAGE_SLOTS })
  const $missing = writable<readonly KycImageSlot[]>([])

  const upload = createImageUpload<KycImageSlot, KycFiles, EndpointOutput<typeof kycEndpoints.verificationUpload>>({
    context,
    verb: 'kyc.submit',
    scope,
    // The documents of one user must not be shown to the next one.
    owner: createUserScope(scope, session, () => {
      upload.reset()
      selection.clear()
      $missing.set([])
    }),
    selection,
    check() {
      const now = info.$state.get()
      if (now.status === 'ready') kycTransition(now.data.status, 'pending')
      const missing = missingImages(selection.$state.get().images)
      $missing.set(missing)
      const [first] = missing
      if (first === undefined) return undefined
      events.emit('focus', { field: first })
      return failed(new FoyerError({ code: 'verification.images.required', field: first }))
    },
    input() {
      const { images } = selection.$state.get()
      return Object.fromEntries(KYC_IMAGE_SLOTS.map((slot) => [slot, images[slot]?.file]))
    },
    send: (files, _key, options) => call(kycEndpoints.verificationUpload, files, options),
    async findOut(signal) {
      const { state } = await call(kycEndpoints.verificationState, {}, { signal })
      return acceptsDocuments(state) ? { isMade: false } : { isMade: true, data: { state } }
    },
    onAccepted({ state }) {
      info.set({ status: state, reason: undefined })
      toasts.success('toast.verification.sent')
    },
    async onFailed({ code }) {
      // The documents were sent from another tab or device meanwhile, so the shown state is out of date.
      if (code === 'verification.pending') await info.refreshAfterChange()
    },
  })

  // An image that was added is no longer missing.
  scope.add(
    selection.$state.listen(({ images }) => {
      const still = $missing.get().filter((slot) => images[slot] === undefined)
      if (still.length < $missing.get().length) $missing.set(still)
    }),
  )

  return {
    images: selection,
    $upload: upload.$state,
    $missing: readOnly($missing, context.log),
    submit: ({ signal } = {}) => upload.submit(signal),
    cancel: upload.cancel,
    dispose: () => scope.dispose(),
  }
}

/** Identity documents and the state of their verification. */
export const kyc: Feature<Kyc> = defineFeature({
  id: 'kyc',
  needs: { session, access },
  create: (context, { session, access }) => createKyc(context, session, access),
})
