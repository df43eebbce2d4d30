import * as z from 'zod/mini'
import { filledText, flag, number, text, texts, whole } from '../transport/wire-schemas.ts'

/** From `min` to `max` characters. */
const bounds = (min: number, max: number) => {
  const count = (initial: number) => z._default(whole.check(z.minimum(1), z.maximum(100)), initial)
  return z.prefault(z.strictObject({ min: count(min), max: count(max) }), {})
}

const bound = z.optional(whole.check(z.minimum(1), z.maximum(100)))
/** Optional bounds: a missing one comes from the shared rules. */
const ownBounds = z.strictObject({ min: bound, max: bound })

/** The part of the configuration about accounts: session, sign-in, registration, passwords, members. */
export const accountConfig = {
  session: z.prefault(
    z.strictObject({
      storage: z._default(z.enum(['local', 'session']), 'local'),
      /** The page to go to when the session has ended (SESSION-07). */
      endedTarget: z._default(z.enum(['signIn', 'home']), 'signIn'),
      /** Server codes that mean that the session has ended (SESSION-07). */
      endedCodes: z._default(texts, ['session.expired', 'session.kicked']),
    }),
    {},
  ),

  login: z.prefault(
    z.strictObject({
      /** A first sign-in leads to the change of the password (LOGIN-14). */
      forceChangeOnFirstLogin: z._default(flag, false),
      /** Sent as `side` unless 'any' (PROLE-06). */
      side: z._default(z.enum(['any', 'member', 'agent']), 'any'),
    }),
    {},
  ),

  /** The merchant's ids at the networks (LOGIN-05). A network without an entry has no button. Hosts: docs/hosting.md. */
  social: z.prefault(
    z.strictObject({
      facebook: z.optional(
        z.strictObject({
          appId: filledText,
          script: z._default(text, 'https://connect.facebook.net/en_US/sdk.js'),
        }),
      ),
      google: z.optional(
        z.strictObject({
          clientId: filledText,
          script: z._default(text, 'https://accounts.google.com/gsi/client'),
        }),
      ),
    }),
    {},
  ),

  register: z.prefault(
    z.strictObject({
      /** The bonus that the page advertises; null advertises none (REG-09). */
      bonusAmount: z._default(z.nullable(number), 77),
      /** Part of the user agent of a native wrapper of the site (REG-11). */
      appToken: z._default(filledText, 'FoyerApp'),
    }),
    {},
  ),

  phone: z.prefault(
    z.strictObject({
      /** The dialing code that is preset in forms. */
      dialingCode: z._default(text.check(z.regex(/^\d{1,4}$/)), '63'),
      /** The name of the number in SMS requests (SMS-02). */
      smsField: z._default(z.enum(['mobileNum', 'mobileNo']), 'mobileNum'),
    }),
    {},
  ),

  /**
   * Lengths of typed values: the shared rules by name (VALID-02 to VALID-06). The sign-in uses only these bounds: where
   * the platform's rules of registration (CALL-11) allow other lengths, set them here.
   */
  validation: z.prefault(
    z.strictObject({
      loginUsername: bounds(4, 16),
      loginPassword: bounds(6, 20),
      loginMobileNum: bounds(7, 20),
      verificationCode: bounds(1, 10),
      /** FEEDBACK-01, in code points. */
      feedback: bounds(10, 500),
      /** Bounds of the member center; a missing one is as above (VALID-17, PHONEPW-07). */
      memberCenter: z.prefault(
        z.strictObject({
          mobileNum: z.optional(ownBounds),
          verificationCode: z.optional(ownBounds),
          password: z.optional(ownBounds),
        }),
        {},
      ),
      /** `short`: top-level domains of two or three letters, as the specification says; `any`: as in registration (VALID-08). */
      forgotEmail: z._default(z.enum(['short', 'any']), 'short'),
    }),
    {},
  ),

  member: z.prefault(
    z.strictObject({
      /** The paths of the pictures that members choose from (MEMBER-08). */
      avatars: z._default(
        texts,
        Array.from({ length: 12 }, (_, index) => `avatars/${index + 1}.svg`),
      ),
    }),
    {},
  ),
}
