import { useState } from 'react'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { CategoryTabs } from './category-tabs.tsx'

export default { title: 'Home / CategoryTabs' }

function Strip({ first }: { readonly first: string }) {
  const [current, setCurrent] = useState(first)
  return <CategoryTabs current={current} onSelect={setCurrent} />
}
const On = ({ first = 'HOME', ...scene }: Omit<LobbySceneProps, 'children'> & { readonly first?: string }) => (
  <LobbyScene {...scene}>
    <Strip first={first} />
  </LobbyScene>
)

export const Home = () => <On />
export const InTheMiddle = () => <On first="PVP" />
export const Filipino = () => <On locale="TY" first="FISH" />
export const Mirrored = () => <On locale="RTL" first="PVP" />
