import type { ReadableAtom } from 'nanostores'
import type { ImageType, UploadErrorCode } from './validate-image.ts'

/** An image that was taken, as it was chosen: nothing of it is changed. */
export interface SelectedImage {
  /** Another number for every image, for lists. */
  readonly id: number
  readonly file: Blob
  /** '' where the file has none. */
  readonly name: string
  /** By its first bytes. */
  readonly type: ImageType
}

export interface RefusedImage {
  readonly id: number
  readonly name: string
  readonly code: UploadErrorCode
}

export interface ImageSelectionState<Place extends string> {
  readonly images: Readonly<Partial<Record<Place, SelectedImage>>>
  /** What the last choice brought that was not taken. */
  readonly refused: readonly RefusedImage[]
  /** Where the refused ones should have gone; undefined where anywhere was meant. */
  readonly refusedSlot: Place | undefined
  /** Files are being looked at. */
  readonly checking: boolean
}

/** Images for a fixed number of places: sides of a document, or three of an application. */
export interface ImageSelection<Place extends string = string> {
  readonly $state: ReadableAtom<ImageSelectionState<Place>>
  /**
   * Takes files that fit (UPLOAD-01), the first into `at`, where it replaces what is there, the others into empty
   * places in their order. Whatever does not fit, or finds no place, is named in `refused`; images taken before stay
   * (UPLOAD-02). Resolves when all have been looked at; never rejects.
   */
  add(files: readonly Blob[], at?: Place): Promise<void>
  /** Resolves when nothing is looked at any more. */
  settled(): Promise<void>
  remove(slot: Place): void
  clear(): void
}
