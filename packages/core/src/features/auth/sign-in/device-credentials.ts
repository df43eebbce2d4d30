import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { type Session, session } from '../session/session.ts'
import { createFirstLoginPasswordStorage, type FirstLoginPasswordStorage } from './first-login-password-storage.ts'
import { createOptionalCipher } from './optional-cipher.ts'
import { createSavedCredentials, type SavedCredentials } from './saved-credentials.ts'

/** The credentials that this device keeps. Passwords are stored encrypted only (SESSION-10). */
export interface DeviceCredentials {
  readonly saved: SavedCredentials
  readonly temporary: FirstLoginPasswordStorage
}

export function createDeviceCredentials(context: FeatureContext, session: Pick<Session, '$state'>): DeviceCredentials {
  const cipher = createOptionalCipher(context)
  return {
    saved: createSavedCredentials(context, cipher),
    temporary: createFirstLoginPasswordStorage(context, session, cipher),
  }
}

export const deviceCredentials: Feature<DeviceCredentials> = defineFeature({
  id: 'deviceCredentials',
  needs: { session },
  create: (context, { session }) => createDeviceCredentials(context, session),
})
