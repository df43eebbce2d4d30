import type { ToastEvent } from '@foyer/core'
import { Plate, Scene } from '../../../stories/scene.tsx'
import type { StubFoyer } from '../../testing/stub-foyer.ts'
import { Button } from '../button/button.tsx'
import { ToastHost } from './toast-host.tsx'

export default { title: 'Hosts / ToastHost' }

const say = (toast: Omit<ToastEvent, 'id' | 'ms'>) => (stub: StubFoyer) =>
  stub.emit('toast', { id: 1, ms: 600_000, ...toast })

const success = say({ kind: 'success', key: 'toast.saved' })
const failure = say({ kind: 'error', key: 'error.user.invalid' })
const info = say({ kind: 'info', key: 'error.network.slow' })
const loading = say({ kind: 'loading', key: 'toast.launching', blocks: true })

function Story({ play }: { readonly play: (stub: StubFoyer) => void }) {
  return (
    <Scene play={play}>
      <Plate>
        <Button>Something behind it</Button>
      </Plate>
      <ToastHost />
    </Scene>
  )
}

export const Success = () => <Story play={success} />
export const Failure = () => <Story play={failure} />
export const Info = () => <Story play={info} />
/** Can be dismissed after 15 s. */
export const Loading = () => <Story play={loading} />
