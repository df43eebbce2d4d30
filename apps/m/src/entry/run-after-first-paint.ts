/** The longest wait for the first paint, for browsers that never report it. */
const PAINT_TIMEOUT_MS = 5000
/** The longest wait for pictures after that: with slow ones an early start is worth more than an undisturbed paint. */
const IMAGES_TIMEOUT_MS = 2000

/**
 * Calls back once the document's own first screen has been painted, its pictures included: before that, scripts would
 * compete with it for network and processor. At once where nothing will be painted (a hidden tab), and with the first
 * frame where the document holds none.
 */
export function runAfterFirstPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') {
    run()
    return
  }
  let done = false
  const once = () => {
    if (done) return
    done = true
    clearTimeout(timer)
    run()
  }
  let timer = setTimeout(once, PAINT_TIMEOUT_MS)
  whenParsed(() => {
    // A frame of boxes is no content: browsers report no paint of it, so there is nothing to wait for.
    if (document.images.length === 0) requestAnimationFrame(() => setTimeout(once))
    else
      whenPainted(() => {
        clearTimeout(timer)
        timer = setTimeout(once, IMAGES_TIMEOUT_MS)
        imagesLoaded(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once))))
      })
  })
}

function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}

/** Once content is really on screen, which is later than the frame in which it is drawn. */
function whenPainted(run: () => void): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    run()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** Once the pictures on screen are loaded or have failed. */
function imagesLoaded(run: () => void): void {
  const coming = [...document.images].filter((picture) => !picture.complete && isOnScreen(picture))
  let left = coming.length
  if (left === 0) run()
  const arrived = () => {
    left -= 1
    if (left === 0) run()
  }
  for (const picture of coming) {
    picture.addEventListener('load', arrived, { once: true })
    picture.addEventListener('error', arrived, { once: true })
  }
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
}
