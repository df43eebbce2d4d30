export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SegmentedControlProps<Value extends string> {
  /** Label of the group for screen readers. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onValue: (value: Value) => void
  /** More options may follow: keep the place of the row. */
  readonly loading?: boolean | undefined
}

/** A choice of a few options, side by side. Nothing with fewer than two. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValue,
  loading,
}: SegmentedControlProps<Value>) {
  if (segments.length < 2) return loading ? <div className="fy-segmented-control fy-segmented-control-waiting" /> : null
  return (
    <fieldset className="fy-segmented-control" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className="fy-segment"
          aria-pressed={segment.value === value}
          data-replay=""
          onClick={() => onValue(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </fieldset>
  )
}
