import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameKey } from './game.ts'
import { wireGame } from './wire-game.ts'

const parse = (row: Record<string, unknown>) => z.parse(wireGame, { nodeId: '7', vassalage: 'JL', ...row })

it('[DATA-02] all thirteen fields are read', () => {
  const row = {
    gameId: 'g7',
    nodeId: '7',
    gameType: 'RNG',
    gameCategory: 'INHOUSE',
    gameClassify: 'JP',
    vassalage: 'JL',
    gameName: 'Fire',
    nodeName: 'Fire node',
    displayName: 'Fire!',
    showIcon: true,
    iconUrl: 'games/JL/7.svg',
    roomId: '3',
    vendorNames: [{ vassalage: 'JL' }, { vassalage: 'PP' }],
  }
  expect(parse(row)).toEqual({
    key: gameKey('JL', '7'),
    gameId: 'g7',
    nodeId: '7',
    vendorCode: 'JL',
    roomId: '3',
    type: 'RNG',
    category: 'INHOUSE',
    classification: 'JP',
    name: 'Fire!',
    icon: 'games/JL/7.svg',
    isNew: false,
    isHot: false,
    minBet: undefined,
    minLines: undefined,
  })
})

it('[DATA-02][DATA-01] only node and vendor are needed; numbers as text and unknown fields are taken', () => {
  const row = { nodeId: 7, minBet: '0.05', minLine: '20', isHot: '1', isNew: 0, extra: { a: 1 }, vendorNames: [null] }
  expect(parse(row)).toMatchObject({
    nodeId: '7',
    gameId: '7',
    type: 'RNG',
    minBet: 0.05,
    minLines: 20,
    isHot: true,
    isNew: false,
  })
  expect(parse(row)).not.toHaveProperty('extra')
  expect(z.safeParse(wireGame, { nodeId: '7', vassalage: '' }).success).toBe(false)
  expect(z.safeParse(wireGame, { vassalage: 'JL' }).success).toBe(false)
})

it('[DATA-03] the shown name is displayName, else gameName, else nodeName', () => {
  const names = { displayName: 'a', gameName: 'b', nodeName: 'c' }
  expect(parse(names).name).toBe('a')
  expect(parse({ ...names, displayName: '' }).name).toBe('b')
  expect(parse({ nodeName: 'c' }).name).toBe('c')
  expect(parse({}).name).toBe('7')
})

it('[DATA-03] the icon shows unless showIcon says no, which may also be an address', () => {
  expect(parse({ iconUrl: 'a.svg' }).icon).toBe('a.svg')
  for (const showIcon of [false, 0, '0', 'false']) expect(parse({ iconUrl: 'a.svg', showIcon }).icon).toBeUndefined()
  expect(parse({ showIcon: 'games/own.svg' }).icon).toBe('games/own.svg')
  expect(parse({ showIcon: true }).icon).toBeUndefined()
})

it('[FAV-05] equal node ids of two vendors are two games', () => {
  expect(gameKey('JL', '7')).not.toBe(gameKey('PP', '7'))
  expect(parse({}).key).toBe(gameKey('JL', '7'))
})
