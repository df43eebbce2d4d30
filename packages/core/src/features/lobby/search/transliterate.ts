import { transliterate } from 'transliteration'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Other scripts in Latin letters. Heavy (45 kB): comes with the first letter that needs it. Its signs for how a letter is
 * marked go; its `c`, which is never a k, is written as in `chess`; what Bengali writes for the a of `cash` is an a, and
 * what Russian writes for the j of `jazz` is a j. Japanese puts a vowel behind a last consonant, which goes again.
 */
export function toLatin(normalized: string): string {
  return normalized.replace(/\P{ASCII}+/gu, (run) => {
    const latin = transliterate(run.normalize('NFC'))
      .toLowerCase()
      .replace(/['’`]/g, '')
      .replace(/c(?!h)/g, 'ch')
      .replace(/dzh/g, 'j')
      .replace(/yaa/g, (found, at: number, whole: string) => (/[a-z]/.test(whole[at - 1] ?? '') ? 'aa' : found))
    return KANA.test(run) ? latin.replace(/[uo]$/, '') : latin
  })
}
