// One chunk: a first screen that shows one of them shows the others too.
export { bindDrag } from '../carousel/bind-drag.ts'
export { smoothScroll } from '../category-tabs/smooth-scroll.ts'
export { observeViewCount, scrollToView, syncRotation } from '../featured-carousel/sync-rotation.ts'
export { runMarquee } from '../ticker/run-marquee.ts'
export { pauseOnInteraction } from './pause-on-interaction.ts'
