/**
 * Set by `npm run walks` and by hand (`FOYER_THOROUGH=1`): every hand on every phone, every pair of pages and every
 * language. `npm test` takes a sample of each.
 */
export const THOROUGH = process.env.FOYER_THOROUGH !== undefined
