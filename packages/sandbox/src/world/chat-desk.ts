/** Who wrote a message: the member, the desk by itself, or a colleague of it. */
export type ChatAuthor = 'member' | 'desk' | 'colleague'

interface ChatMessage {
  readonly by: ChatAuthor
  readonly text: string
  /** ms since the epoch. */
  readonly at: number
  /** Of the form that sent it. */
  readonly key?: string | undefined
}

/** What the desk keeps of one member. */
export interface Conversation {
  readonly userName: string
  readonly messages: readonly ChatMessage[]
  /** When a colleague answers what is handed over, and the words for it. */
  readonly colleague?: { readonly at: number; readonly text: string } | undefined
  /** Up to here the member has seen it, ms since the epoch. */
  readonly seenAt: number
}

/** What the desk says to a message by itself; `handover` also calls a colleague, who then says the rest. */
export type DeskReply =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'handover'; readonly text: string; readonly colleague: string }
  /** The colleague who has the conversation answers alone. */
  | { readonly kind: 'colleague'; readonly text: string }
  /** A colleague is on the way already. */
  | { readonly kind: 'silence' }

/** The merchant's customer service, which keeps one conversation for each member. */
export interface ChatDesk {
  /** Without a message of it: an empty conversation. Answers of colleagues that are due are part of it. */
  conversation(userName: string): Conversation
  /** Whether the message of this key has arrived. */
  has(userName: string, key: string): boolean
  /**
   * Adds a message of the member and the desk's reply. The same `key` again adds nothing: the form was sent twice.
   *
   * @param reply chooses the reply, from what was said before
   */
  say(
    userName: string,
    message: { readonly key: string; readonly text: string },
    reply: (before: Conversation) => DeskReply,
  ): void
  /** A colleague writes. */
  answer(userName: string, text: string): void
  /** Messages of the desk that came after the member has last looked. */
  unseen(userName: string): number
  see(userName: string): void
  all(): readonly Conversation[]
}

/** Earlier messages are dropped. */
const KEPT_MESSAGES = 200

export function createChatDesk(kept: readonly Conversation[], now: () => number, waitMs: () => number): ChatDesk {
  const conversations = new Map(kept.map((conversation) => [conversation.userName, conversation]))

  const put = (conversation: Conversation) => {
    const { messages } = conversation
    conversations.set(conversation.userName, { ...conversation, messages: messages.slice(-KEPT_MESSAGES) })
  }

  const conversation = (userName: string): Conversation => {
    const found = conversations.get(userName) ?? { userName, messages: [], seenAt: 0 }
    const { colleague, messages } = found
    if (colleague === undefined || colleague.at > now()) return found
    const message: ChatMessage = { by: 'colleague', ...colleague }
    const answered = { ...found, colleague: undefined, messages: [...messages, message] }
    put(answered)
    return answered
  }

  const has: ChatDesk['has'] = (userName, key) => conversation(userName).messages.some((one) => one.key === key)

  return {
    conversation,
    has,
    say(userName, { key, text }, reply) {
      if (has(userName, key)) return
      const before = conversation(userName)
      const at = now()
      const said = reply(before)
      const own: ChatMessage = { by: 'member', text, at, key }
      const messages = [...before.messages, own]
      switch (said.kind) {
        case 'answer':
          put({ ...before, messages: [...messages, { by: 'desk', text: said.text, at }] })
          return
        case 'handover':
          put({
            ...before,
            messages: [...messages, { by: 'desk', text: said.text, at }],
            colleague: { at: at + waitMs(), text: said.colleague },
          })
          return
        case 'colleague':
          put({ ...before, messages, colleague: { at: at + waitMs(), text: said.text } })
          return
        case 'silence':
          put({ ...before, messages })
          return
      }
    },
    answer(userName, text) {
      const before = conversation(userName)
      const message: ChatMessage = { by: 'colleague', text, at: now() }
      put({ ...before, colleague: undefined, messages: [...before.messages, message] })
    },
    unseen(userName) {
      const { messages, seenAt } = conversation(userName)
      return messages.filter(({ by, at }) => by !== 'member' && at > seenAt).length
    },
    see(userName) {
      const seen = conversation(userName)
      if (seen.messages.length > 0) put({ ...seen, seenAt: now() })
    },
    all: () => [...conversations.values()],
  }
}
