/** For `page.evaluate`: until what moves to its place is there, and the page has scrolled to its end; what moves for ever, does. */
export async function stillness(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
  const frame = () => new Promise(requestAnimationFrame)
  for (let still = 0, top = window.scrollY; still < 6; still += 1) {
    await frame()
    if (window.scrollY !== top) still = 0
    top = window.scrollY
  }
}
