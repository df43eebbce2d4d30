import { transliterate } from 'transliteration'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Writes other scripts in Latin letters. Large (45 kB), so it is loaded with the first letter that needs it. The result of
 * the library is changed: apostrophes are removed; `c`, which never means k there, becomes `ch`; the Bengali `yaa` (the a in
 * `cash`) becomes `aa`; the Russian `dzh` (the j in `jazz`) becomes `j`. Japanese adds a vowel after a last consonant, which
 * is removed.
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
