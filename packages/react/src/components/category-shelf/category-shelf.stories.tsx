import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { CategoryShelf } from './category-shelf.tsx'

export default { title: 'Games / CategoryShelf' }

function Shelf({ category }: { readonly category: string }) {
  return (
    <Plate>
      <div className="story-wide">
        <CategoryShelf category={category} />
      </div>
    </Plate>
  )
}
const On = ({ category = 'RNG', ...scene }: Omit<LobbySceneProps, 'children'> & { readonly category?: string }) => (
  <LobbyScene {...scene}>
    <Shelf category={category} />
  </LobbyScene>
)

export const Slots = () => <On as="player1" />
export const Sports = () => <On category="SPORTS" />
export const LotteryWithoutFavourites = () => <On category="LOTT" />
export const Mirrored = () => <On locale="RTL" />
export const Filipino = () => <On locale="TY" />
export const Loading = () => <On stage={(control) => control.setFault({ endpoint: 'gameList', kind: 'hang' })} />
export const Failed = () => <On stage={(control) => control.setFault({ endpoint: 'gameList', kind: 'status:500' })} />
export const Empty = () => <On stage={(control) => control.setLobby({ empty: true })} />
