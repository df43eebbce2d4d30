import { atom } from 'nanostores'
import type { Scope } from '../scope.ts'
import type { ImageSelection, ImageSelectionState, RefusedImage, SelectedImage } from './image-selection.ts'
import { validateImage } from './validate-image.ts'

export interface ImageSelectionOptions<Place extends string> {
  readonly scope: Scope
  /** In the order in which they fill. */
  readonly slots: readonly Place[]
}

export function createImageSelection<Place extends string>({
  scope,
  slots,
}: ImageSelectionOptions<Place>): ImageSelection<Place> {
  type State = ImageSelectionState<Place>
  const none: Partial<Record<Place, SelectedImage>> = {}
  const empty: State = { images: none, refused: [], refusedSlot: undefined, checking: false }
  const $state = atom<State>(empty)
  let lastId = 0
  /** One choice after the other, so that two of them never fill the same place. */
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0
  /** What was chosen before a `clear()` is not taken after it. */
  let generation = 0

  const freeSlot = (at: Place | undefined): Place | undefined =>
    at ?? slots.find((slot) => $state.get().images[slot] === undefined)

  const addFiles = async (files: readonly Blob[], at: Place | undefined, mine: number): Promise<void> => {
    const refused: RefusedImage[] = []
    let wanted = at
    const isOutdated = () => scope.disposed || mine !== generation
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
      const mine = generation
      waiting += 1
      $state.set({ ...$state.get(), checking: true })
      queue = queue
        .then(() => (mine === generation ? addFiles(files, at, mine) : undefined))
        .finally(() => {
          waiting -= 1
          if (waiting === 0 && !scope.disposed) $state.set({ ...$state.get(), checking: false })
        })
      return queue
    },
    settled: () => queue,
    remove(slot) {
      const { [slot]: _gone, ...rest } = $state.get().images
      // What is left of a partial record is one.
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
