#!/usr/bin/env node
// Which requirements have a passing test? Reads what the runners really did and holds it against the catalogue.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { asMarkdown, asText } from './requirements/report.mjs'
import { idsOfTitle, playwrightTests, trace, vitestTests } from './requirements/trace.mjs'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const yaml = (path) => parse(readFileSync(at(path), 'utf8'))

const catalogue = ['player', 'platform', 'money'].flatMap((name) => yaml(`docs/requirements/${name}.yaml`))
const scope = yaml('docs/requirements/scope.yaml')

const results = at('test-results')
const tests = existsSync(results)
  ? readdirSync(results)
      .filter((name) => /^(vitest|playwright).*\.json$/.test(name))
      .flatMap((name) => {
        const report = JSON.parse(readFileSync(`${results}/${name}`, 'utf8'))
        return name.startsWith('vitest') ? vitestTests(report) : playwrightTests(report)
      })
  : []

const outcome = trace(catalogue, scope, tests)
process.stdout.write(asText(outcome))
if (process.argv.includes('--write')) {
  writeFileSync(at('docs/requirements/status.md'), asMarkdown(outcome, tests, idsOfTitle))
  process.stdout.write('written: docs/requirements/status.md\n')
}
const failed = outcome.unknown.length + outcome.lost.length + (tests.length === 0 ? 1 : 0)
process.stdout.write(`${JSON.stringify({ passed: failed === 0 ? 1 : 0, failed })}\n`)
process.exitCode = failed === 0 ? 0 : 1
