import { cpus } from 'node:os'
import { dim, green, red, seconds } from './colours.mjs'
import { capture } from './processes.mjs'

/** A command as one check: passes when it exits with 0. */
async function check([command, args], options) {
  const { code, output } = await capture(command, args, options)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

const work = (task) => (task.command ? check(task.command, task.options) : task.work())

/** Runs one task with its progress on the terminal and prints its output only if it failed. The outcome has `name` and `ms`. */
export async function step(task) {
  const from = Date.now()
  process.stdout.write(`${dim('·')} ${task.name} `)
  const beat = process.stdout.isTTY ? setInterval(() => process.stdout.write(dim('.')), 2000) : undefined
  const outcome = await work(task)
  const ms = Date.now() - from
  clearInterval(beat)
  process.stdout.write(resultLine(outcome, ms))
  return { ...outcome, name: task.name, ms }
}

/** Runs independent tasks, one to a core; each is printed when it ends. */
export async function stepsTogether(tasks) {
  const waiting = [...tasks]
  const outcomes = []
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const from = Date.now()
      const outcome = await work(task)
      const ms = Date.now() - from
      process.stdout.write(`${dim('·')} ${task.name} ${resultLine(outcome, ms)}`)
      outcomes.push({ ...outcome, name: task.name, ms })
    }
  }
  await Promise.all(cpus().map(worker))
  return outcomes
}

/**
 * What a run took: each stage, and below it its tasks, the longest first.
 *
 * @param stages of `{ name, ms, outcomes }`
 */
export function timeTable(stages) {
  const line = (name, ms) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}\n`
  const lines = stages.flatMap(({ name, ms, outcomes }) => [
    line(name, ms),
    ...outcomes
      .filter((outcome) => outcome.name !== name)
      .sort((a, b) => b.ms - a.ms)
      .map((outcome) => dim(line(`  ${outcome.name}`, outcome.ms))),
  ])
  const total = stages.reduce((sum, { ms }) => sum + ms, 0)
  return `${lines.join('')}${line('together', total)}`
}

function resultLine(outcome, ms) {
  const sums = outcome.passed + outcome.failed > 1 ? dim(` ${outcome.passed} passed, ${outcome.failed} failed`) : ''
  const more = outcome.failed > 0 ? outcome.output : (outcome.summary ?? '')
  return `${outcome.failed === 0 ? green('✓') : red('✗')} ${dim(seconds(ms))}${sums}\n${more.trimEnd()}${more.trim() ? '\n' : ''}`
}
