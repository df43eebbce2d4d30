import type { AnnouncementPopup, HomePopup } from '@foyer/core'
import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { HomePopupContent } from './home-popup-content.tsx'
import { HomePopups } from './home-popups.tsx'

export default { title: 'Home / HomePopups' }

const TEXT: AnnouncementPopup = {
  kind: 'announcement',
  id: 1,
  title: 'New this week',
  content: '<p>Sixteen slots, eleven live tables and the <b>golden carp weekend</b>.</p><p>Within your limits. 18+</p>',
  image: undefined,
  target: { kind: 'page', path: '/m/activity' },
  size: { width: '3.2rem', height: undefined, ratio: undefined },
}
const LONG = { ...TEXT, content: TEXT.content.repeat(12), title: 'A title that needs more than one line on a phone' }
const LOST: AnnouncementPopup = {
  ...TEXT,
  content: '',
  image: '',
  size: { width: '3.2rem', height: '4rem', ratio: 0.8 },
}

const Open = ({ popup, locale }: { readonly popup: HomePopup; readonly locale?: 'BN' | 'RTL' }) => (
  <Scene locale={locale}>
    <Plate>
      <HomePopupContent popup={popup} onClose={() => {}} onLeave={() => {}} />
    </Plate>
  </Scene>
)

export const AfterSignIn = () => (
  <LobbyScene as="demo">
    <Plate>
      <HomePopups hasInteracted={false} />
    </Plate>
  </LobbyScene>
)
export const Text = () => <Open popup={TEXT} />
export const LongText = () => <Open popup={LONG} />
export const PictureLost = () => <Open popup={LOST} />
export const App = () => <Open popup={{ kind: 'download' }} />
export const AppBengali = () => <Open popup={{ kind: 'download' }} locale="BN" />
export const Mirrored = () => <Open popup={LONG} locale="RTL" />
