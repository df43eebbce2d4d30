import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { VendorIcon } from './vendor-icon.tsx'
import { VendorMenu } from './vendor-menu.tsx'

export default { title: 'Games / VendorMenu' }

const VENDORS = ['Jadeline House', 'Palm & Pepper', 'A vendor with an unusually long name'].map((name, index) => ({
  code: `V${index}`,
  name,
  icon: index === 0 ? undefined : `vendors/${index}.svg`,
}))

function Menu() {
  const [value, setValue] = useState('')
  return <VendorMenu label="Providers" vendors={VENDORS} value={value} onChange={setValue} />
}

export const ToChoose = () => (
  <Scene>
    <Menu />
  </Scene>
)
export const Fixed = () => (
  <Scene>
    <Plate>
      <VendorIcon vendor={{ name: 'Jadeline House', icon: undefined }} />
    </Plate>
  </Scene>
)
