/**
 * How mobile numbers are written inside each country: the lengths that a number may have, without its trunk prefix. Taken from the
 * metadata of libphonenumber-js 1.13.16 (docs/decisions/0027-phone-numbers-by-a-table-of-lengths.md). Codes without a row have no rule.
 */
const ROWS =
  '1:10 7:10 20:10 27:9 30:10 31:9 32:9 33:9 34:9 36:9:2357 39:9,10 40:9 41:9 43:10,11,12,13:6 44:10 45:8 46:9 47:8 48:9 49:10,11 51:9 ' +
  '52:10 54:10,11 55:10,11 56:9 57:10 58:10 60:9,10 61:9 62:9,10,11,12:8 63:10 64:8,9,10 65:8 66:9 81:10 82:9,10 84:9 86:11 ' +
  '90:10 91:10 92:10 93:9 94:9 95:8,9,10:9 211:9 212:9 213:9 216:8 218:9 220:7 221:9 222:8 223:8 224:9 225:10 226:8 227:8 228:8 ' +
  '229:10 230:8 231:9 232:8 233:9 234:10 235:8 236:8 237:9 238:7 240:9 242:9 244:9 245:9 248:7 249:9 250:9 251:9 253:8 254:9 ' +
  '255:9 256:9 257:8 258:9 260:9 261:9 263:9 264:9 265:9 266:8 267:8 268:8 291:7 351:9 352:9 353:9 354:7 355:9 356:8 357:8 ' +
  '358:8,9,10:45 359:8,9 370:8:6 371:8 372:7,8 373:8 374:8 375:9:234 377:8,9 378:8 380:9 381:8,9 382:8 385:8,9 386:8 387:8 389:8 ' +
  '420:9 421:9 501:7 502:8 503:8 504:8 505:8 506:8 507:8 509:8 591:8 592:7 593:9 595:9 597:7 598:8 670:8 673:7 675:8 676:7 ' +
  '679:7 686:8 852:8 853:8 855:8,9 856:10 880:10 886:9 960:7 961:7,8 962:9 964:10 965:8 966:9 967:9 968:8 971:9 972:9 973:8 ' +
  '974:8 975:8 976:8 977:10 992:9 993:8:67 994:9 995:9 996:9 998:9 1242:7 1246:7 1268:7 1809:7 1868:7 1876:7'

interface NationalNumbers {
  readonly lengths: readonly number[]
  /** The digits that a number may begin with, where its length alone does not tell it from one with a prefix before it. */
  readonly first: string | undefined
}

const NATIONAL_NUMBERS: ReadonlyMap<string, NationalNumbers> = new Map(
  ROWS.split(' ').map((row) => {
    const [code = '', lengths = '', first] = row.split(':')
    return [code, { lengths: lengths.split(',').map(Number), first }]
  }),
)

/** Prefixes that are dialed inside the country only, where they are not zeros. */
const TRUNKS: ReadonlyMap<string, RegExp> = new Map([
  ['1', /^1/],
  ['7', /^8/],
  ['36', /^06/],
  ['52', /^(?:01|044|045|1)/],
  ['370', /^8/],
  ['375', /^80?/],
  ['993', /^8/],
])
/** Countries whose numbers keep their leading zero after the dialing code: Congo, Italy, Ivory Coast, San Marino. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['242', '39', '225', '378'])

function isPossible(digits: string, code: string): boolean {
  const rule = NATIONAL_NUMBERS.get(code)
  if (rule === undefined || !rule.lengths.includes(digits.length)) return false
  return rule.first?.includes(digits.slice(0, 1)) ?? true
}

/** Removes the prefix that is dialed inside the country only. */
export function withoutTrunk(digits: string, code: string): string {
  const trunk = TRUNKS.get(code)
  if (trunk !== undefined && !isPossible(digits, code)) {
    const rest = digits.replace(trunk, '')
    if (isPossible(rest, code)) return rest
  }
  return KEEPS_ZERO.has(code) ? digits : digits.replace(/^0+/, '')
}

/**
 * The number inside the country, from digits that were typed without a plus. Contacts and messages often show the dialing code without its
 * plus. It is removed if the digits are no number of the country as they stand, and are one without it.
 */
export function nationalNumber(digits: string, code: string): string {
  const national = withoutTrunk(digits, code)
  if (isPossible(national, code) || !digits.startsWith(code)) return national
  const inner = withoutTrunk(digits.slice(code.length), code)
  return isPossible(inner, code) ? inner : national
}
