// What a merchant changes is named by its key: a typo does not compile, and at run time the nearest name is told.
import { createFoyer, isFoyerError } from '@foyer/core'
import { nodePorts } from '@foyer/core/node'

const merchant = { merchant: 'demo', ports: nodePorts() }
const attempts = [
  () => createFoyer({ ...merchant, endpoints: { gameList: { path: '/v2/games' } }, flags: { CBS3: true } }),
  // @ts-expect-error `gameLsit` is no endpoint
  () => createFoyer({ ...merchant, endpoints: { gameLsit: { path: '/v2/games' } } }),
  // @ts-expect-error `CBS33` is no flag
  () => createFoyer({ ...merchant, flags: { CBS33: true } }),
  // @ts-expect-error `user.invlid` is no code of the catalogue
  () => createFoyer({ ...merchant, errorCodes: { E42: 'user.invlid' } }),
]
for (const attempt of attempts) {
  try {
    attempt().dispose()
    console.log('made')
  } catch (error) {
    console.log(isFoyerError(error) ? error.message : error)
  }
}
