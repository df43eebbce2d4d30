// One chunk: a first screen that shows one of them shows the others too.
export { bindCarousel } from '../carousel/bind-carousel.ts'
export { smoothScroll } from '../category-tabs/smooth-scroll.ts'
export { runMarquee } from '../ticker/run-marquee.ts'
export { pauseOnInteraction } from './pause-on-interaction.ts'
