export interface LogoProps {
  /** The name of the site beside the mark. */
  readonly name?: string | undefined
}

/** The mark of the site, a doorway. Takes the accent, so a merchant's colour re-brands it; pass another logo to the header to replace it. */
export function Logo({ name }: LogoProps) {
  return (
    <span className="fy-logo">
      <svg className="fy-logo-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className="fy-logo-frame" d="M5 28V14a11 11 0 0 1 22 0v14z" />
        <path className="fy-logo-door" d="M12 28V15a6 6 0 0 1 10-4.5V28z" />
        <circle className="fy-logo-knob" cx="15.5" cy="20" r="1.5" />
      </svg>
      {name ? <span className="fy-logo-name">{name}</span> : null}
    </span>
  )
}
