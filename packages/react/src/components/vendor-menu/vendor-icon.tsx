import type { Vendor } from '@foyer/core'
import { CdnImage } from '../cdn-image/cdn-image.tsx'
import { Row } from '../stack/row.tsx'

export interface VendorIconProps {
  readonly vendor: Pick<Vendor, 'name' | 'icon'>
}

/** The vendor's logo, or its name: in menus, and in place of the menu where the address fixes the vendor (LIST-02). */
export function VendorIcon({ vendor: { name, icon } }: VendorIconProps) {
  const words = <span className="fy-vendor-icon-name">{name}</span>
  return (
    <Row as="span" gap={0} oneLine shrink align="center" className="fy-vendor-icon">
      {icon === undefined ? words : <CdnImage path={icon} alt={name} shape="logo" fallback={words} />}
    </Row>
  )
}
