export interface EditDistanceOptions {
  /** Larger distances are returned as `most + 1`: they are not computed exactly. */
  readonly most: number
  /** Compares with the closest beginning of the word instead of the whole word. */
  readonly isPrefix?: boolean
}

/**
 * Number of edits between `typed` and `word`: a letter too many, too few or replaced, or two neighbours swapped
 * (optimal string alignment).
 */
export function editDistance(typed: string, word: string, { most, isPrefix = false }: EditDistanceOptions): number {
  const beyond = most + 1
  const [rows, columns] = [typed.length, isPrefix ? Math.min(word.length, typed.length + most) : word.length]
  if (rows - columns > most || (!isPrefix && columns - rows > most)) return beyond
  let earlier = new Uint8Array(columns + 1)
  let above = new Uint8Array(columns + 1)
  let current = Uint8Array.from({ length: columns + 1 }, (_, at) => at)
  for (let row = 1; row <= rows; row += 1) {
    ;[earlier, above, current] = [above, current, earlier]
    // Cells farther from the diagonal have a larger distance than `most`.
    const [from, to] = [Math.max(1, row - most), Math.min(columns, row + most)]
    current.fill(beyond)
    if (from === 1) current[0] = row
    const letter = typed[row - 1]
    let least = beyond
    for (let at = from; at <= to; at += 1) {
      const isSame = letter === word[at - 1]
      let far = (above[at - 1] ?? beyond) + (isSame ? 0 : 1)
      if (!isSame) {
        far = Math.min(far, (above[at] ?? beyond) + 1, (current[at - 1] ?? beyond) + 1)
        if (row > 1 && at > 1 && letter === word[at - 2] && typed[row - 2] === word[at - 1]) {
          far = Math.min(far, (earlier[at - 2] ?? beyond) + 1)
        }
      }
      current[at] = far
      if (far < least) least = far
    }
    if (least > most) return beyond
  }
  return Math.min(beyond, isPrefix ? Math.min(...current) : (current[columns] ?? beyond))
}
