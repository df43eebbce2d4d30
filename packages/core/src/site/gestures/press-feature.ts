import type { Feature } from '../../foyer.ts'
import { createPress, type Press, type PressHandlers } from './press.ts'

/** Machines of presses on the clock of a foyer (PRESS-01 to PRESS-07). They end with it, or earlier by `dispose()`. */
export const pressFeature: Feature<(handlers: PressHandlers) => Press> =
  ({ context: { ports, scope } }) =>
  (handlers) => {
    const press = createPress(ports.clock, handlers)
    return { ...press, dispose: scope.add(() => press.dispose()) }
  }
