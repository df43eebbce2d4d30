/** A run of digits that may be more than a JavaScript number holds; most answers have none. */
const LONG = /\d[\d.]{15}/
/** Texts, which are left alone, and long numbers. Takes linear time, since it only meets what has been parsed before. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.]{15,}(?:[eE][+-]?\d+)?/g

/**
 * JSON, with numbers that JavaScript cannot hold handed on as the text that was sent: `JSON.parse` would round an amount
 * of sixteen digits, or make the id of one player that of another, without a word. Readers of amounts and ids take text;
 * other readers refuse it.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const parsed: unknown = JSON.parse(text)
  if (!LONG.test(text)) return parsed
  let changed = false
  const exact = text.replace(TOKENS, (token) => {
    if (token.startsWith('"') || isHeld(token)) return token
    changed = true
    return `"${token}"`
  })
  return changed ? JSON.parse(exact) : parsed
}

/** Whether JavaScript writes the same number, zeros at its end aside. With an exponent it was computed, not counted. */
function isHeld(token: string): boolean {
  if (/[eE]/.test(token)) return true
  let end = token.length
  if (token.includes('.')) {
    while (token[end - 1] === '0') end -= 1
    if (token[end - 1] === '.') end -= 1
  }
  return String(Number(token)) === token.slice(0, end)
}
