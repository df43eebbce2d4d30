import { expect, it } from 'vitest'
import { json } from '../../../testing/scripted-platform.ts'
import { createTestLobby, GUEST } from '../../../testing/test-lobby-context.ts'
import { chatEndpoints } from './endpoints.ts'
import { createLiveModels } from './live-models.ts'

function lobby(value?: unknown) {
  const test = createTestLobby({ who: GUEST })
  test.platform.on(chatEndpoints.liveModels, () => json({ success: true, value }))
  const queries = () => test.platform.requestsOf(chatEndpoints.liveModels).map(({ query }) => query)
  return { ...test, liveModels: createLiveModels(test.context), queries }
}

it('[CHAT-08][PCALL-03] the models that are active and streaming are asked for, under the module of the chat', async () => {
  const { liveModels, platform, queries } = lobby([
    { id: 7, name: 'Tala', active: 1, streaming: 'true' },
    { name: 'no id' },
  ])
  const models = liveModels.list()
  await models.load()
  expect(queries()).toEqual([{ active: 'true', streaming: 'true' }])
  expect(platform.requestsOf(chatEndpoints.liveModels)[0]?.headers.get('ModuleId')).toBe('CBS3')
  expect(models.$state.get().data).toEqual([
    { id: '7', name: 'Tala', avatar: undefined, active: true, streaming: true },
  ])
})

it('[CHAT-08] an answer without a value is an empty list', async () => {
  for (const value of [undefined, null, []]) {
    const { liveModels } = lobby(value)
    await liveModels.list().load()
    expect(liveModels.list().$state.get().data).toEqual([])
  }
})

it('[CHAT-08] each filter has a list of its own, and is asked once', async () => {
  const { liveModels, queries } = lobby([])
  await Promise.all([liveModels.list({ streaming: false }).load(), liveModels.list({ streaming: false }).load()])
  await liveModels.list({ active: true, streaming: false }).load()
  expect(queries()).toEqual([{ active: 'true', streaming: 'false' }])
  expect(liveModels.list().$state.get().status).toBe('idle')
})
