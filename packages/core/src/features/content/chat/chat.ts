import type { ReadableAtom } from 'nanostores'

/** How the chat should look, which is its address's to say (CHAT-05). */
export interface ChatOptions {
  /** In words. */
  readonly title: string
  /** A CSS colour. */
  readonly headerColor: string
}

/** Live chat with the merchant's customer service. Who may: `access.may('chat')` (CHAT-03, CHAT-04, CHAT-07). */
export interface Chat {
  /** Messages not read yet; 0 for everybody who may not chat. */
  readonly $unread: ReadableAtom<number>
  /**
   * Asks for the address of the chat and goes there, 500 ms after the answer (CHAT-02, CONST-03). Guests meet the
   * login, trial players a message; without the flag CBS3 nothing happens. Shows its own messages; a second call while
   * one runs does nothing.
   */
  launch(look: ChatOptions): Promise<void>
  /** Asks for the count, once per 250 ms; callers in between share the answer. Failures show nothing (UNREAD-05). */
  loadUnread(): Promise<void>
}
