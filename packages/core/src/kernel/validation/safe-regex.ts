/** Longer values are refused without matching. */
export const MAX_VALUE_LENGTH = 256
const MAX_PATTERN_LENGTH = 500
/** How many ways of matching a pattern that begins with `^` may have. */
const MAX_BACKTRACKS = 2 ** 16
/** The same for a pattern without `^`, which is tried at every character of the value. */
const MAX_BACKTRACKS_UNANCHORED = 2 ** 10

/**
 * Whether an external pattern can be matched quickly against any value of at most 256 characters, with the flag `u` or
 * without. The engine tries the ways of matching one after another, so this counts them: a repeat of something variable
 * has too many, and consecutive repeats multiply. Back references and lookarounds are refused.
 */
export function isSafeRegex(source: string): boolean {
  if (source.length > MAX_PATTERN_LENGTH) return false
  const groups: { ways: number; branches: number }[] = [{ ways: 1, branches: 1 }]
  /** The ways of the last item, for a repeat that may follow. */
  let last = { ways: 1, isGroup: false }
  let at = 0
  let maxBacktracks = source.startsWith('^') ? MAX_BACKTRACKS : MAX_BACKTRACKS_UNANCHORED

  const multiply = (ways: number) => {
    const group = groups.at(-1)
    if (group !== undefined) group.ways *= ways
  }

  while (at < source.length) {
    const rest = source.slice(at)
    const character = source[at] ?? ''
    if (character === '\\') {
      if (/^\\(?:[1-9]|k)/.test(rest)) return false
      // Without the flag `u`, braces with a comma after `p` or `u` are a repeat of the letter.
      at += /^\\(?:[pP]\{[^},]*\}|u\{[^},]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)/su.exec(rest)?.[0].length ?? 2
      last = { ways: 1, isGroup: false }
    } else if (character === '[') {
      const end = classEnd(source, at)
      if (end === undefined) return false
      at = end
      last = { ways: 1, isGroup: false }
    } else if (character === '(') {
      if (rest.startsWith('(?') && !rest.startsWith('(?:')) return false
      groups.push({ ways: 1, branches: 1 })
      at += rest.startsWith('(?:') ? 3 : 1
    } else if (character === ')') {
      const group = groups.pop()
      if (group === undefined || groups.length === 0) return false
      last = { ways: group.ways * group.branches, isGroup: true }
      multiply(last.ways)
      at += 1
    } else if (character === '|') {
      const group = groups.at(-1)
      if (group !== undefined) group.branches += 1
      // `^` applies to the first alternative only.
      if (groups.length === 1) maxBacktracks = MAX_BACKTRACKS_UNANCHORED
      at += 1
    } else {
      const repeat = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(rest)?.[0]
      if (repeat === undefined) {
        at += 1
        last = { ways: 1, isGroup: false }
        continue
      }
      const { times, range } = repeatRange(repeat)
      if (times > 1 && last.ways > 1) return false
      multiply(range)
      at += repeat.length
      last = { ways: last.ways * range, isGroup: last.isGroup }
    }
    if (groups.reduce((all, { ways, branches }) => all * ways * branches, 1) > maxBacktracks) return false
  }
  return groups.length === 1
}

/** The maximum count of a repeat, and the number of different counts. */
function repeatRange(repeat: string): { readonly times: number; readonly range: number } {
  const bare = repeat.length > 1 && repeat.endsWith('?') ? repeat.slice(0, -1) : repeat
  if (bare === '?') return { times: 1, range: 2 }
  if (bare === '*' || bare === '+') return { times: MAX_VALUE_LENGTH, range: MAX_VALUE_LENGTH }
  const [least = '0', most] = bare.slice(1, -1).split(',')
  const upper = most === undefined ? Number(least) : most === '' ? MAX_VALUE_LENGTH : Number(most)
  return { times: upper, range: Math.max(1, Math.min(upper, MAX_VALUE_LENGTH) - Number(least) + 1) }
}

/** The index after the character class that opens at `at`. */
function classEnd(source: string, at: number): number | undefined {
  for (let index = at + 1; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1
    else if (source[index] === ']') return index + 1
  }
  return undefined
}
