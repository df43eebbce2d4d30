import { describe, expect, it } from 'vitest'
import { bn } from './bn/bn.ts'
import { allPages } from './en/all-pages.ts'
import { firstScreen } from './en/first-screen.ts'
import { fil } from './fil/fil.ts'

type Messages = Readonly<Record<string, string>>
const en: Messages = { ...firstScreen, ...allPages }
const parameters = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe.each<[string, Messages, RegExp]>([
  ['TY', fil, /[.?!…:]$/],
  ['BN', bn, /[।?!…:]$|\.$/],
])("the site's texts in %s", (_, messages, end) => {
  it('[I18N-01][I18N-03] are whole: every key of EN, and none besides', () => {
    // Both languages count one as any other number, and have the general form alone.
    const keys = Object.keys(en).filter((key) => !key.endsWith('_one'))
    expect(Object.keys(messages).sort()).toEqual(keys.sort())
    expect(Object.keys(messages).filter((key) => messages[key]?.trim() === '')).toEqual([])
  })

  it('[I18N-05] take the parameters of EN', () => {
    for (const [key, text] of Object.entries(messages)) expect(parameters(text), key).toEqual(parameters(en[key]))
  })

  it('are plain texts without stray space, closed where EN closes with a full stop', () => {
    for (const [key, text] of Object.entries(messages)) {
      expect(text, key).not.toMatch(/^\s|\s{2}|<|\u00a0/)
      const model = en[key] ?? ''
      if (model.endsWith('.') && model.includes(' ')) expect(text, key).toMatch(end)
    }
  })
})

it("[I18N-03] the site's texts say in Bengali what is no name, with Latin figures as in amounts", () => {
  for (const [key, text] of Object.entries<string>(bn)) {
    const words = text.replace(/\{\w+\}/g, '')
    if (/\p{L}/u.test(words) && !/^page\.app\.(guides\.|open\.)?(android|ios|safari)$/.test(key)) {
      expect(words, key).toMatch(/\p{Script=Bengali}/u)
    }
    expect(words, key).not.toMatch(/[০-৯]/)
  }
})
