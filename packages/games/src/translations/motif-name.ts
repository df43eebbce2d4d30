import type { Motif } from '../art/motifs.ts'
import type { Translate } from './translate.ts'

const IN_TWO_WORDS: Partial<Readonly<Record<Motif, string>>> = {
  aztecmask: 'Aztec mask',
  cowboyhat: 'Cowboy hat',
  crystalball: 'Crystal ball',
  liondance: 'Lion dance',
  moneybag: 'Money bag',
  wolfmoon: 'Wolf moon',
  mic: 'Microphone',
  ufo: 'UFO',
}

/** What a symbol is called in sentences. */
export function motifName(name: Motif, t: Translate): string {
  return t(IN_TWO_WORDS[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}`)
}
