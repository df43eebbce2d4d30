import type { SelectedImage } from '@foyer/core'
import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { ImageInput, type ImageInputProps } from './image-input.tsx'
import { UploadProgress } from './upload-progress.tsx'

export default { title: 'Forms / ImageInput' }

function Slot(props: Partial<ImageInputProps>) {
  const [image, setImage] = useState<SelectedImage>()
  return (
    <ImageInput
      name="frontImage"
      label="Front of your ID"
      icon={IdCard}
      image={image}
      onFiles={([file]) => file && setImage({ id: 1, file, name: file.name, type: 'image/png' })}
      onRemove={() => setImage(undefined)}
      {...props}
    />
  )
}

const story =
  (props: Partial<ImageInputProps>, locale: 'EN' | 'RTL' = 'EN') =>
  () => (
    <Scene locale={locale}>
      <Plate>
        <Slot {...props} />
      </Plate>
    </Scene>
  )

export const Empty = story({})
export const Refused = story({ error: 'holiday.gif: Only png/jpg images.' })
export const Locked = story({ locked: true })
export const Mirrored = story({}, 'RTL')
export const Progress = () => (
  <Scene>
    <Plate>
      <UploadProgress sent={3_200_000} total={8_000_000} onCancel={() => {}} />
    </Plate>
  </Scene>
)
