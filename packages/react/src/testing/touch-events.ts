export interface Point {
  readonly x: number
  readonly y: number
}

/** jsdom knows no touches: events as browsers send them. Says whether the platform may go on with it. */
export function touch(
  target: Element,
  type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
  ...points: readonly Point[]
): boolean {
  const touches = points.map(({ x, y }) => ({ clientX: x, clientY: y, target }))
  const event = new Event(type, { bubbles: true, cancelable: true })
  return target.dispatchEvent(Object.assign(event, { touches, targetTouches: touches }))
}
