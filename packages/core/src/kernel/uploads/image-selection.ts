import type { ReadableAtom } from 'nanostores'
import type { ImageType, UploadErrorCode } from './validate-image.ts'

/** An image that was accepted, unchanged. */
export interface SelectedImage {
  /** Unique, for keys of lists. */
  readonly id: number
  readonly file: Blob
  /** '' where the file has none. */
  readonly name: string
  /** From the first bytes. */
  readonly type: ImageType
}

export interface RefusedImage {
  readonly id: number
  readonly name: string
  readonly code: UploadErrorCode
}

export interface ImageSelectionState<Slot extends string> {
  readonly images: Readonly<Partial<Record<Slot, SelectedImage>>>
  /** The files of the last choice that were refused. */
  readonly refused: readonly RefusedImage[]
  /** The slot that the refused files were chosen for; undefined where none was given. */
  readonly refusedSlot: Slot | undefined
  /** Files are being checked. */
  readonly checking: boolean
}

/** Images for a fixed number of slots: the sides of a document, or three images of an application. */
export interface ImageSelection<Slot extends string = string> {
  readonly $state: ReadableAtom<ImageSelectionState<Slot>>
  /**
   * Adds files that are valid images (UPLOAD-01): the first to `at`, where it replaces the image there, the others to
   * empty slots in their order. Files that are invalid or find no slot are listed in `refused`; images that were added
   * before stay (UPLOAD-02). Resolves when all files have been checked; never rejects.
   */
  add(files: readonly Blob[], at?: Slot): Promise<void>
  /** Resolves when no file is being checked. */
  settled(): Promise<void>
  remove(slot: Slot): void
  clear(): void
}
