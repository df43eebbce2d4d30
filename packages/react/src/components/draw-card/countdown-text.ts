const MINUTE = 60
const HOUR = 3600

/** 65 → `01:05`, 3665 → `1:01:05`. */
export function countdownText(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const short = `${two((seconds % HOUR) / MINUTE)}:${two(seconds % MINUTE)}`
  return seconds < HOUR ? short : `${Math.floor(seconds / HOUR)}:${short}`
}
