import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { SearchBox } from './search-box.tsx'

export default { title: 'Games / SearchBox' }

function Box({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first)
  return (
    <Plate>
      <SearchBox value={value} onSearch={setValue} />
    </Plate>
  )
}

export const Empty = () => (
  <Scene>
    <Box first="" />
  </Scene>
)
export const Filled = () => (
  <Scene locale="BN">
    <Box first="Phoenix" />
  </Scene>
)
