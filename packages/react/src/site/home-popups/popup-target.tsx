import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'

interface PopupTargetProps {
  /** Checked by core: an own path, or an address that may be opened. */
  readonly target: string | undefined
  readonly onClose: () => void
  readonly onLeave: () => void
  readonly className: string
  readonly label?: string
  readonly children: ReactNode
}

/** Where a tap on a popup leads: pages of this site here, everything else beside it. */
export function PopupTarget({ target, onClose, onLeave, className, label, children }: PopupTargetProps) {
  if (target === undefined) return <div className={className}>{children}</div>
  if (target.startsWith('/')) {
    return (
      <Link to={target} className={className} aria-label={label} onClick={onLeave}>
        {children}
      </Link>
    )
  }
  return (
    <a
      href={target}
      className={className}
      aria-label={label}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClose}
    >
      {children}
    </a>
  )
}
