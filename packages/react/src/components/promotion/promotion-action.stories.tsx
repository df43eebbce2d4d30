import type { SandboxControl } from '@foyer/sandbox'
import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { usePromotions } from '../../hooks/use-promotions.ts'
import { PromotionAction } from './promotion-action.tsx'

export default { title: 'Promotions / PromotionAction' }

/** The demo member stands with each promotion of the seed at another label. */
function All() {
  const list = usePromotions()
  return (
    <Plate>
      {(list.data ?? []).map((promotion) => (
        <section key={promotion.id}>
          <h2>{promotion.title}</h2>
          <PromotionAction promotion={promotion} />
        </section>
      ))}
    </Plate>
  )
}

const story =
  (locale: 'EN' | 'TY' | 'BN' | 'RTL' = 'EN', stage?: (control: SandboxControl) => Promise<void>) =>
  () => (
    <LobbyScene as="demo" locale={locale} stage={stage}>
      <All />
    </LobbyScene>
  )

export const EachLabel = story()
export const Filipino = story('TY')
export const Bengali = story('BN')
export const Mirrored = story('RTL')
export const Failed = story('EN', (control) => control.setFault({ endpoint: 'memberLabelList', kind: 'status:503' }))
export const Waiting = story('EN', (control) => control.setFault({ endpoint: 'memberLabelList', kind: 'hang' }))
