/** Digits that may be more than a JavaScript number holds; most responses have none. */
const LONG = /\d[\d.]{15}/
/** Strings, which stay unchanged, and numbers. Linear time, since the text is known to be valid JSON. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.]*(?:[eE][+-]?\d+)?/g
/** Every decimal number with this many digits survives as a JavaScript number. */
const EXACT_DIGITS = 15

/**
 * Parses JSON, with numbers that JavaScript cannot hold exactly as text: `JSON.parse` would silently round an amount of
 * sixteen digits, or change the id of a player. Schemas of amounts and ids accept text; others refuse it.
 * @throws SyntaxError
 */
export function parseLosslessJson(text: string): unknown {
  const parsed: unknown = JSON.parse(text)
  if (!LONG.test(text)) return parsed
  let changed = false
  const exact = text.replace(TOKENS, (token) => {
    if (token.startsWith('"') || isExact(token)) return token
    changed = true
    return `"${token}"`
  })
  return changed ? JSON.parse(exact) : parsed
}

/**
 * Whether JavaScript writes the same number again, apart from trailing zeros. Numbers with an exponent are written
 * differently, so their digits are counted.
 */
function isExact(token: string): boolean {
  const [mantissa = '', exponent] = token.split(/[eE]/)
  if (mantissa.length <= EXACT_DIGITS) return true
  if (exponent !== undefined) {
    const digits = mantissa.replace(/[-.]/g, '').replace(/^0+/, '')
    return withoutZeros(digits).length <= EXACT_DIGITS
  }
  if (!mantissa.includes('.')) return String(Number(mantissa)) === mantissa
  const short = withoutZeros(mantissa)
  return String(Number(mantissa)) === (short.endsWith('.') ? short.slice(0, -1) : short)
}

/** Without trailing zeros; a regular expression would take quadratic time. */
function withoutZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}
