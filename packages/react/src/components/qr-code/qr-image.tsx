import { encode } from 'uqr'

export interface QrImageProps {
  /** What it stands for. */
  readonly value: string
  /** Says what a camera reads there. */
  readonly label: string
}

/** Modules of white around the code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** The most that a QR code with error correction M holds, in bytes of UTF-8 (ISO/IEC 18004, version 40). */
const MAX_BYTES = 2331

/** Shows nothing for a text that no QR code can hold. */
export function QrImage({ value, label }: QrImageProps) {
  if (new TextEncoder().encode(value).length > MAX_BYTES) return null
  const { size, data } = encode(value, { ecc: 'M', border: QUIET_ZONE })
  // One path of one row after the other: dark modules side by side are one stroke.
  const d = data.map((row, y) => rowPath(row, y)).join('')
  return (
    <svg
      className="fy-qr-code-image"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0H${size}V${size}H0Z`} />
      <path fill="#000" d={d} />
    </svg>
  )
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x += 1
    path += `M${from} ${y}H${x + 1}V${y + 1}H${from}Z`
  }
  return path
}
