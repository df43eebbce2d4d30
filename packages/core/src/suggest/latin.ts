import { transliterate } from 'transliteration'

/**
 * Other scripts in Latin letters. Heavy (45 kB): comes with the first letter that needs it. Its signs for how a letter is
 * marked go; its `c`, which is never a k, is written as in `chess`; what Bengali writes for the a of `cash` is an a, and
 * what Russian writes for the j of `jazz` is a j.
 */
export function toLatin(folded: string): string {
  return folded.replace(/\P{ASCII}+/gu, (run) =>
    transliterate(run)
      .toLowerCase()
      .replace(/['’`]/g, '')
      .replace(/c(?!h)/g, 'ch')
      .replace(/dzh/g, 'j')
      .replace(/yaa/g, (found, at: number, whole: string) => (/[a-z]/.test(whole[at - 1] ?? '') ? 'aa' : found)),
  )
}
