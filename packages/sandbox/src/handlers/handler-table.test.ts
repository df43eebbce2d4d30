import { contract, type EndpointId } from '@foyer/core/contract'
import { expect, it } from 'vitest'
import { handlers } from './handler-table.ts'

it('[CALL-01][CALL-46] has a handler for every call, and none besides', () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(contract).sort())
})

it('[CALL-01] has a path of its own for every method of every call', () => {
  const places = (Object.keys(contract) as EndpointId[]).map((id) => `${contract[id].method} ${contract[id].path}`)
  expect(new Set(places).size).toBe(places.length)
})
