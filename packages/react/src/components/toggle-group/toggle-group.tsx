import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { scrollBehavior } from '../autoplay/scroll-behavior.ts'
import { joinClasses } from '../join-classes.ts'

export interface ToggleOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

export interface ToggleGroupProps<Value extends string> {
  /** Label of the group for screen readers. */
  readonly label: string
  readonly options: readonly ToggleOption<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** `segments` share the width; `tabs` and `chips` are a row that may be longer than the screen. */
  readonly variant: 'segments' | 'tabs' | 'chips'
  /** Options are yet to come: keeps the place of the row. */
  readonly loading?: boolean | undefined
  readonly className?: string | undefined
}

/**
 * A choice of one among a few, side by side. Nothing with fewer than two. One stop of the Tab key: arrows, Home and End
 * move the focus inside (WAI-ARIA authoring practices, roving tabindex).
 */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, options, value, onChange, variant, loading = false, className } = props
  // The one that an arrow has led to. Taps need none.
  const [focused, setFocused] = useState<Value>()
  const classes = joinClasses(`fy-toggle-group fy-toggle-group-${variant}`, className)
  if (options.length < 2) return loading ? <div className={joinClasses(classes, 'fy-toggle-group-loading')} /> : null
  const has = (wanted: Value | undefined) => options.some((option) => option.value === wanted)
  const stop = has(focused) ? focused : has(value) ? value : options[0]?.value
  return (
    <fieldset
      className={classes}
      aria-label={label}
      onKeyDown={(event) => {
        const to = moveFocus(event)
        if (to !== undefined) setFocused(options[to]?.value)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
      }}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="fy-toggle-group-option"
          aria-pressed={option.value === value}
          tabIndex={option.value === stop ? 0 : -1}
          data-replay=""
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center', behavior: scrollBehavior() })
            onChange(option.value)
          }}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}

/** @returns the index that has the focus now; undefined where the key is not for the group */
function moveFocus(event: KeyboardEvent<HTMLElement>): number | undefined {
  // The browser's own: Alt and an arrow lead back.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const buttons = [...event.currentTarget.children].filter((child) => child instanceof HTMLElement)
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const to = nextIndex(event, at, buttons.length)
  if (at < 0 || to === undefined) return undefined
  // Arrows, Home and End would scroll.
  event.preventDefault()
  buttons[to]?.focus()
  return to
}

/** The first follows the last. The arrow to the right is the way back where text runs from right to left. */
function nextIndex({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number): number | undefined {
  const step = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return (at + step + count) % count
    case 'ArrowLeft':
      return (at - step + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
