import type { ACCOUNT_CODE_PURPOSES } from './endpoints.ts'

/** Each purpose has a countdown of its own (SMS-08). */
export type SmsPurpose = 'login' | 'register' | 'setPassword' | 'addPhone'

/** What the code is for. */
export type AccountCodePurpose = (typeof ACCOUNT_CODE_PURPOSES)[number]
