import { type RefObject, useEffect, useRef } from 'react'

/**
 * What is chosen stands in view where a row of chips is longer than the screen; the page itself stays. Apart from
 * `ToggleGroup`, which the lobby loads too.
 *
 * @param chosen what changes with the choice
 * @returns for what contains the row alone
 */
export function useChosenInView(chosen: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another chip.
  useEffect(() => {
    const row = place.current?.querySelector('fieldset')
    const chip = row?.querySelector('[aria-pressed=true]')
    if (row == null || chip == null || row.scrollWidth <= row.clientWidth) return
    const [whole, part] = [row.getBoundingClientRect(), chip.getBoundingClientRect()]
    // A row that need not move begins with a whole chip.
    if (part.left >= whole.left && part.right <= whole.right) return
    row.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2)
  }, [chosen])
  return place
}
