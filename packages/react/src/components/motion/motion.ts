// One chunk: whoever shows one of them on a first screen shows the others too.
export { turnByFinger } from '../carousel/turn-by-finger.ts'
export { glide } from '../category-tabs/glide.ts'
export { countViews, followTrack, showView } from '../hot-carousel/follow-track.ts'
export { runMarquee } from '../ticker/run-marquee.ts'
export { holdRotation } from './hold-rotation.ts'
