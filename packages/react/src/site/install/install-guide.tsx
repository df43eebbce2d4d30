import type { GuideSystem } from '@foyer/core'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'

export interface InstallGuideProps {
  readonly system: GuideSystem
}

/** How the lobby gets onto the home screen, step by step, with the picture of each (INSTALL-06). */
export function InstallGuide({ system }: InstallGuideProps) {
  const t = useText()
  return (
    <ol className="fy-steps fy-install-guide">
      {PICTURES[system].map((picture, at) => {
        const key = `install_${system}_step_${at + 1}`
        return (
          <li key={key}>
            <p>{t.any(key)}</p>
            {/* What the step says, drawn: without words, since each browser has its own. */}
            <svg viewBox="0 0 160 90" aria-hidden="true" className="fy-install-picture">
              {picture}
            </svg>
          </li>
        )
      })}
    </ol>
  )
}

const mark = (x: number, y: number, width: number, height: number) => (
  <rect className="fy-install-mark" x={x} y={y} width={width} height={height} rx="7" />
)
const line = (x: number, y: number, width: number) => (
  <rect className="fy-install-line" x={x} y={y} width={width} height="5" rx="2.5" />
)
const icon = (x: number, y: number, path: string) => (
  <path className="fy-install-sign" d={path} transform={`translate(${x} ${y})`} />
)
const hot = (x: number, y: number, path: string) => (
  <path className="fy-install-sign fy-install-hot" d={path} transform={`translate(${x} ${y})`} />
)
const panel = (x: number, y: number, width: number, height: number) => (
  <rect className="fy-install-panel" x={x} y={y} width={width} height={height} rx="10" />
)
const app = (x: number, y: number) => <rect className="fy-install-app" x={x} y={y} width="24" height="24" rx="6" />

/** Signs in a box of 16. */
const SHARE = 'M5 6H3v9h10V6h-2M8 10V1M5 4l3-3 3 3'
const PLUS_SQUARE = 'M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2M8 5v6M5 8h6'
const BACK = 'M10 2L4 8l6 6'
const FORWARD = 'M6 2l6 6-6 6'
const TABS = 'M2 5h9v9H2zM5 5V2h9v9h-3'
const DOTS = 'M8 2v.01M8 8v.01M8 14v.01'
const TO_PHONE = 'M10 1H5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-2M10 8V1M7 5l3 3 3-3'

const PICTURES: Readonly<Record<GuideSystem, readonly ReactNode[]>> = {
  ios: [
    <>
      {line(20, 16, 120)}
      {line(20, 30, 90)}
      {panel(0, 52, 160, 38)}
      {mark(66, 56, 28, 30)}
      {icon(12, 63, BACK)}
      {icon(40, 63, FORWARD)}
      {hot(72, 62, SHARE)}
      {icon(132, 63, TABS)}
    </>,
    <>
      {panel(14, 6, 132, 84)}
      {line(28, 18, 60)}
      {mark(20, 32, 120, 26)}
      <rect className="fy-install-line fy-install-hot-line" x="28" y="42" width="76" height="6" rx="3" />
      {hot(116, 37, PLUS_SQUARE)}
      {line(28, 68, 50)}
    </>,
    <>
      {panel(14, 6, 132, 84)}
      {line(26, 19, 26)}
      {mark(104, 11, 36, 21)}
      <rect className="fy-install-line fy-install-hot-line" x="111" y="18.5" width="22" height="6" rx="3" />
      {app(28, 46)}
      {line(62, 50, 62)}
      {line(62, 62, 40)}
    </>,
  ],
  android: [
    <>
      {panel(0, 0, 160, 40)}
      <rect className="fy-install-line" x="12" y="11" width="104" height="18" rx="9" />
      {mark(128, 5, 26, 30)}
      {hot(133, 12, DOTS)}
      {line(20, 56, 120)}
      {line(20, 70, 90)}
    </>,
    <>
      {panel(38, 6, 114, 84)}
      {line(52, 18, 64)}
      {mark(44, 32, 102, 26)}
      {hot(51, 37, TO_PHONE)}
      <rect className="fy-install-line fy-install-hot-line" x="74" y="42" width="60" height="6" rx="3" />
      {line(52, 68, 48)}
    </>,
    <>
      {panel(14, 10, 132, 72)}
      {app(26, 20)}
      {line(60, 24, 66)}
      {line(60, 36, 42)}
      {line(64, 62, 28)}
      {mark(102, 54, 38, 21)}
      <rect className="fy-install-line fy-install-hot-line" x="109" y="61.5" width="24" height="6" rx="3" />
    </>,
  ],
}
