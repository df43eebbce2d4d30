// The sandbox answers 200 pages of slots out of 100,000 games and out of 10,000.
import { createSandbox } from '../../../packages/sandbox/dist/index.js'

const PAGES = 200

export const title = 'the sandbox answers 200 pages'
export const unit = 'ms'

const among = (slots) => async () => {
  const sandbox = createSandbox()
  await sandbox.control.setLobby({ slots })
  const ask = async (page) => {
    const query = `merchant=demo&platform=html5&language=EN&clientType=2&gameType=RNG&pageNo=${page}&pageSize=25`
    const response = await sandbox.fetch(new Request(`http://sandbox.test/wps/game/list?${query}`))
    const { success, value } = await response.json()
    if (!success || value.games.length !== 25) throw new Error(`page ${page} did not come`)
  }
  await ask(1)
  return async () => {
    for (let page = 1; page <= PAGES; page += 1) await ask(page)
  }
}

export const contenders = { 'of 100,000 games': among(100_000), 'of 10,000 games': among(10_000) }
