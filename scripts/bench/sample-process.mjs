// One sample in a process of its own: node sample-process.mjs <task> <contender>. Answers with the ms that it took, by the
// clock or by the processor, whichever is less: what other processes take is left out.
import { TASKS } from './tasks.mjs'

const [task, contender] = process.argv.slice(2)
const { contenders } = await TASKS[task]()

const run = await contenders[contender]()
const cpuBefore = process.cpuUsage()
const before = performance.now()
await run()
const wallMs = performance.now() - before
const { user, system } = process.cpuUsage(cpuBefore)
process.send(Math.min(wallMs, (user + system) / 1000), () => process.exit())
