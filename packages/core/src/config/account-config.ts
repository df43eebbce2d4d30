import * as z from 'zod/mini'
import { filledText, flag, number, text, texts, whole } from '../transport/wire.ts'

/** From `min` to `max` characters. */
const bounds = (min: number, max: number) => {
  const count = (initial: number) => z._default(whole.check(z.minimum(1), z.maximum(100)), initial)
  return z.prefault(z.strictObject({ min: count(min), max: count(max) }), {})
}

const bound = z.optional(whole.check(z.minimum(1), z.maximum(100)))
/** The same, of which what is left out comes from elsewhere. */
const ownBounds = z.strictObject({ min: bound, max: bound })

/** How people come to be players of a merchant, and stay it: the part of the configuration that is about accounts. */
export const accountConfig = {
  session: z.prefault(
    z.strictObject({
      storage: z._default(z.enum(['local', 'session']), 'local'),
      /** Where a person lands whose session ended (SESSION-07). */
      endedTarget: z._default(text, '/m/login'),
    }),
    {},
  ),

  login: z.prefault(
    z.strictObject({
      /** LOGIN-14 */
      forceChangeOnFirstLogin: z._default(flag, false),
      /** PROLE-06: sent as `side` unless 'any'. */
      side: z._default(z.enum(['any', 'member', 'agent']), 'any'),
    }),
    {},
  ),

  /** LOGIN-05: what the networks know the merchant by. Without an entry, no button; docs/hosting.md names their hosts. */
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
      /** REG-09: the sum that the page advertises; null advertises nothing. */
      bonusAmount: z._default(z.nullable(number), 77),
      /** REG-11: what a native wrapper of the site has in its user agent. */
      appToken: z._default(filledText, 'FoyerApp'),
    }),
    {},
  ),

  phone: z.prefault(
    z.strictObject({
      /** Country dialing code that pickers begin with. */
      dialingCode: z._default(text.check(z.regex(/^\d{1,4}$/)), '63'),
      /** SMS-02: how the platform calls the number in SMS requests. */
      smsField: z._default(z.enum(['mobileNum', 'mobileNo']), 'mobileNum'),
    }),
    {},
  ),

  /**
   * How long what people type may be: the shared rules by name (VALID-02 to VALID-06). The login knows no other bounds:
   * where the platform's own rules of registration (CALL-11) allow other names and passwords, give theirs here.
   */
  validation: z.prefault(
    z.strictObject({
      loginUsername: bounds(4, 16),
      loginPassword: bounds(6, 20),
      loginMobileNum: bounds(7, 20),
      verificationCode: bounds(1, 10),
      /** VALID-17, PHONEPW-07: the set of a new password by phone; what is left out is as above. */
      memberCenter: z.prefault(
        z.strictObject({
          mobileNum: z.optional(ownBounds),
          verificationCode: z.optional(ownBounds),
          password: z.optional(ownBounds),
        }),
        {},
      ),
      /** VALID-08: endings of two or three letters, as the source says, or every address that can be registered. */
      forgotEmail: z._default(z.enum(['short', 'any']), 'short'),
    }),
    {},
  ),

  member: z.prefault(
    z.strictObject({
      /** MEMBER-08: the pictures that members choose from, by their paths. */
      avatars: z._default(
        texts,
        Array.from({ length: 12 }, (_, index) => `avatars/${index + 1}.svg`),
      ),
    }),
    {},
  ),
}
