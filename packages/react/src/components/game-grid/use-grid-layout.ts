import { type RefObject, useLayoutEffect, useState } from 'react'
import { useIsHydrating } from '../../hooks/use-is-hydrating.ts'

export interface GridLayout {
  readonly columns: number
  /** Height of a row with the gap below it, px. */
  readonly rowPx: number
  /** From the top of the document to the first row, px. */
  readonly topPx: number
  /** False until measured; a server never measures. */
  readonly measured: boolean
}

/** What a phone of 390 px shows. The measurement replaces it after the first paint. */
const INITIAL_LAYOUT: GridLayout = { columns: 3, rowPx: 176, topPx: 0, measured: false }
/** The filters stand above the grid. With their height the first render leaves out rows that are below the screen. */
const UNMEASURED: GridLayout = { ...INITIAL_LAYOUT, topPx: 260 }

/**
 * What the last grid measured, and on which width: a list that is shown again is as high as before in its first frame.
 * Columns and rows of another width, as before the phone was turned, would be wrong.
 */
let last: { readonly layout: GridLayout; readonly innerWidth: number } | undefined

function lastMeasured(): GridLayout | undefined {
  return last !== undefined && last.innerWidth === window.innerWidth ? last.layout : undefined
}

/** Reads columns and row height back from the style sheet, which alone decides them. */
export function useGridLayout(grid: RefObject<HTMLElement | null>): GridLayout {
  const hydrating = useIsHydrating()
  const [layout, setLayout] = useState(hydrating ? INITIAL_LAYOUT : (lastMeasured() ?? UNMEASURED))
  useLayoutEffect(() => {
    const element = grid.current
    if (element === null) return
    const measure = () => {
      const style = getComputedStyle(element)
      const columns = style.gridTemplateColumns.split(' ').filter((track) => track.endsWith('px')).length
      const tile = element.firstElementChild?.getBoundingClientRect().height ?? 0
      const next: GridLayout = {
        columns: columns || INITIAL_LAYOUT.columns,
        rowPx: tile === 0 ? INITIAL_LAYOUT.rowPx : tile + (Number.parseFloat(style.rowGap) || 0),
        topPx: Math.round(element.getBoundingClientRect().top + window.scrollY),
        measured: true,
      }
      last = { layout: next, innerWidth: window.innerWidth }
      setLayout((known) => (same(known, next) ? known : next))
    }
    // The observer reports after the layout of the frame. A measurement here would force a layout of the whole page. React
    // renders the measured layout after that frame. Rendering in the report would resize what the observer watches, which
    // browsers report as an error.
    if (typeof ResizeObserver === 'undefined') return measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What stands above the grid moves it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [grid])
  return layout
}

function same(a: GridLayout, b: GridLayout): boolean {
  return (
    a.measured === b.measured && a.columns === b.columns && a.topPx === b.topPx && Math.abs(a.rowPx - b.rowPx) < 0.1
  )
}
