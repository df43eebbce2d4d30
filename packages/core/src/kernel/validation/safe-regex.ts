/** Longer values are not matched at all: no field takes them. */
export const MAX_VALUE_LENGTH = 256
const MAX_PATTERN_LENGTH = 500
/** Ways in which a pattern may at most be tried where it is bound to the beginning of a value. */
const MAX_BACKTRACKS = 2 ** 16
/** The same at one place of a value, for a pattern that is tried at every one of them. */
const MAX_BACKTRACKS_UNANCHORED = 2 ** 10

/**
 * Whether a pattern of somebody else's can be matched quickly against any value of at most 256 characters, in either
 * dialect. The engine tries the ways to read a value one after another, so the ways are counted: a repeat of something
 * variable has too many, one repeat after another multiplies them. Back references and lookarounds are not understood
 * and refused.
 */
export function isSafeRegex(source: string): boolean {
  if (source.length > MAX_PATTERN_LENGTH) return false
  const groups: { ways: number; branches: number }[] = [{ ways: 1, branches: 1 }]
  /** Ways of the last thing read, for a repeat that may follow. */
  let last = { ways: 1, isGroup: false }
  let at = 0
  let most = source.startsWith('^') ? MAX_BACKTRACKS : MAX_BACKTRACKS_UNANCHORED

  const into = (ways: number) => {
    const group = groups.at(-1)
    if (group !== undefined) group.ways *= ways
  }

  while (at < source.length) {
    const rest = source.slice(at)
    const sign = source[at] ?? ''
    if (sign === '\\') {
      if (/^\\(?:[1-9]|k)/.test(rest)) return false
      // With a comma in it the older dialect reads a repeat of the letter.
      at += /^\\(?:[pP]\{[^},]*\}|u\{[^},]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)/su.exec(rest)?.[0].length ?? 2
      last = { ways: 1, isGroup: false }
    } else if (sign === '[') {
      const end = classEnd(source, at)
      if (end === undefined) return false
      at = end
      last = { ways: 1, isGroup: false }
    } else if (sign === '(') {
      if (rest.startsWith('(?') && !rest.startsWith('(?:')) return false
      groups.push({ ways: 1, branches: 1 })
      at += rest.startsWith('(?:') ? 3 : 1
    } else if (sign === ')') {
      const group = groups.pop()
      if (group === undefined || groups.length === 0) return false
      last = { ways: group.ways * group.branches, isGroup: true }
      into(last.ways)
      at += 1
    } else if (sign === '|') {
      const group = groups.at(-1)
      if (group !== undefined) group.branches += 1
      // The sign of the beginning binds the first alternative alone.
      if (groups.length === 1) most = MAX_BACKTRACKS_UNANCHORED
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
      into(range)
      at += repeat.length
      last = { ways: last.ways * range, isGroup: last.isGroup }
    }
    if (groups.reduce((all, { ways, branches }) => all * ways * branches, 1) > most) return false
  }
  return groups.length === 1
}

/** How often at most, and between how many numbers of times there is a choice. */
function repeatRange(repeat: string): { readonly times: number; readonly range: number } {
  const bare = repeat.length > 1 && repeat.endsWith('?') ? repeat.slice(0, -1) : repeat
  if (bare === '?') return { times: 1, range: 2 }
  if (bare === '*' || bare === '+') return { times: MAX_VALUE_LENGTH, range: MAX_VALUE_LENGTH }
  const [least = '0', most] = bare.slice(1, -1).split(',')
  const upper = most === undefined ? Number(least) : most === '' ? MAX_VALUE_LENGTH : Number(most)
  return { times: upper, range: Math.max(1, Math.min(upper, MAX_VALUE_LENGTH) - Number(least) + 1) }
}

/** The place after the class that opens at `at`. */
function classEnd(source: string, at: number): number | undefined {
  for (let index = at + 1; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1
    else if (source[index] === ']') return index + 1
  }
  return undefined
}
