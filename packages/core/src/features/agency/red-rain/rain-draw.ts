import { type Money, readMoney, round } from '../../../kernel/money/money.ts'

/**
 * How a rain is drawn. Everybody can compute it again: the platform publishes the SHA-256 of the seed before a round, and the
 * seed after it. The lowest scores win, and the order of the entries and the moment of a tap change nothing.
 *
 * - ticket: SHA-256 of `<round id>:<user name>`
 * - score of a ticket: HMAC-SHA-256 with the seed, of `draw:<ticket>`
 * - envelope 1, 2, …: HMAC-SHA-256 with the seed, of `cut:1`, `cut:2`, …; the first 48 bits are a share from 0 to 1 of what
 *   it may hold more than the least, in whole smallest units of the currency, rounded down
 *
 * All of them as hexadecimal text, and texts as UTF-8.
 */
export interface RainDraw {
  /** As hexadecimal text of equal length, so that texts compare as numbers. */
  scoreOf(ticket: string): Promise<string>
  /** What the envelopes hold: the first is that of the lowest score. Together they are the pool. */
  cut(terms: RainTerms): Promise<readonly Money[]>
}

/** Amounts are decimal texts; `5` and `5.0` are the same. */
export interface RainTerms {
  readonly pool: string
  /** At most {@link MAX_ENVELOPES}. */
  readonly envelopes: number
  readonly least: string
  /** Decimals of the currency: envelopes are cut in its smallest units. */
  readonly digits: number
}

/** A device computes them one after the other. */
export const MAX_ENVELOPES = 10_000

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
    async cut({ pool, envelopes, least, digits }) {
      if (envelopes > MAX_ENVELOPES) throw new RangeError(`too many envelopes: ${envelopes}`)
      const lowest = toUnits(least, digits)
      let left = toUnits(pool, digits)
      const amounts: Money[] = []
      for (let number = 1; number <= envelopes; number += 1) {
        const others = BigInt(envelopes - number)
        const twiceMean = (2n * left) / (others + 1n)
        const most = left - lowest * others
        // At most twice the mean of what is left, and so that the others get the least.
        const more = (twiceMean < most ? twiceMean : most) - lowest
        const part = BigInt(`0x${(await hmac(`cut:${number}`)).slice(0, 12)}`)
        const amount = others === 0n ? left : lowest + ((part * ((more > 0n ? more : 0n) + 1n)) >> 48n)
        left -= amount
        amounts.push(fromUnits(amount, digits))
      }
      return amounts
    },
  }
}

/** Whole smallest units; what is finer is cut off. */
function toUnits(text: string, digits: number): bigint {
  const amount = readMoney(text)
  if (amount === undefined) throw new RangeError(`no amount: ${text}`)
  return BigInt(round(amount, digits, 'down').replace('.', ''))
}

function fromUnits(units: bigint, digits: number): Money {
  const text = String(units).padStart(digits + 1, '0')
  const amount = readMoney(digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`)
  if (amount === undefined) throw new RangeError(`no amount: ${units}`)
  return amount
}
