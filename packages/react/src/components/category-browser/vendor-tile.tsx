import type { RouteTarget, Vendor } from '@foyer/core'
import { useText } from '../../text/use-text.ts'
import { CdnImage } from '../cdn-image/cdn-image.tsx'
import { Link } from '../link/link.tsx'

export interface VendorTileProps {
  readonly vendor: Vendor
  /** The page of its category with this vendor chosen (HOME-17). */
  readonly to: RouteTarget
  /** Takes a whole line, for sports and similar categories. */
  readonly wide?: boolean
}

export function VendorTile({ vendor, to, wide = false }: VendorTileProps) {
  const t = useText()
  return (
    <Link
      to={to}
      className={wide ? 'fy-vendor-tile fy-vendor-tile-wide' : 'fy-vendor-tile'}
      aria-label={t('tile.vendor', { vendor: vendor.name })}
    >
      <CdnImage path={vendor.icon} alt="" shape="logo" fallback={null} />
      <span className="fy-vendor-tile-name">{vendor.name}</span>
    </Link>
  )
}
