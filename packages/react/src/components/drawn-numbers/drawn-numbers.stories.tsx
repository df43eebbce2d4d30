import { Plate, Scene } from '../../../stories/scene.tsx'
import { DrawnNumbers } from './drawn-numbers.tsx'

export default { title: 'Lottery / DrawnNumbers' }

const KENO = Array.from({ length: 20 }, (_, at) => String(at * 4 + 1).padStart(2, '0'))

export const Lotto = () => (
  <Scene>
    <Plate>
      <DrawnNumbers label="Lotto" numbers={['03', '11', '24', '35', '41', '45']} special={['07']} />
      <DrawnNumbers label="Fresh" numbers={['03', '11', '24', '35', '41', '45']} fresh />
    </Plate>
  </Scene>
)
export const Figures = () => (
  <Scene>
    <Plate>
      <DrawnNumbers label="3D" numbers={['7', '0', '7']} />
      <DrawnNumbers label="5D" numbers={['1', '9', '9', '4', '0']} />
    </Plate>
  </Scene>
)
export const Race = () => (
  <Scene>
    <Plate>
      <DrawnNumbers label="Race" numbers={['3', '10', '1', '2', '9', '4', '5', '8', '7', '6']} />
    </Plate>
  </Scene>
)
export const Keno = () => (
  <Scene>
    <Plate>
      <DrawnNumbers label="Keno" numbers={KENO} />
    </Plate>
  </Scene>
)
export const Mirrored = () => (
  <Scene locale="RTL">
    <Plate>
      <DrawnNumbers label="Lotto" numbers={['03', '11', '24', '35', '41', '45']} special={['07']} />
    </Plate>
  </Scene>
)
