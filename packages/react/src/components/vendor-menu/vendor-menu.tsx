import { type Vendor, vendorMenu } from '@foyer/core'
import { useText } from '../../text/use-text.ts'
import { VendorIcon } from './vendor-icon.tsx'

export interface VendorMenuProps {
  readonly label: string
  readonly vendors: readonly Vendor[]
  /** '' is All (HOME-15). */
  readonly value: string
  readonly onChange: (code: string) => void
}

/** The vendors to choose from, All first (HOME-15, LIST-02). */
export function VendorMenu({ label, vendors, value, onChange }: VendorMenuProps) {
  const t = useText()
  const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))
  return (
    <fieldset className="fy-vendors" aria-label={label}>
      {vendorMenu(vendors).map((code) => {
        const vendor = byCode.get(code)
        return (
          <button
            key={code}
            type="button"
            className="fy-vendors-vendor"
            aria-pressed={code === value}
            onClick={(event) => {
              event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' })
              onChange(code)
            }}
          >
            {vendor === undefined ? t('vendors.all') : <VendorIcon vendor={vendor} />}
          </button>
        )
      })}
    </fieldset>
  )
}
