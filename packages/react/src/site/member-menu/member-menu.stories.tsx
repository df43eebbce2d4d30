import { useState } from 'react'
import { Plate, Scene, type SceneProps } from '../../../stories/scene.tsx'
import { Button } from '../../components/button/button.tsx'
import { MEMBER_SESSION, ready, TRIAL_SESSION } from '../../testing/stub-foyer.ts'
import { MemberMenu } from './member-menu.tsx'

export default { title: 'Chrome / MemberMenu' }

const FLAGS = ['TRANSBETREPMEM3', 'TRANSREC3', 'PERSREP', 'REWCEN3', 'PTSYS3', 'MYACC'] as const

const info = ready({
  id: '1',
  type: 1,
  nickname: 'Ana',
  account: 'player1',
  label: 'Gold',
  displayName: 'Ana',
  raw: {},
})

function Story(props: Omit<SceneProps, 'children'>) {
  const [open, setOpen] = useState(true)
  return (
    <Scene {...props}>
      <Plate>
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Plate>
      <MemberMenu open={open} onClose={() => setOpen(false)} />
    </Scene>
  )
}

export const Guest = () => <Story />
export const Member = () => (
  <Story
    flags={FLAGS}
    stage={(stub) => {
      stub.$session.set(MEMBER_SESSION)
      stub.$member.set(info)
    }}
  />
)
export const MemberLoading = () => (
  <Story
    stage={(stub) => {
      stub.$session.set(MEMBER_SESSION)
      stub.$member.set({ status: 'loading' })
    }}
  />
)
export const Trial = () => <Story stage={(stub) => stub.$session.set(TRIAL_SESSION)} />
export const MemberFilipino = () => (
  <Story
    locale="TY"
    flags={FLAGS}
    stage={(stub) => {
      stub.$session.set(MEMBER_SESSION)
      stub.$member.set(info)
    }}
  />
)
