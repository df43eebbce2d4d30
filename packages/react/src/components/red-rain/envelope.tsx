/** A red envelope with its seal. */
export function Envelope() {
  return (
    <svg viewBox="0 0 32 40" className="fy-envelope" aria-hidden="true">
      <rect className="fy-envelope-body" x="1" y="1" width="30" height="38" rx="4" />
      <path className="fy-envelope-flap" d="M1 9V5a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v4L16 19Z" />
      <circle className="fy-envelope-seal" cx="16" cy="18" r="5" />
    </svg>
  )
}
