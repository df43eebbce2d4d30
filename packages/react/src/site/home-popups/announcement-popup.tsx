import type { AnnouncementPopup } from '@foyer/core'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { CdnImage } from '../../components/cdn-image/cdn-image.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { TargetLink } from '../../components/link/target-link.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { useText } from '../../text/use-text.ts'

export interface AnnouncementPopupDialogProps {
  readonly popup: AnnouncementPopup
  readonly onClose: () => void
  /** A tap leads to another page. */
  readonly onLeave: () => void
}

/** An announcement over the lobby, as large as the platform says and the screen allows (HOME-05, CONST-07). */
export function AnnouncementPopupDialog({ popup, onClose, onLeave }: AnnouncementPopupDialogProps) {
  const t = useText()
  const { title, content, image, target, size } = popup
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Not by a style attribute: the content policy of sites forbids those.
    const style = element.current?.closest('dialog')?.style
    if (style === undefined) return
    if (size.width !== undefined) style.setProperty('--fy-popup-width', size.width)
    if (size.height !== undefined) style.setProperty('--fy-popup-height', size.height)
    if (size.ratio !== undefined) style.setProperty('--fy-popup-ratio', String(size.ratio))
  }, [size])

  // Pages of this site open here, everything else beside it.
  const tap = { to: target, onClick: target.kind === 'page' ? onLeave : onClose }
  return (
    <Modal
      open
      onClose={onClose}
      className="fy-dialog fy-announcement-popup"
      title={(id) => (
        <div className="fy-announcement-popup-head">
          <h2 id={id} className="fy-announcement-popup-title">
            {title}
          </h2>
          <IconButton label={t('action.close')} icon={<X aria-hidden className="fy-icon" />} onClick={onClose} />
        </div>
      )}
    >
      <div ref={element} className="fy-announcement-popup-body">
        {image === undefined ? null : (
          // Named by the title, which stands above it.
          <TargetLink {...tap} className="fy-announcement-popup-picture" aria-label={title}>
            <CdnImage path={image} alt="" shape="banner" priority="first" />
          </TargetLink>
        )}
        {content === '' ? null : (
          <div className="fy-announcement-popup-text">
            <RichText html={content} />
          </div>
        )}
        {image === undefined && target.kind !== 'none' ? (
          <TargetLink {...tap} className="fy-button fy-button-primary fy-button-medium">
            <span className="fy-button-label">{t('action.more')}</span>
          </TargetLink>
        ) : null}
      </div>
    </Modal>
  )
}
