import {
  APPLICATION_IMAGE_SLOTS,
  type ApplicationImageSlot,
  type PromotionApplyForm,
  SPEC_CONSTANTS,
  trimmedLength,
} from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type FormEvent, useRef } from 'react'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { errorText } from '../../text/error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { ImageInput } from '../image-input/image-input.tsx'
import { refusedImagesText } from '../image-input/refused-images-text.ts'
import { UploadProgress } from '../image-input/upload-progress.tsx'
import { TextArea } from '../text-area/text-area.tsx'

/** A comment and up to three images (APPLY-01 to APPLY-05). */
export function ApplyForm({ form }: { readonly form: PromotionApplyForm }) {
  const t = useText()
  const comment = useStore(form.$comment)
  const problem = useStore(form.$problem)
  const upload = useStore(form.$upload)
  const { images, refused, refusedSlot } = useStore(form.images.$state)
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const sending = upload.status === 'sending'
  const count = trimmedLength(comment)
  const isTooLong = count > SPEC_CONSTANTS.applicationComment
  const error = isTooLong ? 'activity.comment.tooLong' : problem

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const errorOf = (slot: ApplicationImageSlot) =>
    refused.length > 0 && (refusedSlot ?? APPLICATION_IMAGE_SLOTS[0]) === slot
      ? refusedImagesText(t, refused)
      : undefined

  return (
    <form ref={element} className="fy-apply" noValidate onSubmit={submit}>
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
      {upload.status === 'failed' ? (
        <p className="fy-form-failure" role="alert">
          {errorText(t, upload.error)}
        </p>
      ) : null}
      {upload.status === 'sending' ? (
        <UploadProgress sent={upload.sent} total={upload.total} onCancel={form.cancel} />
      ) : (
        <Button type="submit" tone="primary" wide>
          {t(upload.status === 'failed' ? 'state.retry' : 'promo.apply.submit')}
        </Button>
      )}
    </form>
  )
}
