/** How names are compared: without regard to case, accents and apostrophes. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .trim()
}

/** Whether letters are left that our keyboards' searches are not written in. */
export function hasOtherScript(folded: string): boolean {
  return /[^\p{ASCII}]/u.test(folded) && /\p{L}/u.test(folded.replace(/\p{ASCII}/gu, ''))
}

/** Spellings of one sound, longest first; what a word sounds like when somebody writes it down by ear. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/(ck|q)/g, 'k'],
  [/x/g, 'ks'],
  [/sch|sh/g, 's'],
  [/ch/g, 'c'],
  [/c(?=[eiy])/g, 's'],
  [/([bdgkt])h/g, '$1'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/g/g, 'k'],
  [/h/g, ''],
  [/(ee|ie|ea|oe|ae|ei|ey|ay|ai)/g, 'i'],
  [/(oo|ou|au|ow|oa)/g, 'u'],
  [/[ey]/g, 'i'],
  [/o/g, 'u'],
]

/** A folded word as it sounds, roughly: `phoenix`, `feniks` and `finix` come out alike. */
function soundOf(word: string): string {
  if (/\d/.test(word)) return word
  let heard = word
  for (const [spelling, sound] of SOUNDS) heard = heard.replace(spelling, sound)
  heard = heard.replace(/c/g, 'k').replace(/(.)\1+/g, '$1')
  // The last vowel is the one that languages differ in: fortuna, fortune.
  return heard.length > 4 ? heard.replace(/[aiu]$/, '') : heard
}

/** A folded text, word by word as it sounds. */
export function sound(folded: string): string {
  return folded.replace(/[a-z\d]+/g, soundOf)
}
