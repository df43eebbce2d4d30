import { StatusScreen, useFoyer } from '@foyer/react'
import { serviceChannels } from '../parts/service-channels.ts'

/** Stands in place of the site while it is closed. */
export function SiteClosed() {
  const { config } = useFoyer()
  return <StatusScreen contactUrl={serviceChannels(config)[0]?.url} />
}
