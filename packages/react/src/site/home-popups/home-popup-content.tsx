import type { HomePopup } from '@foyer/core'
import { AnnouncementPopupDialog } from './announcement-popup.tsx'
import { DownloadSheet } from './download-sheet.tsx'

export interface HomePopupContentProps {
  readonly popup: HomePopup
  readonly onClose: () => void
  /** A tap leads to another page. */
  readonly onLeave: () => void
}

/** Whatever is open over the lobby. */
export function HomePopupContent({ popup, onClose, onLeave }: HomePopupContentProps) {
  switch (popup.kind) {
    case 'announcement':
      // A dialog of its own for each, so that every one of them is announced.
      return <AnnouncementPopupDialog key={popup.id} popup={popup} onClose={onClose} onLeave={onLeave} />
    case 'download':
      return <DownloadSheet onClose={onClose} onLeave={onLeave} />
  }
}
