import { StatusScreen, useFoyer } from '@foyer/react'
import { supportChannels } from '../components/support-channels.ts'

/** Stands in place of the site while it is closed. */
export function SiteClosed() {
  const { config } = useFoyer()
  return <StatusScreen contactUrl={supportChannels(config)[0]?.url} />
}
