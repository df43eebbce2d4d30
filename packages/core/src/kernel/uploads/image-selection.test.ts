import { expect, it, onTestFinished } from 'vitest'
import { SPEC_CONSTANTS } from '../../config/spec-constants.ts'
import { testImage } from '../../testing/test-images.ts'
import { createTestScope } from '../../testing/test-scope.ts'
import { createLog } from '../log.ts'
import { createImageSelection } from './image-selection.ts'

const PLACES = ['one', 'two', 'three'] as const
const named = (name: string) => testImage('png', { name })

function setup() {
  const scope = createTestScope()
  onTestFinished(() => scope.dispose())
  const selection = createImageSelection({ scope, log: createLog(() => 0), slots: PLACES })
  return {
    scope,
    images: selection,
    taken: () => PLACES.map((slot) => selection.$state.get().images[slot]?.name),
    refused: () => selection.$state.get().refused.map(({ name, code }) => `${name} ${code}`),
  }
}

it('[UPLOAD-02] takes a selection of several up to the limit, and names what is left over', async () => {
  const { images: selection, taken, refused } = setup()
  await selection.add([named('a'), named('b')])
  await selection.add([named('c'), named('d')])
  expect(taken()).toEqual(['a', 'b', 'c'])
  expect(refused()).toEqual(['d upload.tooMany'])
  selection.remove('one')
  expect([taken(), refused()]).toEqual([[undefined, 'b', 'c'], []])
  await selection.add([named('e')])
  expect([taken(), refused()]).toEqual([['e', 'b', 'c'], []])
})

it('[UPLOAD-02] keeps what was taken when the next one is refused, in its own place too', async () => {
  const { images: selection, taken, refused } = setup()
  await selection.add([named('a')], 'two')
  await selection.add([testImage('gif', { name: 'x' })], 'two')
  expect(taken()).toEqual([undefined, 'a', undefined])
  expect(refused()).toEqual(['x upload.badType'])
  expect(selection.$state.get().refusedSlot).toBe('two')
  await selection.add([named('b')], 'two')
  expect([taken(), refused()]).toEqual([[undefined, 'b', undefined], []])
})

it('[UPLOAD-02] puts the first of several into the place that was meant, the others where there is room', async () => {
  const { images: selection, taken, refused } = setup()
  await selection.add([testImage('gif', { name: 'x' }), named('a'), named('b'), named('c'), named('d')], 'two')
  expect(taken()).toEqual(['b', 'a', 'c'])
  expect(refused()).toEqual(['x upload.badType', 'd upload.tooMany'])
})

it('[UPLOAD-02] two choices at once do not fill the same place', async () => {
  const { images: selection, taken, refused } = setup()
  const both = [selection.add([named('a'), named('b')]), selection.add([named('c'), named('d')])]
  expect(selection.$state.get().checking).toBe(true)
  await Promise.all(both)
  expect(taken()).toEqual(['a', 'b', 'c'])
  expect(refused()).toEqual(['d upload.tooMany'])
  expect(selection.$state.get().checking).toBe(false)
})

it('[UPLOAD-01] of a file that is wrong in every way says what comes first: type, size, count', async () => {
  const { images: selection, refused } = setup()
  const large = (kind: 'png' | 'gif', name: string) =>
    testImage(kind, { name, bytes: SPEC_CONSTANTS.upload.maxBytes + 1 })
  await selection.add([named('a'), named('b'), named('c')])
  await selection.add([large('gif', 'x'), large('png', 'y'), named('z')])
  expect(refused()).toEqual(['x upload.badType', 'y upload.tooLarge', 'z upload.tooMany'])
})

it('forgets what was chosen before it was cleared, and does nothing after its end', async () => {
  const { images: selection, scope, taken } = setup()
  const adding = selection.add([named('a')])
  selection.clear()
  await adding
  expect(taken()).toEqual([undefined, undefined, undefined])
  expect(selection.$state.get().checking).toBe(false)
  const later = selection.add([named('b')])
  scope.dispose()
  await later
  await selection.add([named('c')])
  expect(taken()).toEqual([undefined, undefined, undefined])
})

it('hands on the very file that was chosen', async () => {
  const { images: selection } = setup()
  const file = testImage('jpeg', { name: 'id card.jpg' })
  await selection.add([file, new Blob([await testImage().arrayBuffer()])])
  const { one, two } = selection.$state.get().images
  expect(one?.file).toBe(file)
  expect(one).toMatchObject({ name: 'id card.jpg', type: 'image/jpeg' })
  expect(two).toMatchObject({ name: '', type: 'image/png' })
  expect(one?.id).not.toBe(two?.id)
})
