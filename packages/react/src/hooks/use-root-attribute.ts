import { useLayoutEffect } from 'react'

/**
 * Sets an attribute of `<html>` while `isSet`, for the styles of parts that are far from the component that knows. Use the
 * attribute instead of `html:has(…)`: with that, Chromium restyles the page for every node that is inserted.
 *
 * The attribute is set in an effect, so the document of a server lacks it. Style nothing with it that stands in a document.
 */
export function useRootAttribute(name: `data-fy-${string}`, isSet = true): void {
  useLayoutEffect(() => (isSet ? setRootAttribute(name) : undefined), [name, isSet])
}

/**
 * The attribute's value counts its users, so that it stays until the last one takes it away.
 *
 * @param page the document, if it may be that of a frame
 * @returns a function that takes the attribute away
 */
export function setRootAttribute(name: `data-fy-${string}`, page: Document = document): () => void {
  const root = page.documentElement
  const add = (users: number) => {
    const count = Number(root.getAttribute(name)) + users
    if (count > 0) root.setAttribute(name, String(count))
    else root.removeAttribute(name)
  }
  let isRemoved = false
  add(1)
  return () => {
    if (!isRemoved) add(-1)
    isRemoved = true
  }
}
