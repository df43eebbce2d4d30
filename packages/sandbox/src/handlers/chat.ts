import { accountOwnerOf, callerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { Refusal } from '../world/refusal.ts'

/** CHAT-03, CHAT-07: real accounts, where the merchant has the chat. */
function checkChat(context: Pick<HandlerContext<unknown>, 'caller' | 'world'>): void {
  accountOwnerOf(context)
  if (!context.world.settings.flags.CBS3) throw new Refusal('no.permission')
}

const LIVE_MODELS = [
  { id: 'lm-1', name: 'Amihan', avatar: 'avatars/2.svg', active: true, streaming: true },
  { id: 'lm-2', name: 'Ligaya', avatar: 'avatars/4.svg', active: true, streaming: false },
  { id: 'lm-3', name: 'Tala', avatar: 'avatars/6.svg', active: true, streaming: true },
  { id: 'lm-4', name: 'Mayumi', avatar: 'avatars/8.svg', active: false, streaming: false },
  { id: 'lm-5', name: 'Diwata', avatar: 'avatars/3.svg', active: false, streaming: true },
] as const

export const chatHandlers = {
  /** PCALL-01: the address has the back URL, and a ticket in place of the token. */
  chatLaunch(context) {
    checkChat(context)
    const { input, origin, vendorOrigin, world } = context
    const { member, session } = callerOf(context)
    const { language, headerColor, title } = input
    // Written in full, because the chat is on another host (settlement 34).
    const backUrl = new URL(world.backUrls.check(input.backUrl, origin), origin).href
    const ticket = world.chatTickets.issue({ userName: member.userName, sessionId: session.sessionId, backUrl })
    return {
      chatUrl: `${vendorOrigin}/play/chat?${new URLSearchParams({ ticket, backUrl, language, headerColor, title })}`,
    }
  },

  /** PCALL-02: what waits, until the chat is opened (`pages/chat/chat-page.ts`). */
  chatUnread(context) {
    checkChat(context)
    const { chatDesk, chatUnread: set } = context.world
    const { userName } = callerOf(context).member
    return { unReadCount: (set.get(userName) ?? 0) + chatDesk.unseen(userName) }
  },

  /** CHAT-08, PCALL-03: the filters work singly and together. */
  liveModels({ input, world }) {
    if (!world.settings.flags.CBS3) throw new Refusal('no.permission')
    const fits = (wanted: string | undefined, is: boolean) => wanted === undefined || wanted === `${is}`
    return LIVE_MODELS.filter(({ active, streaming }) => fits(input.active, active) && fits(input.streaming, streaming))
  },
} satisfies Partial<HandlerTable>
