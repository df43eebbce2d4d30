import { spawn } from 'node:child_process'

/** Children lead their own process groups, so that ending one ends whatever it started. */
const alive = new Map()

function launch(command, args, stdio, options = {}) {
  const child = spawn(command, args, {
    stdio,
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
  })
  const done = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, error }))
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 143 : 1) }))
  }).finally(() => alive.delete(child))
  alive.set(child, done)
  return { child, done }
}

function signalGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** Runs to the end and returns `{code, output}`; both streams in one text. */
export async function capture(command, args, options) {
  const { child, done } = launch(command, args, ['ignore', 'pipe', 'pipe'], options)
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  const { code, error } = await done
  const output = Buffer.concat(chunks).toString('utf8') + (error ? `${error.message}\n` : '')
  return { code, output }
}

/** Starts something that stays, on this terminal. */
export function start(command, args, options) {
  const { done } = launch(command, args, 'inherit', options)
  return { done: done.then((outcome) => outcome.code) }
}

/** Asks every child to end, and makes it end after 5 s. */
export async function endAll() {
  const children = [...alive]
  for (const [child] of children) signalGroup(child, 'SIGTERM')
  const force = setTimeout(() => {
    for (const [child] of children) signalGroup(child, 'SIGKILL')
  }, 5000)
  await Promise.all(children.map(([, done]) => done))
  clearTimeout(force)
}
