import type { Feature } from '../../../foyer.ts'
import type { Chat } from './chat.ts'
import { createChat } from './create-chat.ts'

/** Live chat. */
export const chatFeature: Feature<Chat> = ({ context, session, access }) => createChat(context, session, access)
