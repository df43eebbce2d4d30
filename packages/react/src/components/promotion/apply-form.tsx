import { type ApplicationImageSlot, type PromotionApplyForm, SPEC_CONSTANTS } from '@foyer/core'
import { APPLICATION_IMAGE_SLOTS, applicationProblem, trimmedLength } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useRef } from 'react'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { errorText } from '../../text/error-text.ts'
import { useRefusalText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { SubmitButton } from '../button/submit-button.tsx'
import { ImageInput } from '../image-input/image-input.tsx'
import { refusedImagesText } from '../image-input/refused-images-text.ts'
import { UploadProgress } from '../image-input/upload-progress.tsx'
import { Note } from '../note/note.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextArea } from '../text-area/text-area.tsx'

interface ApplySheetProps {
  readonly form: PromotionApplyForm
  /** What the application has to say. */
  readonly asks: string | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** The application in a sheet; its button, and what became of it, are always in sight. */
export function ApplySheet({ form, asks, open, onClose }: ApplySheetProps) {
  const t = useText()
  const id = useId()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('promo.apply.title')}
      side="bottom"
      footer={<ApplyFoot form={form} id={id} />}
    >
      <ApplyForm form={form} id={id} asks={asks} />
    </Sheet>
  )
}

interface ApplyFormProps {
  readonly form: PromotionApplyForm
  /** Of the element. */
  readonly id: string
}

/** A comment and up to three images (APPLY-01 to APPLY-05). */
function ApplyForm({ form, id, asks }: ApplyFormProps & Pick<ApplySheetProps, 'asks'>) {
  const t = useText()
  const comment = useStore(form.$comment)
  const problem = useStore(form.$problem)
  const upload = useStore(form.$upload)
  const lostImages = useStore(form.$lostImages)
  const { images, refused, refusedSlot } = useStore(form.images.$state)
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const sending = upload.status === 'sending'
  const count = trimmedLength(comment)
  const found = applicationProblem(comment, Object.keys(images).length)
  // That something is missing is told at the submit.
  const error = found === 'activity.comment.tooLong' ? found : problem

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const errorOf = (slot: ApplicationImageSlot) =>
    refused.length > 0 && (refusedSlot ?? APPLICATION_IMAGE_SLOTS[0]) === slot
      ? refusedImagesText(t, refused)
      : undefined

  return (
    <Stack ref={element} id={id} as="form" gap={4} className="fy-apply" noValidate onSubmit={submit}>
      {asks === undefined ? null : <p className="fy-apply-asks">{asks}</p>}
      <p className="fy-text-field-hint">{t('promo.apply.rule')}</p>
      <TextArea
        label={t('promo.apply.comment')}
        name="comment"
        value={comment}
        readOnly={sending}
        error={error === undefined ? undefined : t.any(`error.${error}`)}
        count={count}
        most={SPEC_CONSTANTS.applicationComment}
        onValue={form.setComment}
      />
      {lostImages > 0 ? (
        <Note tone="warning" role="status">
          {t('promo.apply.lost')}
        </Note>
      ) : null}
      {APPLICATION_IMAGE_SLOTS.map((slot, at) => (
        <ImageInput
          key={slot}
          name={slot}
          label={t('promo.apply.image', [at + 1])}
          image={images[slot]}
          error={errorOf(slot)}
          locked={sending}
          onFiles={(files) => void form.images.add(files, slot)}
          onRemove={() => form.images.remove(slot)}
        />
      ))}
    </Stack>
  )
}

function ApplyFoot({ form, id }: ApplyFormProps) {
  const t = useText()
  const refusalText = useRefusalText()
  const upload = useStore(form.$upload)
  const { refused } = useStore(form.images.$state)
  if (upload.status === 'sending')
    return <UploadProgress sent={upload.sent} total={upload.total} onCancel={form.cancel} />
  return (
    <>
      {upload.status === 'failed' || upload.status === 'unknown' ? (
        <p className="fy-form-failure" role="alert">
          {upload.status === 'unknown'
            ? t('promo.apply.unknown')
            : (refusalText(upload.error) ?? errorText(t, upload.error, 'promo.apply.notSent'))}
        </p>
      ) : null}
      {refused.length > 0 ? (
        <p className="fy-apply-refused" role="status">
          {t('promo.apply.refused')}
        </p>
      ) : null}
      <SubmitButton form={id}>{t(upload.status === 'idle' ? 'promo.apply.submit' : 'state.retry')}</SubmitButton>
    </>
  )
}
