import { type RefObject, useEffect, useRef } from 'react'

/**
 * What is chosen at first stands in view where a row of chips is longer than the screen; the page itself stays. Apart from
 * `ToggleGroup`, which the lobby loads too.
 *
 * @returns for what contains the row alone
 */
export function useChosenInView(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = place.current?.querySelector('fieldset')
    const chosen = row?.querySelector('[aria-pressed=true]')
    if (row == null || chosen == null || row.scrollWidth <= row.clientWidth) return
    const [whole, part] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
    row.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2)
  }, [])
  return place
}
