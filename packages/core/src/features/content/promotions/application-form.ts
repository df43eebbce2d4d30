import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { failed, type Result, type VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createImageSelection, type ImageSelection } from '../../../kernel/uploads/image-selection.ts'
import { createImageUpload, type UploadState } from '../../../kernel/uploads/image-upload.ts'
import { trimmedLength } from '../../../kernel/validation/normalize.ts'
import { type AccessGuard, refused } from '../../access/access-guard.ts'
import type { Session } from '../../auth/session/session.ts'
import { createUserDraft } from '../../auth/session/user-draft.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { promotionEndpoints } from './endpoints.ts'
import type { MemberLabels } from './member-labels.ts'
import { readPromoLabel } from './promotion-rules.ts'

export type ApplicationImageSlot = 'image1' | 'image2' | 'image3'

/** In the order in which they are filled (APPLY-05). */
export const APPLICATION_IMAGE_SLOTS: readonly ApplicationImageSlot[] = Object.freeze(['image1', 'image2', 'image3'])

/** What is wrong with an application; the code of the error too. */
export type ApplicationProblem = 'activity.empty' | 'activity.comment.tooLong'

/** The application for one promotion, on one screen (APPLY-01 to APPLY-06). Call `dispose()` when the screen is left. */
export interface PromotionApplyForm {
  /** As it was typed; what was typed and not sent is there again after a reload of the tab. */
  readonly $comment: Store<string>
  setComment(typed: string): void
  readonly images: Pick<ImageSelection<ApplicationImageSlot>, '$state' | 'add' | 'remove'>
  /**
   * How many images were chosen and are gone with the page or the session, unlike the comment; 0 once one is chosen again.
   * The screen has to say so.
   */
  readonly $lostImages: Store<number>
  /** Something was typed or chosen and is not sent: the screen can offer to go on with it. */
  readonly $isUnfinished: Store<boolean>
  /** What was wrong at the last submit; gone when it is put right. */
  readonly $problem: Store<ApplicationProblem | undefined>
  readonly $upload: Store<UploadState>
  /**
   * Sends comment and images; a second call joins the first. A comment that is too long is `activity.comment.tooLong`, and
   * neither comment nor image `activity.empty`: nothing is sent. Where the label does not allow an application the error is
   * `promo.transition.invalid`. Both stay until the platform has accepted them, and a retry after a lost answer
   * applies once. The screen shows a failure by `$upload`, so there is no toast.
   */
  submit(options?: Pick<VerbOptions, 'signal'>): Promise<Result>
  /** Aborts the upload. */
  cancel(): void
  dispose(): void
}

/** What is wrong with an application, if anything (APPLY-01, APPLY-02). */
export function applicationProblem(comment: string, images: number): ApplicationProblem | undefined {
  if (trimmedLength(comment) > SPEC_CONSTANTS.applicationComment) return 'activity.comment.tooLong'
  return comment.trim() === '' && images === 0 ? 'activity.empty' : undefined
}

interface Application {
  readonly comment: string
  readonly images: readonly Blob[]
}

export interface PromotionApplyFormDeps {
  readonly id: number
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'check' | 'enforce'>
  readonly labels: Pick<MemberLabels, '$changes' | 'of' | 'put' | 'refreshOne'>
  /** @throws FoyerError `promo.transition.invalid` */
  checkStep(): void
}

export function createPromotionApplyForm(context: FeatureContext, deps: PromotionApplyFormDeps): PromotionApplyForm {
  const { id, session, guard, labels } = deps
  const { call, toasts, events } = context
  const scope = context.scope.child()
  const selection = createImageSelection({ scope, log: context.log, slots: APPLICATION_IMAGE_SLOTS })
  const draft = createUserDraft(context, session, `MC_APPLICATION:${id}`)
  /** How many images there were: they themselves are not kept. */
  const imagesDraft = createUserDraft(context, session, `MC_APPLICATION:${id}:images`)
  const $comment = writable('')
  const $lostImages = writable(0)
  const $isUnfinished = writable(false)
  const $problem = writable<ApplicationProblem | undefined>(undefined)

  const chosen = () => APPLICATION_IMAGE_SLOTS.flatMap((slot) => selection.$state.get().images[slot] ?? [])
  const problem = () => applicationProblem($comment.get(), chosen().length)
  /** A problem that was told is told until it is put right. */
  const recheck = () => {
    if ($problem.get() !== undefined && $problem.get() !== problem()) $problem.set(undefined)
  }

  const upload = createImageUpload<
    ApplicationImageSlot,
    Application,
    EndpointOutput<typeof promotionEndpoints.activityUpload>
  >({
    context,
    verb: 'promotions.apply',
    scope,
    owner: createUserScope(scope, session, () => upload.reset()),
    selection,
    check() {
      deps.checkStep()
      const code = problem()
      $problem.set(code)
      if (code === undefined) return undefined
      events.emit('focus', { field: 'comment' })
      return failed(new FoyerError({ code, field: 'comment' }))
    },
    input: () => ({ comment: $comment.get().trim(), images: chosen().map(({ file }) => file) }),
    // The platform takes one application for one key.
    send: ({ comment, images }, key, options) =>
      call(promotionEndpoints.activityUpload, { id, comment, images: [...images], idempotencyKey: key }, options),
    async findOut(signal) {
      const { label } = await call(promotionEndpoints.memberLabels, { id }, { signal })
      // Without a label the dates decide, and they do not tell whether this member has applied.
      if (label === undefined) return undefined
      return readPromoLabel(label) === 'Join' ? { isMade: false } : { isMade: true, data: { label } }
    },
    onAccepted({ label }, isShown) {
      if (isShown) {
        $comment.set('')
        $lostImages.set(0)
      }
      labels.put(id, label === undefined ? 'Applying' : readPromoLabel(label))
      toasts.success('toast.promo.applied')
    },
    async onFailed(error) {
      if (error.code !== 'promo.transition.invalid') return
      // It was applied for from another tab or device meanwhile: the screen may close the form, so a toast says why.
      toasts.error(error)
      await labels.refreshOne(id, { silent: true })
    },
  })

  scope.add(selection.$state.listen(() => chosen().length > 0 && $lostImages.set(0)))
  imagesDraft.keep(scope, {
    typed: () => String(chosen().length || $lostImages.get() || ''),
    show: (count) => $lostImages.set(Number(count) || 0),
    onChange(listener) {
      const stops = [selection.$state.listen(listener), $lostImages.listen(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    empty() {
      selection.clear()
      $lostImages.set(0)
    },
  })
  draft.keep(scope, {
    typed: $comment.get,
    show: $comment.set,
    onChange: (listener) => $comment.listen(listener),
    empty() {
      upload.reset()
      $comment.set('')
      $problem.set(undefined)
    },
  })
  scope.add(selection.$state.listen(recheck))
  const weigh = () => $isUnfinished.set($comment.get().trim() !== '' || chosen().length > 0 || $lostImages.get() > 0)
  weigh()
  for (const $part of [$comment, $lostImages, selection.$state]) scope.add($part.listen(weigh))
  // The label may show that an application with a lost answer has arrived.
  scope.add(
    labels.$changes.listen(() => {
      const known = labels.of(id)
      if (known.status === 'known' && known.label !== 'Join') void upload.check()
    }),
  )

  return {
    $comment: readOnly($comment, context.log),
    setComment(typed) {
      $comment.set(typed)
      recheck()
    },
    images: selection,
    $lostImages: readOnly($lostImages, context.log),
    $isUnfinished: readOnly($isUnfinished, context.log),
    $problem: readOnly($problem, context.log),
    $upload: upload.$state,
    submit({ signal } = {}) {
      if (!scope.disposed && !guard.enforce('joinPromotions')) return Promise.resolve(refused(guard, 'joinPromotions'))
      return upload.submit(signal)
    },
    cancel: upload.cancel,
    dispose: () => scope.dispose(),
  }
}
