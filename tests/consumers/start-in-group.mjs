import { spawn } from 'node:child_process'

/** Starts a server in a process group of its own, so that its children end with it. */
export function startInGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data
    })
  }
  const ended = new Promise((resolve) => child.once('close', resolve))
  return {
    output: () => output,
    async end() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}
