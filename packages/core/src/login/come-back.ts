import type { FeatureDeps } from '../foyer.ts'
import { type FoyerError, toFoyerError } from '../kernel/errors.ts'
import type { SilentDoor } from '../session/session.ts'
import { rememberedFeature } from './remembered-feature.ts'

/** SESSION-06: the remembered login once more, without a word. Loaded by the first start that wants it. */
export async function comeBack(
  door: SilentDoor,
  { context, use }: Pick<FeatureDeps, 'context' | 'use'>,
): Promise<void> {
  const { record, temporary } = use(rememberedFeature)
  const username = record.read()?.username
  const password = await record.password()
  if (!door.isOpen()) return
  if (username === undefined || password === undefined) {
    door.allowAgain(false)
    return
  }
  try {
    const info = await door.ask({ username, password })
    if (!door.isOpen()) return
    door.enter(info)
    if (info.firstTimeLogin) temporary.hold(password)
    door.asksForPassword(info)
  } catch (cause) {
    if (!door.isOpen()) return
    const error = toFoyerError(cause)
    context.log.warn('session.autoLogin.failed', { code: error.code })
    if (!isPassing(error)) door.allowAgain(false)
  }
}

/** Nobody has said no: the next start may try again. */
function isPassing({ code, status, retryable }: FoyerError): boolean {
  return status === undefined || retryable || code === 'platform.maintenance' || code === 'region.restricted'
}
