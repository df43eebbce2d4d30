import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { RedRainView } from './red-rain.tsx'
import '../../agency.css'

export default { title: 'Agency / RedRain' }

const Rain = (scene: Omit<LobbySceneProps, 'children'>) => (
  <LobbyScene as="demo" path="/m/redRain" {...scene}>
    <Plate>
      <div className="story-wide">
        <RedRainView />
      </div>
    </Plate>
  </LobbyScene>
)

export const Waiting = () => <Rain />
export const Open = () => <Rain stage={(control) => control.startRain({ seconds: 600 })} />
export const OpenInBengali = () => <Rain locale="BN" stage={(control) => control.startRain({ seconds: 600 })} />
export const Drawn = () => <Rain stage={(control) => control.startRain({ seconds: 10 })} />
export const Loading = () => <Rain stage={(control) => control.setFault({ endpoint: 'redRainState', kind: 'hang' })} />
export const Failed = () => (
  <Rain stage={(control) => control.setFault({ endpoint: 'redRainState', kind: 'status:500' })} />
)
