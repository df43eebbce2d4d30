import type { AuthSession } from '../../auth/session/session.ts'
import type { DeviceCredentials } from '../../auth/sign-in/device-credentials.ts'

/** The password of the member, where this device knows it (CHPW-02). Never throws. */
export interface RememberedPassword {
  /** The name of the member. Undefined for other users. */
  userName(): string | undefined
  /** The password of a first sign-in, else the saved one of the same user. */
  read(): Promise<string | undefined>
  /** Saves the new password (CHPW-07, CHPW-08). A failure is only logged. */
  onChanged(password: string): void
  /** Goes to the page that the person wanted before a first sign-in, else to the lobby. */
  continueAfterSignIn(): void
}

export function createRememberedPassword(
  session: Pick<AuthSession, '$state' | 'endFirstLogin' | 'continueAfterSignIn'>,
  { saved, temporary }: DeviceCredentials,
): RememberedPassword {
  const userName = () => {
    const state = session.$state.get()
    return state.type === 'member' ? state.info.userName : undefined
  }

  return {
    userName,
    async read() {
      const password = await temporary.read()
      if (password !== undefined) return password
      const savedName = saved.read()?.username.toLowerCase()
      return savedName !== undefined && savedName === userName()?.toLowerCase() ? saved.password() : undefined
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
