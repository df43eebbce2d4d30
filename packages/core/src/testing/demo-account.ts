/** The member that every sandbox has. */
export const DEMO = Object.freeze({ username: 'demo', password: 'Foyer2026' })
