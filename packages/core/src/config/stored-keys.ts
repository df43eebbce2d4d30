/** What was typed and not sent, without secrets. It names who typed it: where a session expires, it waits for that user. */
const TYPED_NAMES = [
  'MC_FEEDBACK',
  'MC_APPLICATION',
  'MC_DEPOSIT',
  'MC_DEPOSIT_LIMIT',
  'MC_WITHDRAWAL',
  'MC_ADDRESS',
  'MC_LINK',
  'MC_ACCOUNT',
  'MC_PHONE',
  'MC_REGISTRATION',
] as const

/** What belongs to the session, in whichever storage it lies: removed when the session ends (SESSION-04). */
const SESSION_NAMES = [
  ...TYPED_NAMES,
  'MC_SESSION_INFO',
  'MC_TOKEN',
  'MC_TRIAL_USER',
  'MC_SESSION_ENDED',
  'MC_RETURN_TO',
  'MC_TEMP_PASSWORD',
  'MC_LOGIN_POPUPS',
  'MC_SMS',
  'MC_HOT_GAMES',
  'MC_LISTS',
  'MC_READ',
  // The name of `MC_READ:notices` before there were letters: nothing reads it, and devices still have it.
  'MC_READ_NOTICES',
  'MC_PROMOTION_TAB',
  'MC_HELP',
  'MC_AGREED',
  // Tells other tabs that what the platform knows of the member was changed.
  'MC_MEMBER_CHANGED',
  'MC_FAVOURITES',
  'MC_LAST_GAMES',
  // Where pages were scrolled to, with their addresses, which name letters, deposits, orders and members (`@foyer/react/router`).
  'foyer-scroll',
  'foyer-left',
] as const

/** What belongs to the device: stays when the session ends (SESSION-04, SESSION-10). */
export const DEVICE_KEY_NAMES = [
  'autoLogin',
  'MC_LOGIN_RECORD',
  'MC_LANGUAGE',
  'MC_THEME',
  'MC_CACHE',
  'MC_ATTEMPTS',
  'MC_LIMIT_ASKED',
  'MC_DOWNLOAD_BAR_HIDDEN',
  'MC_REPORT_VIEW',
  'MC_STOPPED_MOTION',
  // The codes of the link by which a person came: in the session storage, until the person has registered.
  'MC_INVITATION',
  'foyer.install',
  'foyer.visits',
  'foyer.visitBegan',
] as const

/** The name of a session's value. */
export type SessionName = (typeof SESSION_NAMES)[number]

type StoredName = SessionName | (typeof DEVICE_KEY_NAMES)[number]

/**
 * The key of a stored value: its name, and what tells several of that name apart, e.g. `MC_SMS:demo:login`. Names that are
 * not declared here do not compile.
 */
export type StoredKey = StoredName | `${StoredName}:${string}`

/** The name of a key alone. What follows names the user, and is for no log. */
export function storedName(key: string): string {
  return key.split(':', 1)[0] ?? ''
}

/** Whether the key has this name. */
export function hasName(key: string, name: StoredName): boolean {
  return key === name || key.startsWith(`${name}:`)
}

/** Whether it is what someone typed and has not sent. */
export function isTyped(key: string): key is StoredKey {
  return TYPED_NAMES.some((name) => hasName(key, name))
}

/** Whether a logout removes this key. */
export function isOfSession(key: string): boolean {
  return SESSION_NAMES.some((name) => hasName(key, name))
}
