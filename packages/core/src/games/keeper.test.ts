import { expect, it } from 'vitest'
import { createKeeper } from './keeper.ts'

function item(name: string, log: string[]) {
  return {
    name,
    setShown: (shown: boolean) => log.push(`${name} ${shown ? 'shown' : 'left'}`),
    dispose: () => log.push(`${name} ended`),
  }
}

it('keeps what was left, ends the one left longest ago, and shares what two hold', () => {
  const log: string[] = []
  const keeper = createKeeper<ReturnType<typeof item>>(2)
  const open = (name: string) => keeper.open(name, () => item(name, log))
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
  keeper.clear()
  expect(log.filter((line) => line.endsWith('ended'))).toEqual(['b ended', 'c ended', 'd ended'])
  expect(open('a').item).toBe(a.item)
})
