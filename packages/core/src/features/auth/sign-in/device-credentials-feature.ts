import type { Feature } from '../../../foyer.ts'
import { createDeviceCredentials, type DeviceCredentials } from './device-credentials.ts'

export const deviceCredentialsFeature: Feature<DeviceCredentials> = ({ context, session }) =>
  createDeviceCredentials(context, session)
