import { chatFeature } from '../chat/chat-feature.ts'
import type { Feature } from '../foyer.ts'
import { createService } from './create-service.ts'
import type { Service } from './service.ts'

/** Customer service. */
export const serviceFeature: Feature<Service> = ({ context, access, use }) =>
  createService(context, { access, chat: use(chatFeature) })
