import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addPlaceFinder } from '../../hooks/page-place.ts'

/** Rows beyond each edge of the screen: enough for the next key and a flick. */
const OVERSCAN = 6
const REM_PX = 16
/** What the bars at the top and at the bottom of the page cover, rem. */
const BARS_REM = 4

export interface RowWindow {
  /** Height of the whole list, px. */
  readonly blockSize: number
  readonly rows: readonly { readonly index: number; readonly top: number; readonly height: number }[]
  /** Brings a row onto the screen. */
  show(index: number): void
}

interface RowWindowOptions {
  /** Around the rows; its place in the document decides which are on screen. */
  readonly container: RefObject<HTMLElement | null>
  /** Identify the rows, in their order. */
  readonly ids: readonly string[]
  /** Of each row, in rem: larger with the letters of the reader. */
  readonly rowRem: number
  /** Is there whatever is on screen: the row with the focus. */
  readonly kept?: number | undefined
}

/** The rows of a long list that are on screen, and a few more. */
export function useRowWindow({ container, ids, rowRem, kept }: RowWindowOptions): RowWindow {
  const [rowPx, setRowPx] = useState(rowRem * REM_PX)
  const [topPx, setTopPx] = useState(0)
  const count = ids.length
  useLayoutEffect(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    if (Number.isFinite(rem)) setRowPx(Math.round(rowRem * rem))
    const box = container.current?.getBoundingClientRect()
    if (box !== undefined) setTopPx(Math.round(box.top + window.scrollY))
  })
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range)
      if (kept === undefined || kept >= range.count || shown.includes(kept)) return shown
      return [...shown, kept].sort((one, other) => one - other)
    },
    [kept],
  )
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    useFlushSync: false,
    scrollMargin: topPx,
    initialRect: { width: 390, height: 844 },
    rangeExtractor,
    initialOffset: () => window.scrollY,
    // How far the page is scrolled is not the list's to change, but for `show`. It only hears of it where it guessed otherwise.
    scrollToFn: (guess) => {
      if (window.scrollY !== guess) window.dispatchEvent(new Event('scroll'))
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row height makes every measure wrong.
  useEffect(() => virtualizer.measure(), [virtualizer, rowPx])
  const latest = useRef({ ids, rowPx, topPx })
  useLayoutEffect(() => {
    latest.current = { ids, rowPx, topPx }
  })
  useLayoutEffect(
    () =>
      addPlaceFinder({
        topOf(id) {
          const { ids, rowPx, topPx } = latest.current
          const index = ids.indexOf(id)
          return index === -1 ? undefined : topPx + index * rowPx
        },
        shape: () => String(latest.current.rowPx),
      }),
    [],
  )
  return {
    blockSize: count * rowPx,
    rows: virtualizer.getVirtualItems().map(({ index }) => ({ index, top: index * rowPx, height: rowPx })),
    show(index) {
      const top = topPx + index * rowPx
      const covered = BARS_REM * REM_PX
      const last = window.scrollY + window.innerHeight - covered - rowPx
      if (top < window.scrollY + covered) window.scrollTo({ top: top - covered })
      else if (top > last) window.scrollTo({ top: window.scrollY + top - last })
    },
  }
}
