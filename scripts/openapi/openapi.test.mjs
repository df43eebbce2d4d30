import { describe, expect, it } from 'vitest'
import { contract } from '../../packages/core/dist/contract.js'
import { createOpenApi } from './create-open-api.mjs'
import { withoutIds } from './read-descriptions.mjs'

describe('the OpenAPI document', () => {
  it('has every call of the contract, and describes every row', async () => {
    const { document, gaps } = await createOpenApi()
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort())
    expect(gaps.filter((gap) => gap.includes('opaque'))).toEqual([])
  })

  it('describes the row of a game, whose reader is written by hand', async () => {
    const { document } = await createOpenApi({ ids: ['gameList'] })
    const { games } = document.components.schemas.GameListValue.properties
    expect(games.type).toEqual(['array', 'null'])
    expect(games.items.required).toEqual(['vassalage', 'nodeId'])
  })

  it.each([
    [
      'The balance of the member (CALL-23, WALLET-03). Module FUNDTRANS3.',
      'The balance of the member. Module FUNDTRANS3.',
    ],
    ['Starts trial play (CALL-05, TRIAL-02).', 'Starts trial play.'],
    ['Answered (settlement 26).', 'Answered.'],
  ])('leaves out the ids of requirements: %s', (text, expected) => {
    expect(withoutIds(text)).toBe(expected)
  })
})
