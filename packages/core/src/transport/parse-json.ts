/** A run of digits that may be more than a JavaScript number holds; most answers have none. */
const LONG = /\d[\d.]{15}/
/** Texts, which are left alone, and numbers. Takes linear time, since it only meets what has been parsed before. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.]*(?:[eE][+-]?\d+)?/g
/** What a JavaScript number holds of any decimal fraction. */
const HELD_DIGITS = 15

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

/**
 * Whether JavaScript writes the same number, zeros at its end aside. With an exponent it writes it in its own way, so
 * there the digits are counted.
 */
function isHeld(token: string): boolean {
  const [mantissa = '', exponent] = token.split(/[eE]/)
  if (mantissa.length <= HELD_DIGITS) return true
  if (exponent !== undefined) {
    const digits = mantissa.replace(/[-.]/g, '').replace(/^0+/, '')
    return withoutZeros(digits).length <= HELD_DIGITS
  }
  if (!mantissa.includes('.')) return String(Number(mantissa)) === mantissa
  const short = withoutZeros(mantissa)
  return String(Number(mantissa)) === (short.endsWith('.') ? short.slice(0, -1) : short)
}

/** Without those at its end; an expression would take quadratic time. */
function withoutZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}
