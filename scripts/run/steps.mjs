import { cpus } from 'node:os'
import { dim, green, red, seconds } from './print.mjs'
import { capture } from './processes.mjs'

/** A command as one check: passes when it exits with 0. */
async function check([command, args], options) {
  const { code, output } = await capture(command, args, options)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

const work = (duty) => (duty.command ? check(duty.command, duty.options) : duty.work())

/** Does one duty with its progress on the terminal; prints its output only if it failed. */
export async function step(duty) {
  const from = Date.now()
  process.stdout.write(`${dim('·')} ${duty.name} `)
  const beat = process.stdout.isTTY ? setInterval(() => process.stdout.write(dim('.')), 2000) : undefined
  const outcome = await work(duty)
  clearInterval(beat)
  process.stdout.write(verdict(outcome, Date.now() - from))
  return outcome
}

/** Does duties that know nothing of each other, one to a core; each is printed when it ends. */
export async function stepsTogether(duties) {
  const waiting = [...duties]
  const outcomes = []
  const worker = async () => {
    for (let duty = waiting.shift(); duty; duty = waiting.shift()) {
      const from = Date.now()
      const outcome = await work(duty)
      process.stdout.write(`${dim('·')} ${duty.name} ${verdict(outcome, Date.now() - from)}`)
      outcomes.push(outcome)
    }
  }
  await Promise.all(cpus().map(worker))
  return outcomes
}

function verdict(outcome, ms) {
  const sums = outcome.passed + outcome.failed > 1 ? dim(` ${outcome.passed} passed, ${outcome.failed} failed`) : ''
  const more = outcome.failed > 0 ? outcome.output : (outcome.summary ?? '')
  return `${outcome.failed === 0 ? green('✓') : red('✗')} ${dim(seconds(ms))}${sums}\n${more.trimEnd()}${more.trim() ? '\n' : ''}`
}
