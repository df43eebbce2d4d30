import { createEvent, fireEvent } from '@testing-library/react'

/** Clicks a link. Whether the browser was left to follow it. */
export function isFollowed(link: HTMLElement): boolean {
  const click = createEvent.click(link)
  fireEvent(link, click)
  return !click.defaultPrevented
}
