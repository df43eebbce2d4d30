import { useState } from 'react'
import { Plate, Scene, type SceneProps } from '../../../stories/scene.tsx'
import { Button } from '../../components/button/button.tsx'
import { MEMBER_SESSION } from '../../testing/stub-foyer.ts'
import { SideMenuView } from './side-menu.tsx'

export default { title: 'Chrome / SideMenu' }

function Story(props: Omit<SceneProps, 'children'>) {
  const [open, setOpen] = useState(true)
  return (
    <Scene {...props}>
      <Plate>
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Plate>
      <SideMenuView open={open} onClose={() => setOpen(false)} />
    </Scene>
  )
}

export const Guest = () => <Story />
export const Agent = () => <Story stage={(stub) => stub.$session.set(MEMBER_SESSION)} />
export const BeforeTheCatalogue = () => <Story stage={(stub) => stub.$catalogue.set({ status: 'loading' })} />
export const Filipino = () => <Story locale="TY" />
export const Bengali = () => <Story locale="BN" />
export const Mirrored = () => <Story locale="RTL" />
