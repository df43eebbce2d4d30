import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { CategoryBrowser } from './category-browser.tsx'
import { CategoryPanel } from './category-panel.tsx'

export default { title: 'Home / CategoryBrowser' }

const On = ({ initial, ...scene }: Omit<LobbySceneProps, 'children'> & { readonly initial?: string }) => (
  <LobbyScene {...scene}>
    <Plate>
      <div className="story-wide">
        <CategoryBrowser {...(initial === undefined ? {} : { initial })} />
      </div>
    </Plate>
  </LobbyScene>
)
const Favourites = ({ as }: { readonly as?: string }) => (
  <LobbyScene as={as}>
    <CategoryPanel category="FAV" categories={[]} />
  </LobbyScene>
)

export const Home = () => <On />
export const Hot = () => <On initial="HOT" />
export const Vendors = () => <On initial="RNG" />
export const SportsLike = () => <On initial="SPORTS" />
export const Filipino = () => <On initial="FISH" locale="TY" />
export const Mirrored = () => <On locale="RTL" />
export const FavouritesOfAGuest = () => <Favourites />
export const FavouritesOfAMember = () => <Favourites as="player1" />
export const Loading = () => <On stage={(control) => control.setFault({ endpoint: 'gameVendors', kind: 'hang' })} />
export const Failed = () => (
  <On stage={(control) => control.setFault({ endpoint: 'gameVendors', kind: 'status:500' })} />
)
