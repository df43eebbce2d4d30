#!/usr/bin/env node
// How quick the SDK is next to what else one would use, in rounds by turns; see docs/speed.md.
// node scripts/bench.mjs [--rounds=7] [--tasks=list-load,favourites]
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { TASKS } from './bench/tasks.mjs'
import { bold, dim } from './run/colours.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, tasks: { type: 'string', default: Object.keys(TASKS).join() } },
})
const rounds = Number(values.rounds)
const print = (line) => process.stdout.write(`${line}\n`)

for (const name of values.tasks.split(',')) {
  const { title, unit, contenders } = await load(name)
  const names = Object.keys(contenders)
  const samples = new Map(names.map((contender) => [contender, []]))
  for (let round = 0; round < rounds; round += 1) {
    // Another one goes first in each round.
    for (let turn = 0; turn < names.length; turn += 1) {
      const contender = names[(turn + round) % names.length]
      samples.get(contender).push(await sample(name, contender))
    }
  }
  const [ours] = names
  print(bold(title))
  for (const contender of names) {
    const ms = median(samples.get(contender))
    // The ratio of each round apart: a machine that is slow for a while is slow for both.
    const ratio = median(samples.get(ours).map((own, round) => own / samples.get(contender)[round]))
    const against = contender === ours ? '' : `  ${ours} takes ${ratio.toFixed(2)} times as long`
    print(`  ${contender.padEnd(28)} ${ms.toFixed(1).padStart(8)} ${unit}${dim(against)}`)
  }
}

function load(name) {
  const task = TASKS[name]
  if (task === undefined) throw new Error(`there is no task ${name}: ${Object.keys(TASKS).join(', ')}`)
  return task()
}

function sample(task, contender) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./bench/sample-process.mjs', import.meta.url)), [task, contender])
    child.once('message', resolve)
    child.once('exit', (code) => code !== 0 && reject(new Error(`${task}, ${contender}: ended with ${code}`)))
  })
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
