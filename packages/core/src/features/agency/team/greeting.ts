import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'

export type Greeting = 'morning' | 'earlyAfternoon' | 'lateAfternoon' | 'evening'

/** The greeting of a whole hour, 0 to 24; 10:59 is the hour 10 (AGENT-03). */
export function greetingOf(hour: number): Greeting {
  const { earlyAfternoon, lateAfternoon, evening } = SPEC_CONSTANTS.greetingFrom
  if (hour >= evening) return 'evening'
  if (hour >= lateAfternoon) return 'lateAfternoon'
  return hour >= earlyAfternoon ? 'earlyAfternoon' : 'morning'
}
