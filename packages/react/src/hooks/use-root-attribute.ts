import { useLayoutEffect } from 'react'

const counts = new Map<string, number>()

/**
 * Sets an attribute of `<html>` while `isSet`, for styles of parts that are far from the element that knows. It stands in
 * for `html:has(...)`, with which Chromium restyles the page for every node that is inserted.
 */
export function useRootAttribute(name: `data-fy-${string}`, isSet = true): void {
  useLayoutEffect(() => (isSet ? setRootAttribute(name) : undefined), [name, isSet])
}

/** @returns what takes it away again, once nothing else needs it */
export function setRootAttribute(name: `data-fy-${string}`): () => void {
  const root = document.documentElement
  const change = (by: number) => {
    const count = (counts.get(name) ?? 0) + by
    counts.set(name, count)
    root.toggleAttribute(name, count > 0)
  }
  change(1)
  return () => change(-1)
}
