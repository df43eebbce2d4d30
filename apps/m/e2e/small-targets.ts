import type { Page } from '@playwright/test'

/** CSS px in either direction (WCAG 2.5.5). */
const TARGET = 44
/** Where many stand in a row, they keep to the least there is (WCAG 2.5.8). */
const CROWD = 24
/** Rows of dots: a finger swipes what they belong to. */
const CROWDED_ACROSS = '.fy-carousel-dot'
/** The numbers of a lottery ticket and of a roulette table: up to eighty of them are on one screen. */
const CROWDED = '.pick:not(.pad) button, .numbers .chip'

/**
 * The visible, enabled targets inside `scope` that a finger finds too small. What counts is what answers the finger: the
 * label of a control is part of it, and so is an area that a pseudo element adds. Links in a sentence are as small as its
 * letters.
 */
export function smallTargets(page: Page, scope = 'body'): Promise<string[]> {
  return page.evaluate(
    ([within, least, crowd, crowdedAcross, crowded]) => {
      const CONTROLS =
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="option"], ' +
        // The guards of a modal are for the Tab key alone.
        '[tabindex="0"]:not(.fy-modal-guard)'

      const seen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(element).clipPath !== 'inset(50%)'

      const inSentence = (element: Element) =>
        getComputedStyle(element).display.startsWith('inline') &&
        [...(element.parentNode?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== '')

      const answers = (element: Element, hit: Element | null) =>
        hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)

      /** How far it answers through its middle. */
      const reach = (element: Element): readonly [number, number] => {
        const rect = element.getBoundingClientRect()
        const run = (stepX: number, stepY: number) => {
          const at = (far: number) =>
            document.elementFromPoint(rect.x + rect.width / 2 + stepX * far, rect.y + rect.height / 2 + stepY * far)
          let far = 0
          while (far < least && answers(element, at(far))) far += 0.5
          return far
        }
        return [Math.max(rect.width, run(1, 0) + run(-1, 0)), Math.max(rect.height, run(0, 1) + run(0, -1))]
      }

      const found = new Set<string>()
      for (const element of document.querySelectorAll(`${within} :is(${CONTROLS})`)) {
        if (element.matches(':disabled, [inert] *') || inSentence(element)) continue
        // A control that only screen readers see is tapped by its label.
        const target = seen(element) ? element : element instanceof HTMLInputElement && element.labels?.[0]
        if (!target || !seen(target)) continue
        const rect = target.getBoundingClientRect()
        if (Math.min(rect.width, rect.height) >= least) continue
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const [width, height] = reach(target)
        // The edge itself belongs to neither target.
        const across = target.matches(`${crowdedAcross}, ${crowded}`) ? crowd : least
        const down = target.matches(crowded) ? crowd : least
        if (width >= across - 0.5 && height >= down - 0.5) continue
        const name = target.getAttribute('aria-label') ?? target.textContent
        found.add(`${target.tagName}.${target.className} “${name}”: ${width.toFixed(1)} × ${height.toFixed(1)}`)
      }
      return [...found]
    },
    [scope, TARGET, CROWD, CROWDED_ACROSS, CROWDED] as const,
  )
}
