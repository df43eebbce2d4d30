import type { Contract } from '@foyer/core/contract'
import { checkBackUrl } from '../engine/back-url.ts'
import { Refusal } from '../engine/refusal.ts'
import { callerOf, type Handler, type HandlerContext } from './handler.ts'

const TRIAL = 4

/** CHAT-03, CHAT-07: real accounts, where the merchant has the chat. */
function checkChat(context: Pick<HandlerContext<unknown>, 'caller' | 'world'>): void {
  if (callerOf(context).member.type === TRIAL) throw new Refusal('trial.rejected')
  if (!context.world.settings.flags.CBS3) throw new Refusal('no.permission')
}

/** PCALL-01: the address has the back URL. Opening the chat marks its messages as read. */
export const chatLaunch: Handler<Contract['chatLaunch']> = (context) => {
  checkChat(context)
  const { input, origin, world } = context
  const { member } = callerOf(context)
  const { language, headerColor, title } = input
  const backUrl = checkBackUrl(input.backUrl, origin)
  world.chatUnread.set(member.userName, 0)
  return { chatUrl: `${origin}/play/chat?${new URLSearchParams({ backUrl, language, headerColor, title })}` }
}

/** PCALL-02 */
export const chatUnread: Handler<Contract['chatUnread']> = (context) => {
  checkChat(context)
  return { unReadCount: context.world.chatUnread.get(callerOf(context).member.userName) ?? 0 }
}
