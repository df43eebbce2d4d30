import type { HumanCheckState } from '@foyer/core'
import { atom } from 'nanostores'
import { useState } from 'react'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { DONE } from '../../testing/stub-foyer.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { HumanCheckView } from './human-check.tsx'

export default { title: 'Forms / HumanCheck' }

function Check({ state }: { readonly state: HumanCheckState }) {
  const [human] = useState(() => ({ $state: atom(state), verify: async () => DONE }))
  return <HumanCheckView human={human} />
}

const story = (state: HumanCheckState, locale?: 'RTL' | 'TY') => () => (
  <Scene {...(locale === undefined ? {} : { locale })}>
    <PageTexts>
      <Plate>
        <Check state={state} />
      </Plate>
    </PageTexts>
  </Scene>
)

export const Ready = story({ status: 'ready' })
export const Starting = story({ status: 'working', progress: undefined })
export const Working = story({ status: 'working', progress: 0.4 })
export const Done = story({ status: 'done' })
export const Expired = story({ status: 'failed', reason: 'expired' })
export const Failed = story({ status: 'failed', reason: 'error' })
export const Mirrored = story({ status: 'working', progress: 0.4 }, 'RTL')
export const Filipino = story({ status: 'failed', reason: 'error' }, 'TY')
