import type { Clock, CompletePorts, HostClock, Ports } from './ports.ts'

/** Adds the parts of a port that a host may leave out, so that no other code of core asks whether they are there. */
export function completePorts(ports: Ports): CompletePorts {
  return { ...ports, clock: isComplete(ports.clock) ? ports.clock : completeClock(ports.clock) }
}

function isComplete(clock: HostClock): clock is Clock {
  return clock.monotonic !== undefined
}

/** Derives monotonic time from wall time: the steps forward count, the steps back do not. */
function completeClock(clock: HostClock): Clock {
  let elapsed = 0
  let last = clock.now()
  // The clock may be an instance of a class, whose methods a spread would lose.
  return {
    now: () => clock.now(),
    monotonic() {
      const now = clock.now()
      if (now > last) elapsed += now - last
      last = now
      return elapsed
    },
    setTimeout: (callback, ms) => clock.setTimeout(callback, ms),
    clearTimeout: (id) => clock.clearTimeout(id),
  }
}
