import { Scene } from '../../../stories/scene.tsx'
import { Footer } from './footer.tsx'

export default { title: 'Chrome / Footer' }

const social = {
  instagram: 'https://instagram.com/foyer',
  youtube: 'https://youtube.com/@foyer',
  tiktok: 'https://tiktok.com/@foyer',
  facebook: 'https://facebook.com/foyer',
  twitter: 'https://twitter.com/foyer',
  telegram: 'https://t.me/foyer',
  whatsapp: 'https://wa.me/1',
}

export const Plain = () => (
  <Scene>
    <Footer />
  </Scene>
)
export const Home = () => (
  <Scene config={{ footer: { social } }}>
    <Footer withDetails />
  </Scene>
)
export const HomeFilipino = () => (
  <Scene config={{ footer: { social } }} locale="TY">
    <Footer withDetails />
  </Scene>
)
