import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { type Session, session } from '../session/session.ts'
import { createOptionalCipher } from './optional-cipher.ts'
import { createSavedCredentials, type SavedCredentials } from './saved-credentials.ts'
import { createTemporaryPasswordStorage, type TemporaryPasswordStorage } from './temporary-password-storage.ts'

/** The credentials that this device keeps. Passwords are stored encrypted only (SESSION-10). */
export interface DeviceCredentials {
  readonly saved: SavedCredentials
  readonly temporary: TemporaryPasswordStorage
}

export function createDeviceCredentials(context: FeatureContext, session: Pick<Session, '$state'>): DeviceCredentials {
  const cipher = createOptionalCipher(context)
  return {
    saved: createSavedCredentials(context, cipher),
    temporary: createTemporaryPasswordStorage(context, session, cipher),
  }
}

export const deviceCredentials: Feature<DeviceCredentials> = defineFeature({
  id: 'deviceCredentials',
  needs: { session },
  create: (context, { session }) => createDeviceCredentials(context, session),
})
