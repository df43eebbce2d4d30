import { type KycImageSlot, kyc } from '@foyer/core'
import { KYC_IMAGE_SLOTS, KYC_REQUIRED_IMAGES } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { CreditCard, IdCard, type LucideIcon, ScanFace } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { errorText } from '../../text/error-text.ts'
import type { TextKey } from '../../text/locales.ts'
import { useText } from '../../text/use-text.ts'
import { SubmitButton } from '../button/submit-button.tsx'
import { ImageInput } from '../image-input/image-input.tsx'
import { refusedImagesText } from '../image-input/refused-images-text.ts'
import { UploadProgress } from '../image-input/upload-progress.tsx'
import { Note } from '../note/note.tsx'

const SLOTS: Readonly<Record<KycImageSlot, readonly [TextKey, LucideIcon]>> = {
  frontImage: ['verification.frontImage', IdCard],
  backImage: ['verification.backImage', CreditCard],
  selfie: ['verification.selfie', ScanFace],
}

/** Front and back of a document, and an optional selfie (VERIFY-01, VERIFY-02, UPLOAD-01, UPLOAD-02). */
export function DocumentForm() {
  const t = useText()
  const kycApi = useFeature(kyc)
  const form = useDisposable(() => kycApi.form(), [kycApi])
  const { images, refused, refusedSlot } = useStore(form.images.$state)
  const missing = useStore(form.$missing)
  const upload = useStore(form.$upload)
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const sending = upload.status === 'sending'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const labelOf = (place: KycImageSlot) => {
    const label = t(SLOTS[place][0])
    return KYC_REQUIRED_IMAGES.includes(place) ? label : t('verification.optional', [label])
  }
  const errorOf = (place: KycImageSlot) => {
    // An error without a field is shown at the first one.
    if (refused.length > 0 && (refusedSlot ?? KYC_IMAGE_SLOTS[0]) === place) return refusedImagesText(t, refused)
    return missing.includes(place) ? t('verification.missing') : undefined
  }

  return (
    <form ref={element} className="fy-documents" noValidate onSubmit={submit}>
      <Note size="inherit">{t('verification.lead')}</Note>
      {KYC_IMAGE_SLOTS.map((place) => (
        <ImageInput
          key={place}
          name={place}
          label={labelOf(place)}
          icon={SLOTS[place][1]}
          image={images[place]}
          error={errorOf(place)}
          locked={sending}
          onFiles={(files) => void form.images.add(files, place)}
          onRemove={() => form.images.remove(place)}
        />
      ))}
      <p className="fy-text-field-hint">{t('verification.rule')}</p>
      {upload.status === 'failed' || upload.status === 'unknown' ? (
        <p className="fy-form-failure" role="alert">
          {upload.status === 'unknown' ? t('verification.unknown') : errorText(t, upload.error)}
        </p>
      ) : null}
      {upload.status === 'sending' ? (
        <UploadProgress sent={upload.sent} total={upload.total} onCancel={form.cancel} />
      ) : (
        <SubmitButton>{t(upload.status === 'idle' ? 'verification.submit' : 'state.retry')}</SubmitButton>
      )}
    </form>
  )
}
