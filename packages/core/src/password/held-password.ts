import type { Remembered } from '../login/remembered.ts'
import type { Session } from '../session/session.ts'

/** The password of whoever is here, where this device knows it (CHPW-02). Never throws. */
export interface HeldPassword {
  /** That of a first login, else the remembered one of the same user. */
  read(): Promise<string | undefined>
  /** CHPW-07, CHPW-08: there is another one now. What cannot be kept of it is only logged. */
  changed(password: string): void
  /** To what a first login was for, else to the lobby. */
  goOn(): void
}

export function createHeldPassword(
  session: Pick<Session, '$state' | 'endFirstLogin' | 'continueAfterSignIn'>,
  { record, temporary }: Remembered,
): HeldPassword {
  const userName = () => {
    const state = session.$state.get()
    return state.type === 'member' ? state.info.userName : undefined
  }

  return {
    async read() {
      const fresh = await temporary.read()
      if (fresh !== undefined) return fresh
      const known = record.read()?.username.toLowerCase()
      return known !== undefined && known === userName()?.toLowerCase() ? record.password() : undefined
    },
    goOn: session.continueAfterSignIn,
    changed(password) {
      const name = userName()
      temporary.drop()
      session.endFirstLogin()
      if (name !== undefined) void record.changePassword(name, password)
    },
  }
}
