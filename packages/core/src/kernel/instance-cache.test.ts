import { expect, it } from 'vitest'
import { createInstanceCache } from './instance-cache.ts'

function item(name: string, log: string[]) {
  return {
    name,
    rows: {},
    setVisible: (visible: boolean) => log.push(`${name} ${visible ? 'shown' : 'left'}`),
    dispose: () => log.push(`${name} ended`),
  }
}

it('keeps what was left, ends the one left longest ago, and shares what two hold', () => {
  const log: string[] = []
  const cache = createInstanceCache<ReturnType<typeof item>>(2)
  const open = (name: string) => cache.lease(name, () => item(name, log))
  const a = open('a')
  a.dispose()
  a.dispose()
  expect(open('a').rows).toBe(a.rows)
  expect(log).toEqual(['a left', 'a shown'])
  const second = open('a')
  second.dispose()
  expect(log).toHaveLength(2)
  for (const name of ['b', 'c', 'd']) open(name).dispose()
  expect(log.filter((line) => line.endsWith('ended'))).toEqual(['b ended'])
  cache.clear()
  expect(log.filter((line) => line.endsWith('ended'))).toEqual(['b ended', 'c ended', 'd ended'])
  expect(open('a').rows).toBe(a.rows)
})

it('ends what is not worth keeping as soon as it is left', () => {
  const log: string[] = []
  const cache = createInstanceCache<ReturnType<typeof item>>(2, ({ name }) => name === 'loaded')
  const open = (name: string) => cache.lease(name, () => item(name, log))
  for (const name of ['failed', 'loaded']) open(name).dispose()
  expect(log).toEqual(['failed left', 'failed ended', 'loaded left'])
})

it('reads the present value of a getter through a lease', () => {
  const cache = createInstanceCache<{ readonly count: number; dispose(): void }>(1)
  let count = 1
  const lease = cache.lease('list', () => ({
    get count() {
      return count
    },
    dispose() {},
  }))
  count = 2
  expect(lease.count).toBe(2)
})

it('ends an item without a key when its only caller disposes it', () => {
  const log: string[] = []
  const cache = createInstanceCache<ReturnType<typeof item>>(1)
  cache.lease(undefined, () => item('a', log)).dispose()
  expect(log).toEqual(['a ended'])
})
