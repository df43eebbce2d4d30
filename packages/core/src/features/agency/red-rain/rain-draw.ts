import { type Money, readMoney } from '../../../kernel/money/money.ts'

/**
 * How a rain is drawn. Everybody can compute it again: the platform publishes the SHA-256 of the seed before a round, and the
 * seed after it. The lowest scores win, and the order of the entries and the moment of a tap change nothing.
 *
 * - ticket: SHA-256 of `<round id>:<user name>`
 * - score of a ticket: HMAC-SHA-256 with the seed, of `draw:<ticket>`
 * - envelope 1, 2, …: HMAC-SHA-256 with the seed, of `cut:1`, `cut:2`, …; the first 48 bits are a share from 0 to 1
 *
 * All of them as hexadecimal text, and texts as UTF-8.
 */
export interface RainDraw {
  /** As hexadecimal text of equal length, so that texts compare as numbers. */
  scoreOf(ticket: string): Promise<string>
  /** What the envelopes hold: the first is that of the lowest score. Together they are the pool. */
  cut(terms: RainTerms): Promise<readonly Money[]>
}

/** Amounts are decimal texts. */
export interface RainTerms {
  readonly pool: string
  readonly envelopes: number
  readonly least: string
}

type Bytes = Uint8Array<ArrayBuffer>

/** WebCrypto's `SubtleCrypto`, as far as it is needed, for programs whose types know no DOM. */
export interface DrawCrypto {
  digest(algorithm: 'SHA-256', data: Bytes): Promise<ArrayBuffer>
  importKey(
    format: 'raw',
    key: Bytes,
    algorithm: { name: 'HMAC'; hash: 'SHA-256' },
    extractable: false,
    usages: 'sign'[],
  ): Promise<unknown>
  sign(algorithm: 'HMAC', key: unknown, data: Bytes): Promise<ArrayBuffer>
}

const utf8 = new TextEncoder()

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function sha256(crypto: DrawCrypto, text: string): Promise<string> {
  return toHex(await crypto.digest('SHA-256', utf8.encode(text)))
}

/** What is published before the round. */
export function commitmentOf(crypto: DrawCrypto, seed: string): Promise<string> {
  return sha256(crypto, seed)
}

/** What stands for a member in the draw of a round: the platform cannot choose it. */
export function ticketOf(crypto: DrawCrypto, roundId: string, userName: string): Promise<string> {
  return sha256(crypto, `${roundId}:${userName}`)
}

export async function rainDraw(crypto: DrawCrypto, seed: string): Promise<RainDraw> {
  const key = await crypto.importKey('raw', utf8.encode(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const hmac = async (text: string) => toHex(await crypto.sign('HMAC', key, utf8.encode(text)))
  return {
    scoreOf: (ticket) => hmac(`draw:${ticket}`),
    async cut({ pool, envelopes, least }) {
      const digits = Math.max(digitsOf(pool), digitsOf(least))
      const lowest = toUnits(least, digits)
      let left = toUnits(pool, digits)
      const amounts: Money[] = []
      for (let number = 1; number <= envelopes; number += 1) {
        const others = envelopes - number
        // At most twice the mean of what is left, and so that the others get the least.
        const most = Math.min(Math.floor((2 * left) / (others + 1)), left - lowest * others)
        const part = Number.parseInt((await hmac(`cut:${number}`)).slice(0, 12), 16) / 2 ** 48
        const amount = others === 0 ? left : lowest + Math.floor(part * (Math.max(most, lowest) - lowest + 1))
        left -= amount
        amounts.push(fromUnits(amount, digits))
      }
      return amounts
    },
  }
}

const digitsOf = (amount: string) => amount.split('.')[1]?.length ?? 0

/** Whole minor units. */
function toUnits(amount: string, digits: number): number {
  const [whole = '0', fraction = ''] = amount.split('.')
  return Number(whole + fraction.padEnd(digits, '0'))
}

function fromUnits(units: number, digits: number): Money {
  const text = String(units).padStart(digits + 1, '0')
  const amount = readMoney(digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`)
  if (amount === undefined) throw new RangeError(`no amount: ${units}`)
  return amount
}
