import { cpus } from 'node:os'
import { dim, green, red, seconds } from './colours.mjs'
import { capture } from './processes.mjs'

/** A command as one check: passes when it exits with 0. */
async function check([command, args], options) {
  const { code, output } = await capture(command, args, options)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

const work = (task) => (task.command ? check(task.command, task.options) : task.work())

/** Runs one task with its progress on the terminal; prints its output only if it failed. */
export async function step(task) {
  const from = Date.now()
  process.stdout.write(`${dim('·')} ${task.name} `)
  const beat = process.stdout.isTTY ? setInterval(() => process.stdout.write(dim('.')), 2000) : undefined
  const outcome = await work(task)
  clearInterval(beat)
  process.stdout.write(resultLine(outcome, Date.now() - from))
  return outcome
}

/** Runs independent tasks, one to a core; each is printed when it ends. */
export async function stepsTogether(tasks) {
  const waiting = [...tasks]
  const outcomes = []
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const from = Date.now()
      const outcome = await work(task)
      process.stdout.write(`${dim('·')} ${task.name} ${resultLine(outcome, Date.now() - from)}`)
      outcomes.push(outcome)
    }
  }
  await Promise.all(cpus().map(worker))
  return outcomes
}

function resultLine(outcome, ms) {
  const sums = outcome.passed + outcome.failed > 1 ? dim(` ${outcome.passed} passed, ${outcome.failed} failed`) : ''
  const more = outcome.failed > 0 ? outcome.output : (outcome.summary ?? '')
  return `${outcome.failed === 0 ? green('✓') : red('✗')} ${dim(seconds(ms))}${sums}\n${more.trimEnd()}${more.trim() ? '\n' : ''}`
}
