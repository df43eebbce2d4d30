import type { BlockLink } from '@foyer/core'
import { type ButtonStyleProps, buttonClass } from '../../components/button/button-class.ts'
import { useText } from '../../text/use-text.ts'

export interface DownloadLinkProps extends ButtonStyleProps {
  readonly kind: BlockLink['kind']
  readonly url: string
  readonly testId?: string | undefined
}

/** A download of the platform: the app, or a profile. Opens beside the site. */
export function DownloadLinkView({ kind, url, testId, ...style }: DownloadLinkProps) {
  const t = useText()
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass(style)} data-testid={testId}>
      <span className="fy-button-label">{t(`install.${kind}`)}</span>
    </a>
  )
}
