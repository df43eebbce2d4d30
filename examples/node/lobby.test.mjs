import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { serveSandbox } from '../../packages/sandbox/dist/server.js'

const program = fileURLToPath(new URL('lobby.mjs', import.meta.url))

it('the example logs in, pages, hearts and reads the balance over HTTP', async () => {
  const server = await serveSandbox({ port: 0 })
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, server.url])
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^\d+ of \d+ slots with a minimum bet of 0\.1, first: .+$/m)
    expect(stdout).toMatch(/^♥ .+: true$/m)
    expect(stdout).toMatch(/^Balance: \p{Sc}[\d,]+\.\d\d$/mu)
  } finally {
    await server.close()
  }
})
