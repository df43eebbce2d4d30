import type { DateRange } from '@foyer/core'
import { datePickerRange } from '@foyer/core/site'
import { CalendarDays } from 'lucide-react'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'max' | 'icon'> {
  /** YYYY-MM-DD, both included; 2000 to 2030 unless given (CONST-05). */
  readonly range?: DateRange | undefined
}

/**
 * A day, picked the way the device picks days.
 *
 * @public
 */
export function DateField({ range = datePickerRange(), ...rest }: DateFieldProps) {
  return (
    <TextField
      {...rest}
      type="date"
      min={range.min}
      max={range.max}
      icon={<CalendarDays aria-hidden className="fy-icon" />}
    />
  )
}
