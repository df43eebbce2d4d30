import { atom } from 'nanostores'
import type { Scope } from '../kernel/scope.ts'
import type { ImagePicks, ImagePicksState, PickedImage, RefusedImage } from './image-picks.ts'
import { judgeImage } from './image-rules.ts'

export interface ImagePicksOptions<Place extends string> {
  readonly scope: Scope
  /** In the order in which they fill. */
  readonly places: readonly Place[]
}

export function createImagePicks<Place extends string>({ scope, places }: ImagePicksOptions<Place>): ImagePicks<Place> {
  type State = ImagePicksState<Place>
  const none: Partial<Record<Place, PickedImage>> = {}
  const empty: State = { images: none, refused: [], refusedAt: undefined, checking: false }
  const $state = atom<State>(empty)
  let lastId = 0
  /** One choice after the other, so that two of them never fill the same place. */
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0
  /** What was chosen before a `clear()` is not taken after it. */
  let generation = 0

  const freePlace = (at: Place | undefined): Place | undefined =>
    at ?? places.find((place) => $state.get().images[place] === undefined)

  const take = async (files: readonly Blob[], at: Place | undefined, mine: number): Promise<void> => {
    const refused: RefusedImage[] = []
    let wanted = at
    const gone = () => scope.disposed || mine !== generation
    for (const file of files) {
      const verdict = await judgeImage(file)
      if (gone()) return
      lastId += 1
      const id = lastId
      const name = nameOf(file)
      const place = verdict.ok ? freePlace(wanted) : undefined
      if (!verdict.ok) refused.push({ id, name, code: verdict.code })
      else if (place === undefined) refused.push({ id, name, code: 'upload.tooMany' })
      else {
        wanted = undefined
        const image: PickedImage = { id, file, name, type: verdict.type }
        $state.set({ ...$state.get(), images: { ...$state.get().images, [place]: image } })
      }
    }
    $state.set({ ...$state.get(), refused, refusedAt: refused.length > 0 ? at : undefined })
  }

  return {
    $state,
    add(files, at) {
      if (scope.disposed || files.length === 0) return queue
      const mine = generation
      waiting += 1
      $state.set({ ...$state.get(), checking: true })
      queue = queue
        .then(() => (mine === generation ? take(files, at, mine) : undefined))
        .finally(() => {
          waiting -= 1
          if (waiting === 0 && !scope.disposed) $state.set({ ...$state.get(), checking: false })
        })
      return queue
    },
    settled: () => queue,
    remove(place) {
      const { [place]: _gone, ...rest } = $state.get().images
      // What is left of a partial record is one.
      $state.set({ ...$state.get(), images: rest as State['images'], refused: [], refusedAt: undefined })
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
