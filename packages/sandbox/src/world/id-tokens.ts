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

const KEPT = 200

export function createIdTokens(): IdTokens {
  const known = new Map<string, Subject>()
  return {
    trust(token, subject) {
      known.delete(token)
      known.set(token, subject)
      const oldest = known.keys().next().value
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
    },
    subject(token = '', channel) {
      const subject = known.get(token)
      return subject?.channel === channel ? subject : undefined
    },
  }
}
