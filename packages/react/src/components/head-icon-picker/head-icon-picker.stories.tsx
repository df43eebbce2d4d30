import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { HeadIconPicker } from './head-icon-picker.tsx'

export default { title: 'Member / HeadIconPicker' }

export const Open = () => (
  <LobbyScene as="demo">
    <HeadIconPicker open onClose={() => {}} />
  </LobbyScene>
)
