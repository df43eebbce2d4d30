import type { CallbackLog } from '../run-callback.ts'
import type { Scope } from '../scope.ts'
import { readOnly, type Store, writable } from '../store.ts'
import { type ImageType, type UploadErrorCode, validateImage } from './validate-image.ts'

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
  readonly $state: Store<ImageSelectionState<Slot>>
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

export interface ImageSelectionOptions<Slot extends string> {
  readonly scope: Scope
  readonly log: CallbackLog
  /** In the order in which they are filled. */
  readonly slots: readonly Slot[]
}

export function createImageSelection<Slot extends string>({
  scope,
  log,
  slots,
}: ImageSelectionOptions<Slot>): ImageSelection<Slot> {
  type State = ImageSelectionState<Slot>
  const none: Partial<Record<Slot, SelectedImage>> = {}
  const empty: State = { images: none, refused: [], refusedSlot: undefined, checking: false }
  const $state = writable<State>(empty)
  let lastId = 0
  /** Choices are added one after the other, so that two of them never fill the same slot. */
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0
  /** Grows with each `clear()`: files that were chosen before are then not added. */
  let generation = 0

  const freeSlot = (at: Slot | undefined): Slot | undefined =>
    at ?? slots.find((slot) => $state.get().images[slot] === undefined)

  const addFiles = async (files: readonly Blob[], at: Slot | undefined, startedIn: number): Promise<void> => {
    const refused: RefusedImage[] = []
    let wanted = at
    const isOutdated = () => scope.disposed || startedIn !== generation
    for (const file of files) {
      const validation = await validateImage(file)
      if (isOutdated()) return
      lastId += 1
      const id = lastId
      const name = nameOf(file)
      const slot = validation.ok ? freeSlot(wanted) : undefined
      if (!validation.ok) refused.push({ id, name, code: validation.code })
      else if (slot === undefined) refused.push({ id, name, code: 'upload.tooMany' })
      else {
        wanted = undefined
        const image: SelectedImage = { id, file, name, type: validation.type }
        $state.set({ ...$state.get(), images: { ...$state.get().images, [slot]: image } })
      }
    }
    $state.set({ ...$state.get(), refused, refusedSlot: refused.length > 0 ? at : undefined })
  }

  return {
    $state: readOnly($state, log),
    add(files, at) {
      if (scope.disposed || files.length === 0) return queue
      const startedIn = generation
      waiting += 1
      $state.set({ ...$state.get(), checking: true })
      queue = queue
        .then(() => (startedIn === generation ? addFiles(files, at, startedIn) : undefined))
        .finally(() => {
          waiting -= 1
          if (waiting === 0 && !scope.disposed) $state.set({ ...$state.get(), checking: false })
        })
      return queue
    },
    settled: () => queue,
    remove(slot) {
      const { [slot]: _gone, ...rest } = $state.get().images
      // The rest of a partial record is a partial record.
      $state.set({ ...$state.get(), images: rest as State['images'], refused: [], refusedSlot: undefined })
    },
    clear() {
      generation += 1
      $state.set({ ...empty, checking: waiting > 0 })
    },
  }
}

function nameOf(file: Blob): string {
  return 'name' in file && typeof file.name === 'string' ? file.name : ''
}
