import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { queryOf } from '../../app/install/register-method.ts'

/** The codes of an invitation or of an agent's link. An empty text means that the link has no such code. */
export interface InvitationCodes {
  readonly affiliateCode: string
  readonly recommenderId: string
}

export interface VisitInvitation {
  /** The codes in the address, which replace those of an earlier link. Without any, the codes that the visit began with. */
  read(): InvitationCodes
  /** The codes are used up, or the platform does not know them. */
  forget(): void
}

/** The query parameters of the page that fill fields (REG-18). */
const QUERY_NAMES = { affiliateCode: 'affiliateCode', recommenderId: 'r' } as const
const MAX_CODE_LENGTH = 64
const NO_CODES: InvitationCodes = { affiliateCode: '', recommenderId: '' }

const schema = z.object({ affiliateCode: text, recommenderId: text })

/**
 * The invitation by which a person came. It lasts as long as the tab, so that a friend who looks at the lobby before
 * registering is still the inviter's friend.
 */
export function createVisitInvitation({ ports, log }: Pick<FeatureContext, 'ports' | 'log'>): VisitInvitation {
  const stored = createStoredValue({ storage: ports.sessionStorage, key: 'MC_INVITATION', schema, log })

  return {
    read() {
      const query = queryOf(ports.navigation.current())
      const codeOf = (name: string) => query.get(name)?.slice(0, MAX_CODE_LENGTH) ?? ''
      const codes = {
        affiliateCode: codeOf(QUERY_NAMES.affiliateCode),
        recommenderId: codeOf(QUERY_NAMES.recommenderId),
      }
      if (codes.affiliateCode === '' && codes.recommenderId === '') return stored.read() ?? NO_CODES
      stored.write(codes)
      return codes
    },
    forget: () => stored.remove(),
  }
}
