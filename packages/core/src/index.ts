export type { FoyerConfig, FoyerConfigInput } from './config/config.ts'
export type { Foyer } from './foyer.ts'
export { ERROR_CODES, type ErrorCode, FoyerError, isFoyerError } from './kernel/errors.ts'
export { LIMITS } from './limits.ts'
