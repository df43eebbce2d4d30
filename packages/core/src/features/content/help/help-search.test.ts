import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { help, helpTopics } from './help.ts'
import { searchHelp } from './help-search.ts'

const row = (title: string, content = '', key?: string) => ({ title, content, key })

it('the search finds all words in title or text, without accents and tags, and asks nothing', () => {
  const topics = helpTopics([
    row('Deposits', '<p class="strong">By bank</p>'),
    row('Depósito'),
    row('Play', 'deposit it'),
    row('Q&A', '<p>I&nbsp;can&rsquo;t log&#x20;in</p>'),
  ])
  const found = (typed: string) => searchHelp(topics, typed).map(({ title }) => title)
  expect(found(' ')).toHaveLength(4)
  expect(found('DEPÓSIT')).toEqual(['Deposits', 'Depósito', 'Play'])
  expect(found('deposit bank')).toEqual(['Deposits'])
  expect(found('strong')).toEqual([])
  expect(found('nothing of this')).toEqual([])
  // Entities are what they stand for, and phones write either apostrophe.
  expect([found("can't log in"), found('can’t'), found('nbsp')]).toEqual([['Q&A'], ['Q&A'], []])
})

it('a search shows topics of that title first, else in their order', () => {
  const topics = helpTopics([
    row('Play', 'Deposit first'),
    row('Bonus', 'After a deposit'),
    row('Redeposit'),
    row('My deposit'),
  ])
  expect(searchHelp(topics, 'deposit').map(({ title }) => title)).toEqual(['My deposit', 'Redeposit', 'Play', 'Bonus'])
})

it('a search forgives a typo in a word of four letters or more, two from eight, but not where the word stands as it is', () => {
  const topics = helpTopics([row('Bank', 'to withdraw'), row('Back'), row('Withdrawal'), row('An age of 18')])
  const found = (typed: string) => searchHelp(topics, typed).map(({ title }) => title)
  expect(found('widthraw')).toEqual(['Withdrawal', 'Bank'])
  expect(found('withrdwal')).toEqual(['Withdrawal'])
  expect(found('bonk')).toEqual(['Bank'])
  expect(found('bank')).toEqual(['Bank'])
  expect([found('aga'), found('81'), found('wxyzrdwal')]).toEqual([[], [], []])
  // Short words are no parts of others.
  expect(found('an')).toEqual(['An age of 18'])
})

it.each([
  ['EN', 'depoist', 'How do I deposit?'],
  ['EN', 'verfy acount', 'How do I verify my account?'],
  ['TY', 'deposto', 'Paano magdeposito?'],
  ['TY', 'HUMANAP NG LARO', 'Paano humanap ng laro?'],
  ['BN', 'শর্তবলি', 'শর্তাবলি'],
  ['BN', 'ব্যালেনস', 'আমার ব্যালেন্স কখন বদলায়?'],
  ['BN', 'টাকা জমা', 'টাকা জমা দেব কীভাবে?'],
  ['EN', 'how long does a withdrawal take', 'How long does a withdrawal take?'],
  ['EN', 'When will my withdrawal arrive?', 'How long does a withdrawal take?'],
  ['EN', 'withdraw', 'How do I withdraw?'],
  ['EN', 'limit', 'How do I limit my deposits?'],
  ['EN', 'agent', 'How do I become an agent or affiliate?'],
  ['EN', 'forgot password', 'I forgot my password'],
  ['EN', 'forgot payment password', 'I forgot my payment password'],
  ['EN', 'change phone number', 'How do I change my phone number?'],
  ['EN', 'where is my money', 'Where is my money?'],
  ['EN', 'break', 'Playing should stay fun'],
  ['EN', 'why is my account not verified', 'How do I verify my account?'],
  ['TY', 'gaano katagal ang withdrawal', 'Gaano katagal ang withdrawal?'],
  ['TY', 'pahinga', 'Dapat manatiling masaya ang paglalaro'],
  ['TY', 'limitasyon', 'Paano magtakda ng limitasyon sa pagdedeposito?'],
  ['TY', 'Kailan darating ang deposito ko?', 'Paano magdeposito?'],
  ['BN', 'টাকা তুলতে কত সময় লাগে', 'টাকা তুলতে কত সময় লাগে?'],
  ['BN', 'উত্তোলনে কত সময় লাগে', 'টাকা তুলতে কত সময় লাগে?'],
  ['BN', 'টাকা তুলব কীভাবে', 'টাকা তুলব কীভাবে?'],
] as const)('a search of the help of the sandbox in %s finds by %s first %s', async (language, typed, title) => {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/help' })
  onTestFinished(() => expect(test.end()).toEqual([]))
  const api = test.foyer.use(help)
  test.foyer.languages.setLanguage(language)
  const loaded = api.load()
  await test.idle()
  await loaded
  expect(searchHelp(api.$topics.get().data ?? [], typed)[0]?.title).toBe(title)
})
