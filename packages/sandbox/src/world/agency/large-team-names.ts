import { LARGE_TEAM_SIZE } from './large-team-places.ts'

const WORDS: readonly string[] = [
  ...[
    'amber',
    'arrow',
    'aspen',
    'atlas',
    'birch',
    'blaze',
    'brook',
    'cedar',
    'cliff',
    'cloud',
    'coral',
    'crane',
    'dawn',
  ],
  ...['delta', 'dune', 'eagle', 'ember', 'fern', 'flint', 'frost', 'glade', 'grove', 'hazel', 'heron', 'holly', 'iris'],
  ...['ivory', 'jade', 'jasper', 'juniper', 'kestrel', 'lagoon', 'lark', 'laurel', 'lilac', 'lotus', 'lunar', 'maple'],
  ...[
    'marble',
    'meadow',
    'mint',
    'misty',
    'nova',
    'oasis',
    'olive',
    'onyx',
    'opal',
    'orchid',
    'otter',
    'palm',
    'pearl',
  ],
  ...[
    'pebble',
    'pine',
    'quartz',
    'raven',
    'reef',
    'river',
    'ruby',
    'sage',
    'sierra',
    'solar',
    'stone',
    'willow',
    'zephyr',
  ],
]
const DIGITS = 4

export function nameOf(index: number): string {
  return `${WORDS[index % WORDS.length]}${String(Math.floor(index / WORDS.length)).padStart(DIGITS, '0')}`
}

/** The number behind a name of the right form. */
export function readName(userName: string): number | undefined {
  const [, word = '', digits = ''] = /^([a-z]+)(\d{4})$/.exec(userName.toLowerCase()) ?? []
  const place = WORDS.indexOf(word)
  const index = place < 0 ? -1 : Number(digits) * WORDS.length + place
  return index < 0 || index >= LARGE_TEAM_SIZE ? undefined : index
}

/** Numbers of the members whose name begins with this text, by name. */
export function indexesOfNames(begin: string): readonly number[] {
  const text = begin.toLowerCase()
  return [...WORDS].sort().flatMap((word) => {
    const place = WORDS.indexOf(word)
    const last = Math.floor((LARGE_TEAM_SIZE - 1 - place) / WORDS.length)
    let [from, to] = [0, last]
    if (!word.startsWith(text)) {
      const rest = text.startsWith(word) ? text.slice(word.length) : undefined
      if (rest === undefined || !/^\d{1,4}$/.test(rest)) return []
      const size = 10 ** (DIGITS - rest.length)
      from = Number(rest) * size
      to = Math.min(last, from + size - 1)
    }
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => (from + at) * WORDS.length + place)
  })
}

export function nicknameOf(index: number): string {
  const word = WORDS[index % WORDS.length] ?? ''
  return word.charAt(0).toUpperCase() + word.slice(1)
}
