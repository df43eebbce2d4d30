import type { Vendor } from '@foyer/core'
import { Picture } from '../picture/picture.tsx'

export interface VendorIconProps {
  readonly vendor: Pick<Vendor, 'name' | 'icon'>
  /** Without the name, where it stands beside it. */
  readonly plain?: boolean
}

/** The vendor's sign: in menus, and in place of the menu where the address fixes the vendor (LIST-02). */
export function VendorIcon({ vendor, plain = false }: VendorIconProps) {
  if (plain) {
    return vendor.icon === undefined ? null : (
      <span className="fy-vendor-icon fy-vendor-icon-plain">
        <Picture path={vendor.icon} alt="" shape="icon" />
      </span>
    )
  }
  return (
    <span className="fy-vendor-icon">
      <Picture path={vendor.icon} alt="" shape="icon" priority="first" />
      <span className="fy-vendor-icon-name">{vendor.name}</span>
    </span>
  )
}
