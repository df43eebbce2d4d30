import type { Vendor } from '@foyer/core'
import { vendorMenu } from '@foyer/core/site'
import { useText } from '../../text/use-text.ts'
import { joinClasses } from '../join-classes.ts'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { VendorIcon } from './vendor-icon.tsx'

export interface VendorMenuProps {
  readonly label: string
  readonly vendors: readonly Vendor[]
  /** '' is All (HOME-15). */
  readonly value: string
  readonly onChange: (code: string) => void
  readonly className?: string | undefined
}

/** The vendors to choose from, All first (HOME-15, LIST-02). */
export function VendorMenu({ label, vendors, value, onChange, className }: VendorMenuProps) {
  const t = useText()
  const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))
  const options = vendorMenu(vendors).map((code) => {
    const vendor = byCode.get(code)
    return { value: code, label: vendor === undefined ? t('vendors.all') : <VendorIcon vendor={vendor} /> }
  })
  return (
    <ToggleGroup
      variant="chips"
      label={label}
      options={options}
      value={value}
      onChange={onChange}
      className={joinClasses('fy-vendor-menu', className)}
    />
  )
}
