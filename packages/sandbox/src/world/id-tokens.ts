import { createBoundedMap } from './bounded-map.ts'

/** The account that a provider has authenticated. */
interface Subject {
  /** `sms`, or the name of a network. */
  readonly channel: string
  readonly mobileKey?: string | undefined
  readonly email?: string | undefined
}

/** Id tokens of providers (LOGIN-10, REG-13). The sandbox knows those that the control API has told it of. */
export interface IdTokens {
  trust(token: string, subject: Subject): void
  /** The account of the token, if it is for this channel. */
  subject(token: string | undefined, channel: string | undefined): Subject | undefined
}

const MAX_OF_SUBJECT = 20
const MAX_IN_ALL = 200

export function createIdTokens(): IdTokens {
  const known = createBoundedMap<Subject>({
    ownerOf: ({ mobileKey, email }) => mobileKey ?? email ?? '',
    maxOfOwner: MAX_OF_SUBJECT,
    maxInAll: MAX_IN_ALL,
  })
  return {
    trust: (token, subject) => known.set(token, subject),
    subject(token = '', channel) {
      const subject = known.get(token)
      return subject?.channel === channel ? subject : undefined
    },
  }
}
