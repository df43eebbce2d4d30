import { atom } from 'nanostores'
import type { Scope } from '../scope.ts'
import type { ImageSelection, ImageSelectionState, RefusedImage, SelectedImage } from './image-selection.ts'
import { validateImage } from './validate-image.ts'

export interface ImageSelectionOptions<Slot extends string> {
  readonly scope: Scope
  /** In the order in which they are filled. */
  readonly slots: readonly Slot[]
}

export function createImageSelection<Slot extends string>({
  scope,
  slots,
}: ImageSelectionOptions<Slot>): ImageSelection<Slot> {
  type State = ImageSelectionState<Slot>
  const none: Partial<Record<Slot, SelectedImage>> = {}
  const empty: State = { images: none, refused: [], refusedSlot: undefined, checking: false }
  const $state = atom<State>(empty)
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
    $state,
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
