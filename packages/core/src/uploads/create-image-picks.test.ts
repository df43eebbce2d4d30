import { expect, it, onTestFinished } from 'vitest'
import { createScope } from '../kernel/scope.ts'
import { LIMITS } from '../limits.ts'
import { createManualClock } from '../ports/manual-clock.ts'
import { testImage } from '../testing/test-images.ts'
import { createImagePicks } from './create-image-picks.ts'

const PLACES = ['one', 'two', 'three'] as const
const named = (name: string) => testImage('png', { name })

function setup() {
  const scope = createScope(createManualClock())
  onTestFinished(() => scope.dispose())
  const picks = createImagePicks({ scope, places: PLACES })
  return {
    scope,
    picks,
    taken: () => PLACES.map((place) => picks.$state.get().images[place]?.name),
    refused: () => picks.$state.get().refused.map(({ name, code }) => `${name} ${code}`),
  }
}

it('[UPLOAD-02] takes a selection of several up to the limit, and names what is left over', async () => {
  const { picks, taken, refused } = setup()
  await picks.add([named('a'), named('b')])
  await picks.add([named('c'), named('d')])
  expect(taken()).toEqual(['a', 'b', 'c'])
  expect(refused()).toEqual(['d upload.tooMany'])
  picks.remove('one')
  expect([taken(), refused()]).toEqual([[undefined, 'b', 'c'], []])
  await picks.add([named('e')])
  expect([taken(), refused()]).toEqual([['e', 'b', 'c'], []])
})

it('[UPLOAD-02] keeps what was taken when the next one is refused, in its own place too', async () => {
  const { picks, taken, refused } = setup()
  await picks.add([named('a')], 'two')
  await picks.add([testImage('gif', { name: 'x' })], 'two')
  expect(taken()).toEqual([undefined, 'a', undefined])
  expect(refused()).toEqual(['x upload.badType'])
  expect(picks.$state.get().refusedAt).toBe('two')
  await picks.add([named('b')], 'two')
  expect([taken(), refused()]).toEqual([[undefined, 'b', undefined], []])
})

it('[UPLOAD-02] puts the first of several into the place that was meant, the others where there is room', async () => {
  const { picks, taken, refused } = setup()
  await picks.add([testImage('gif', { name: 'x' }), named('a'), named('b'), named('c'), named('d')], 'two')
  expect(taken()).toEqual(['b', 'a', 'c'])
  expect(refused()).toEqual(['x upload.badType', 'd upload.tooMany'])
})

it('[UPLOAD-02] two choices at once do not fill the same place', async () => {
  const { picks, taken, refused } = setup()
  const both = [picks.add([named('a'), named('b')]), picks.add([named('c'), named('d')])]
  expect(picks.$state.get().checking).toBe(true)
  await Promise.all(both)
  expect(taken()).toEqual(['a', 'b', 'c'])
  expect(refused()).toEqual(['d upload.tooMany'])
  expect(picks.$state.get().checking).toBe(false)
})

it('[UPLOAD-01] of a file that is wrong in every way says what comes first: type, size, count', async () => {
  const { picks, refused } = setup()
  const large = (kind: 'png' | 'gif', name: string) => testImage(kind, { name, bytes: LIMITS.upload.maxBytes + 1 })
  await picks.add([named('a'), named('b'), named('c')])
  await picks.add([large('gif', 'x'), large('png', 'y'), named('z')])
  expect(refused()).toEqual(['x upload.badType', 'y upload.tooLarge', 'z upload.tooMany'])
})

it('forgets what was chosen before it was cleared, and does nothing after its end', async () => {
  const { picks, scope, taken } = setup()
  const late = picks.add([named('a')])
  picks.clear()
  await late
  expect(taken()).toEqual([undefined, undefined, undefined])
  expect(picks.$state.get().checking).toBe(false)
  const later = picks.add([named('b')])
  scope.dispose()
  await later
  await picks.add([named('c')])
  expect(taken()).toEqual([undefined, undefined, undefined])
})

it('hands on the very file that was chosen', async () => {
  const { picks } = setup()
  const file = testImage('jpeg', { name: 'id card.jpg' })
  await picks.add([file, new Blob([await testImage().arrayBuffer()])])
  const { one, two } = picks.$state.get().images
  expect(one?.file).toBe(file)
  expect(one).toMatchObject({ name: 'id card.jpg', type: 'image/jpeg' })
  expect(two).toMatchObject({ name: '', type: 'image/png' })
  expect(one?.id).not.toBe(two?.id)
})
