import type { SelectedImage } from '@foyer/core'
import { ImagePlus, type LucideIcon, Trash2 } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { useObjectUrl } from '../../hooks/use-object-url.ts'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Note } from '../note/note.tsx'
import { Stack } from '../stack/stack.tsx'

export interface ImageInputProps {
  /** Of the input; what `events.focus` calls it. */
  readonly name: string
  readonly label: string
  /** What belongs here, while it is empty. */
  readonly icon?: LucideIcon | undefined
  readonly image: SelectedImage | undefined
  /** In words, e.g. why a file was refused. Announced when it appears. */
  readonly error?: string | undefined
  /** Nothing can be chosen or removed, as while sending. */
  readonly locked?: boolean | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemove: () => void
}

/** What pickers offer; what is really inside is looked at by core. */
const ACCEPT = 'image/png,image/jpeg'

/** A place for one picture: choose, see, change, take away (VERIFY-01, UPLOAD-02). Files can be dropped on it too. */
export function ImageInput({ name, label, icon: Icon = ImagePlus, image, error, locked, ...verbs }: ImageInputProps) {
  const t = useText()
  const id = useId()
  const url = useObjectUrl(image?.file)
  const [over, setOver] = useState(false)

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file again is a choice too.
    target.value = ''
    if (files.length > 0) verbs.onFiles(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!locked) verbs.onFiles([...event.dataTransfer.files])
  }

  return (
    <div className="fy-image-input" data-invalid={error !== undefined || undefined}>
      <div className="fy-image-input-box" data-full={image !== undefined || undefined} data-over={over || undefined}>
        <input
          id={id}
          name={name}
          type="file"
          accept={ACCEPT}
          className="fy-image-input-input"
          disabled={locked}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-error`}
          onChange={choose}
        />
        <label
          htmlFor={id}
          className="fy-image-input-face"
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {image === undefined || url === undefined ? (
            <span className="fy-image-input-icon">
              <Icon aria-hidden className="fy-icon" />
            </span>
          ) : (
            <img
              className="fy-image-input-picture"
              src={url}
              alt={image.name === '' ? '' : t('upload.chosen', [image.name])}
              decoding="async"
            />
          )}
          <Stack as="span" gap={1} shrink>
            <span className="fy-image-input-label">{label}</span>
            <Note as="span" tone="accent" className="fy-image-input-verb">
              {t(image === undefined ? 'upload.choose' : 'upload.replace')}
            </Note>
          </Stack>
        </label>
        {image === undefined || locked ? null : (
          <IconButton
            className="fy-image-input-remove"
            label={t('upload.remove', [label])}
            icon={<Trash2 aria-hidden className="fy-icon" />}
            onClick={verbs.onRemove}
          />
        )}
      </div>
      <p className="fy-text-field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
