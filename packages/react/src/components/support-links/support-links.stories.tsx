import { type SupportEntry, support } from '@foyer/core'
import { atom } from 'nanostores'
import { useState } from 'react'
import { FoyerProvider } from '../../provider/foyer-provider.tsx'
import { DONE, ready, stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { FloatingSupport } from './floating-support.tsx'
import { SupportChannels } from './support-channels.tsx'

export default { title: 'Chrome / SupportLinks' }

const entry = (csPosition: string, network: SupportEntry['network']): SupportEntry => ({
  csPosition,
  title: 'CS',
  kind: 'cs',
  network,
  target: { kind: 'external', url: 'https://t.me/foyer_example' },
})

const ENTRIES = [
  entry('LIVECHAT-1', 'livechat'),
  entry('TELEGRAM-1', 'telegram'),
  entry('TELEGRAM-2', 'telegram'),
  entry('FACEBOOK-1', 'facebook'),
  entry('WHATSAPP-1', 'whatsapp'),
]

const useStage = () =>
  useState(() => withFeature(stubFoyer().foyer, support, { $entries: atom(ready(ENTRIES)), load: async () => DONE }))[0]

function Floating() {
  return (
    <FoyerProvider foyer={useStage()}>
      <div className="story-tall">
        <FloatingSupport />
      </div>
    </FoyerProvider>
  )
}

function Rows() {
  return (
    <FoyerProvider foyer={useStage()}>
      <ul className="fy-menu-list">
        <SupportChannels onLeave={() => {}} />
      </ul>
    </FoyerProvider>
  )
}

export const Buttons = () => <Floating />
export const InTheMenu = () => <Rows />
