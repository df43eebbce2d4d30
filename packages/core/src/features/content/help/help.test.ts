import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { json } from '../../../testing/scripted-platform.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { createTestLobby, GUEST } from '../../../testing/test-lobby-context.ts'
import { helpEndpoints } from './endpoints.ts'
import { createHelp, findTopic, help, helpTopics } from './help.ts'

const row = (title: string, content = '', key?: string) => ({ title, content, key })

function lobby(answer: (language: string | undefined) => unknown) {
  const test = createTestLobby({ who: GUEST })
  test.platform.on(helpEndpoints.helpCenter, ({ query }) => json({ success: true, value: answer(query.language) }))
  const queries = () => test.platform.requestsOf(helpEndpoints.helpCenter).map(({ query }) => query)
  return { ...test, help: createHelp(test.context), queries }
}

describe('the help center', () => {
  it('[HELP-01][PCALL-21] asks for the phone’s topics of a language once; another language has its own', async () => {
    const { help, queries, languages, idle } = lobby((language) => [
      { title: `Terms ${language}`, content: '<b>x</b>' },
    ])
    await help.load()
    await help.load()
    expect(queries()).toEqual([{ language: 'EN', device: 'MOBILE' }])
    expect(help.$topics.get().data).toEqual([{ id: 'terms-en', title: 'Terms EN', content: '<b>x</b>' }])
    languages.setLanguage('TY')
    await idle()
    expect(queries().map(({ language }) => language)).toEqual(['EN', 'TY'])
    expect(help.$topics.get().data?.[0]?.title).toBe('Terms TY')
    languages.setLanguage('EN')
    await idle()
    expect(help.$topics.get().data?.[0]?.title).toBe('Terms EN')
    expect(queries()).toHaveLength(2)
  })

  it('[HELP-01] topics without a title are left out, a topic without content stays', async () => {
    const { help } = lobby(() => [
      { title: '', content: 'x' },
      { content: 'x' },
      null,
      7,
      { title: 'A', content: null },
    ])
    await help.load()
    expect(help.$topics.get().data).toEqual([{ id: 'a', title: 'A', content: '' }])
  })

  it('[HELP-01] on the sandbox the terms have one address in every language', async () => {
    const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/help' })
    onTestFinished(() => expect(test.end()).toEqual([]))
    const api = test.foyer.use(help)
    const titles: (string | undefined)[] = []
    for (const language of ['EN', 'TY', 'BN'] as const) {
      test.foyer.languages.setLanguage(language)
      const loaded = api.load()
      await test.idle()
      await loaded
      titles.push(api.$topics.get().data?.find(({ id }) => id === 'terms')?.title)
    }
    expect(titles).toEqual(['Terms', 'Mga tuntunin', 'শর্তাবলি'])
  })
})

it('[HELP-01] a topic’s id is its key, else the words of its title, each once', () => {
  const ids = helpTopics([
    row('Anything', '', 'terms'),
    row('Terms'),
    row('How do I begin?'),
    row('শর্তাবলি'),
    row('Depósito & "retiro" <b>'),
    row('???'),
    row('!!!'),
    row('', '', 'topic-2'),
  ]).map(({ id }) => id)
  expect(ids).toEqual([
    'terms',
    'terms-2',
    'how-do-i-begin',
    'শর্তাবলি',
    'deposito-retiro-b',
    'topic',
    'topic-2',
    'topic-2-2',
  ])
})

it('[HELP-01] an address leads to its topic, percent-encoded and in either case too', () => {
  const topics = helpTopics([row('Anything', '', 'terms'), row('শর্তাবলি ও নিয়ম'), row('Depósito')])
  const found = (hash: string) => findTopic(topics, hash)?.title
  const bengali = 'শর্তাবলি-ও-নিয়ম'
  expect([found(bengali), found(encodeURIComponent(bengali))]).toEqual(['শর্তাবলি ও নিয়ম', 'শর্তাবলি ও নিয়ম'])
  expect(found(encodeURIComponent(bengali.normalize('NFC')))).toBe('শর্তাবলি ও নিয়ম')
  expect([found('terms'), found('Terms'), found('dep%C3%B3sito')]).toEqual(['Anything', 'Anything', 'Depósito'])
  expect([found(''), found('%E0%A6'), found('100%'), found('other')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
