import type { Vendor } from '@foyer/core'
import { vendorMenu } from '@foyer/core/site'
import { useText } from '../../text/use-text.ts'
import { ChoiceChip } from '../choice-chip/choice-chip.tsx'
import { joinClasses } from '../join-classes.ts'
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
  return (
    <fieldset className={joinClasses('fy-vendor-menu', className)} aria-label={label}>
      {vendorMenu(vendors).map((code) => {
        const vendor = byCode.get(code)
        return (
          <ChoiceChip key={code} selected={code === value} onSelect={() => onChange(code)}>
            {vendor === undefined ? t('vendors.all') : <VendorIcon vendor={vendor} />}
          </ChoiceChip>
        )
      })}
    </fieldset>
  )
}
