import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { REG_FIELDS, type RegField } from './fields.ts'
import { queryOf } from './payload.ts'
import type { RegisterValues } from './registration.ts'

/** The query parameters of the page that fill fields (REG-18). */
const QUERY_NAMES = { affiliateCode: 'affiliateCode', recommenderId: 'r' } as const

/** The first values of a registration form. The person has to tick both boxes, so they start unticked (REG-08). */
export function initialValues({ config, ports }: Pick<FeatureContext, 'config' | 'ports'>): RegisterValues {
  const query = queryOf(ports.navigation.current())
  const empty = Object.fromEntries(REG_FIELDS.map((name) => [name, ''])) as Record<RegField, string>
  return {
    ...empty,
    affiliateCode: query.get(QUERY_NAMES.affiliateCode)?.slice(0, 64) ?? '',
    recommenderId: query.get(QUERY_NAMES.recommenderId)?.slice(0, 64) ?? '',
    countryDialingCode: config.phone.dialingCode,
    terms: false,
    adult: false,
  }
}
