import { type FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { AutoSignInApi } from '../session/session.ts'
import { deviceCredentials } from './device-credentials.ts'

/** Signs in with the saved credentials (SESSION-06). Loaded by the first start that needs it. */
export async function autoSignIn(api: AutoSignInApi, { log, use }: Pick<FeatureContext, 'log' | 'use'>): Promise<void> {
  const { saved, temporary } = use(deviceCredentials)
  const username = saved.read()?.username
  const password = await saved.password()
  if (!api.isPending()) return
  if (username === undefined || password === undefined) {
    api.setAutoSignIn(false)
    return
  }
  try {
    const info = await api.authenticate({ username, password })
    if (!api.isPending()) return
    api.complete(info)
    if (info.firstTimeLogin) temporary.save(password)
    api.requiresNewPassword(info)
  } catch (cause) {
    if (!api.isPending()) return
    const error = toFoyerError(cause)
    log.warn('session.autoSignIn.failed', { code: error.code })
    if (!isTransient(error)) api.setAutoSignIn(false)
  }
}

/** The platform has not refused the credentials, so the next start may try again. */
function isTransient({ code, status, retryable }: FoyerError): boolean {
  return status === undefined || retryable || code === 'platform.maintenance' || code === 'region.restricted'
}
