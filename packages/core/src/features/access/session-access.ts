import type { FeatureContext } from '../../kernel/feature.ts'
import type { SessionAccess } from '../auth/session/session.ts'
import { accessRuleFor } from './access-rules.ts'
import { evaluateAccess, type FlagReader } from './evaluate-access.ts'
import { guardRoute } from './guard-route.ts'

/** To ask what a role may do if every flag is on. */
const ALL_FLAGS: FlagReader = { settled: true, isOn: () => true }
/** Trial play depends on no flag. */
const NO_FLAGS: FlagReader = { settled: true, isOn: () => false }

/** The decisions that the session needs before the access of its user can be made. */
export function createSessionAccess({ config, routes }: Pick<FeatureContext, 'config' | 'routes'>): SessionAccess {
  return {
    mayOpen: (path, state) =>
      routes === undefined || guardRoute(routes, path, state, ALL_FLAGS, config).outcome === 'allow',
    mayStartTrial: (state) => evaluateAccess(accessRuleFor('startTrial', config), state, NO_FLAGS).outcome === 'allow',
  }
}
