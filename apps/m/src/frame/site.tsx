import { StatusScreen, useFoyer, useSiteStatus } from '@foyer/react'
import { serviceChannels } from '../parts/service-channels.ts'
import { Frame } from './frame.tsx'

/** The site, or what stands in its place while it is closed (STATUS-06). */
export function Site() {
  const { config } = useFoyer()
  const status = useSiteStatus()
  return status.kind === 'normal' ? <Frame /> : <StatusScreen contactUrl={serviceChannels(config)[0]?.url} />
}
