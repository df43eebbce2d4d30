import type { Session } from '../session/session.ts'
import type { DeviceCredentials } from '../sign-in/device-credentials.ts'

/** The password of whoever is here, where this device knows it (CHPW-02). Never throws. */
export interface CurrentPassword {
  /** That of a first login, else the remembered one of the same user. */
  read(): Promise<string | undefined>
  /** CHPW-07, CHPW-08: there is another one now. What cannot be kept of it is only logged. */
  onChanged(password: string): void
  /** To what a first login was for, else to the lobby. */
  continueAfterSignIn(): void
}

export function createCurrentPassword(
  session: Pick<Session, '$state' | 'endFirstLogin' | 'continueAfterSignIn'>,
  { saved, temporary }: DeviceCredentials,
): CurrentPassword {
  const userName = () => {
    const state = session.$state.get()
    return state.type === 'member' ? state.info.userName : undefined
  }

  return {
    async read() {
      const fresh = await temporary.read()
      if (fresh !== undefined) return fresh
      const savedLogin = saved.read()?.username.toLowerCase()
      return savedLogin !== undefined && savedLogin === userName()?.toLowerCase() ? saved.password() : undefined
    },
    continueAfterSignIn: session.continueAfterSignIn,
    onChanged(password) {
      const name = userName()
      temporary.remove()
      session.endFirstLogin()
      if (name !== undefined) void saved.changePassword(name, password)
    },
  }
}
