import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { AvatarPicker } from './avatar-picker.tsx'

export default { title: 'Member / AvatarPicker' }

export const Open = () => (
  <LobbyScene as="demo">
    <AvatarPicker open onClose={() => {}} />
  </LobbyScene>
)
