import { expect, it } from 'vitest'
import { createInstanceCache } from './instance-cache.ts'

function item(name: string, log: string[]) {
  return {
    name,
    setVisible: (visible: boolean) => log.push(`${name} ${visible ? 'shown' : 'left'}`),
    dispose: () => log.push(`${name} ended`),
  }
}

it('keeps what was left, ends the one left longest ago, and shares what two hold', () => {
  const log: string[] = []
  const cache = createInstanceCache<ReturnType<typeof item>>(2)
  const open = (name: string) => cache.retain(name, () => item(name, log))
  const a = open('a')
  a.release()
  a.release()
  expect(open('a').item).toBe(a.item)
  expect(log).toEqual(['a left', 'a shown'])
  const second = open('a')
  second.release()
  expect(log).toHaveLength(2)
  for (const name of ['b', 'c', 'd']) open(name).release()
  expect(log.filter((line) => line.endsWith('ended'))).toEqual(['b ended'])
  cache.clear()
  expect(log.filter((line) => line.endsWith('ended'))).toEqual(['b ended', 'c ended', 'd ended'])
  expect(open('a').item).toBe(a.item)
})

it('ends what is not worth keeping as soon as it is left', () => {
  const log: string[] = []
  const cache = createInstanceCache<ReturnType<typeof item>>(2, ({ name }) => name === 'loaded')
  const open = (name: string) => cache.retain(name, () => item(name, log))
  for (const name of ['failed', 'loaded']) open(name).release()
  expect(log).toEqual(['failed left', 'failed ended', 'loaded left'])
})
