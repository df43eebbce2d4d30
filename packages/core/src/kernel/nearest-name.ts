/**
 * The name that was probably meant, whatever the case of its letters: it differs from the typed one in one place, by half of
 * its letters at most (`gamelst` means `gameList`, `raffle` none of the endpoints). Undefined where none is similar.
 */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const lower = typed.toLowerCase()
  const most = Math.floor(typed.length / 2)
  const far = (name: string) => lettersBetween(lower, name.toLowerCase())
  const nearest = Math.min(...names.map(far))
  return nearest > most ? undefined : names.find((name) => far(name) === nearest)
}

/** How many letters of the longer word are neither of the common beginning nor of the common end. */
function lettersBetween(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end
}
