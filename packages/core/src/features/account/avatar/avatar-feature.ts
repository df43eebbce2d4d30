import type { Feature } from '../../../foyer.ts'
import type { Avatar } from './avatar.ts'
import { createAvatar } from './create-avatar.ts'

/** The picture that a member shows. */
export const avatarFeature: Feature<Avatar> = ({ context, session, access }) => createAvatar(context, session, access)
