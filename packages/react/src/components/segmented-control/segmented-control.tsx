export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here; for people who do not see the row. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onValue: (value: Value) => void
  /** There may be more to choose from, which is not known yet: the place of the row is kept. */
  readonly loading?: boolean | undefined
}

/** One of a few, side by side. Nothing where there is no choice. */
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
