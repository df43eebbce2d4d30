import { createBoundedMap } from './bounded-map.ts'
import { networkOf } from './network-of.ts'
import { type RandomBytes, randomText, randomUnit } from './secure-random.ts'

export type CaptchaKind = 'digits' | 'equation'

export interface IssuedCaptcha {
  readonly captchaId: string
  /** The text in the picture. */
  readonly shown: string
  readonly answer: string
}

/** Pictures handed out (CAPTCHA-04). Each takes one answer, right or wrong. */
export interface Captchas {
  /** @param address network address of the caller, who is often a guest */
  issue(kind: CaptchaKind, address: string): IssuedCaptcha
  /** Uses the captcha up. */
  take(captchaId: string | undefined, response: string | undefined): boolean
  /** The latest one, for tests. */
  latest(): IssuedCaptcha | undefined
}

const LIFE_MS = 300_000
const MAX_OF_NETWORK = 100
const MAX_IN_ALL = 2000
const ID_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

function draw(kind: CaptchaKind, randomBytes: RandomBytes): Pick<IssuedCaptcha, 'shown' | 'answer'> {
  if (kind === 'digits') {
    const digits = randomText(randomBytes, 4, '0123456789')
    return { shown: digits, answer: digits }
  }
  const [one, other] = [2 + Math.floor(randomUnit(randomBytes) * 8), 2 + Math.floor(randomUnit(randomBytes) * 8)]
  return { shown: `${one}+${other}`, answer: String(one + other) }
}

export function createCaptchas(now: () => number, randomBytes: RandomBytes): Captchas {
  const open = createBoundedMap<IssuedCaptcha & { readonly until: number; readonly network: string }>({
    ownerOf: ({ network }) => network,
    maxOfOwner: MAX_OF_NETWORK,
    maxInAll: MAX_IN_ALL,
  })
  let latest: IssuedCaptcha | undefined
  return {
    issue(kind, address) {
      const captchaId = randomText(randomBytes, 20, ID_ALPHABET)
      const challenge = { captchaId, ...draw(kind, randomBytes) }
      open.set(captchaId, { ...challenge, until: now() + LIFE_MS, network: networkOf(address) })
      latest = challenge
      return challenge
    },
    take(captchaId = '', response) {
      const challenge = open.get(captchaId)
      open.delete(captchaId)
      return challenge !== undefined && challenge.until > now() && challenge.answer === response?.trim()
    },
    latest: () => latest,
  }
}
