import { Refusal, type RefusalInit } from '../world/refusal.ts'
import type { World } from '../world/world.ts'

export interface CaptchaAnswer {
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
  /** A proof of work, which is as good as the picture (settlement 4). */
  readonly altcha?: string | undefined
}

/** Uses up the picture or the proof. @throws Refusal */
export async function consumeCaptcha(
  { captchas, humanChecks }: World,
  { captcha, captchaId, altcha }: CaptchaAnswer,
  init: RefusalInit = {},
): Promise<void> {
  if (altcha !== undefined) {
    if (!(await humanChecks.accept(altcha))) throw new Refusal('human.required', init)
    return
  }
  if (!captchas.take(captchaId, captcha)) throw new Refusal('verification.code.error', init)
}
