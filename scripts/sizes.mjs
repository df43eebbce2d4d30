#!/usr/bin/env node
// Size budgets (brotli), on the built packages and the built site. The home page is weighed by opening it.
import { coreSizes } from './sizes/core.mjs'
import { siteSizes } from './sizes/site.mjs'

const rows = [...(await coreSizes()), ...(await siteSizes())]
let failed = 0
// A row without a limit is for information.
for (const { what, bytes, limit = Number.POSITIVE_INFINITY } of rows) {
  const over = bytes > limit
  if (over) failed += 1
  const kb = (value) => `${(value / 1000).toFixed(1)} kB`
  process.stdout.write(
    `    ${over ? 'OVER ' : '     '}${kb(bytes).padStart(9)} ${Number.isFinite(limit) ? `of ${kb(limit).padStart(9)}` : ''.padStart(12)}  ${what}\n`,
  )
}
process.stdout.write(`${JSON.stringify({ passed: rows.length - failed, failed })}\n`)
process.exitCode = failed === 0 ? 0 : 1
