import { useInstall } from '../../hooks/use-install.ts'
import { DownloadLinkView } from './download-link.tsx'

/** The downloads for this device (INSTALL-16 to INSTALL-18); nothing where there are none. */
export function DownloadBlock() {
  const { offers } = useInstall()
  if (!offers?.block.length) return null
  return (
    <div className="fy-download-block">
      {offers.block.map(({ kind, url }) => (
        <DownloadLinkView key={kind} kind={kind} url={url} size="small" />
      ))}
    </div>
  )
}
