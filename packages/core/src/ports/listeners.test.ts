import { expect, it } from 'vitest'
import { createListeners } from './listeners.ts'
import { createMemoryNetwork } from './memory-network.ts'

it('calls every listener when an earlier one throws, and throws the error afterwards', () => {
  const listeners = createListeners<[what: string]>()
  const heard: string[] = []
  const mistake = new TypeError('a mistake of the host')
  listeners.add(() => {
    throw mistake
  })
  listeners.add((what) => heard.push(what))
  expect(() => listeners.notify('news')).toThrow(mistake)
  expect(heard).toEqual(['news'])
})

it('tells each listener that the network changed when the listener of the host throws', () => {
  const network = createMemoryNetwork(async () => new Response())
  const heard: boolean[] = []
  network.onChange(() => {
    throw new TypeError('a mistake of the host')
  })
  network.onChange((isOnline) => heard.push(isOnline))
  expect(() => network.setOnline(false)).toThrow('a mistake of the host')
  expect(heard).toEqual([false])
})
