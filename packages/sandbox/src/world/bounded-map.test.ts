import { expect, it } from 'vitest'
import { createBoundedMap } from './bounded-map.ts'

function open(bounds: { readonly maxOfOwner: number; readonly maxInAll: number }) {
  const map = createBoundedMap<string>({ ownerOf: (value) => value, ...bounds })
  return { map, keys: () => map.entries().map(([key]) => key) }
}

it('removes the oldest entry of the same owner when the owner has too many', () => {
  const { map, keys } = open({ maxOfOwner: 2, maxInAll: 10 })
  map.set('quiet', 'demo')
  for (const key of ['a', 'b', 'c']) map.set(key, 'loud')
  expect(keys()).toEqual(['quiet', 'b', 'c'])
})

it('removes the oldest entry of the owner with the most when there are too many in all', () => {
  const { map, keys } = open({ maxOfOwner: 10, maxInAll: 4 })
  map.set('quiet', 'demo')
  for (const key of ['a', 'b', 'c']) map.set(key, 'loud')
  map.set('other', 'agent2')
  expect(keys()).toEqual(['quiet', 'b', 'c', 'other'])
})

it('takes a key that is set again for the latest, and frees the room of a deleted one', () => {
  const { map, keys } = open({ maxOfOwner: 2, maxInAll: 10 })
  map.set('a', 'demo')
  map.set('b', 'demo')
  map.set('a', 'demo')
  map.set('c', 'demo')
  expect(keys()).toEqual(['a', 'c'])
  map.delete('a')
  map.set('d', 'demo')
  expect(keys()).toEqual(['c', 'd'])
})
