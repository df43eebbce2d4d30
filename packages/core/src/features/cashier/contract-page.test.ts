import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../../contract.ts'
import type { AnyEndpoint } from '../../kernel/endpoint.ts'

const MODULES: Readonly<Record<string, string>> = { F: 'FUNDTRANS3', C: 'COMM3' }

/** The calls of docs/cashier.md, each as it stands there. */
function documented() {
  const page = readFileSync(new URL('../../../../../docs/cashier.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) => {
    const [, ids = '', calls = '', modules = ''] = row.split('|')
    const named = [...ids.matchAll(/`(\w+)`((?: [KE])*)/g)]
    const letters = modules.split(',').map((letter) => letter.trim())
    const addresses = calls.split(',').map((call) => call.trim())
    return named.map(([, id = '', marks = ''], index) => ({
      id,
      module: MODULES[letters[index] ?? letters[0] ?? ''],
      takesKey: marks.includes('K'),
      encrypted: marks.includes('E'),
      method: /^[A-Z]+/.exec(addresses[index] ?? '')?.[0],
    }))
  })
}

type Declared = Pick<AnyEndpoint, 'id' | 'path' | 'input' | 'auth'>

const endpoints = new Map(Object.values<Declared>(contract).map((endpoint) => [endpoint.id, endpoint]))
/** One in the path names an attempt that there is. */
const takesKey = ({ input, path }: Declared) =>
  input instanceof z.ZodMiniObject && 'idempotencyKey' in input.shape && !path.includes('{idempotencyKey}')

it.each(documented().map((call) => [call.id, call] as const))('%s is declared as docs/cashier.md says', (id, call) => {
  const endpoint = endpoints.get(id)
  const { module, encrypted, method } = call
  expect(endpoint).toMatchObject({ auth: 'required', module, encrypted, ...(method !== undefined && { method }) })
  expect(endpoint !== undefined && takesKey(endpoint)).toBe(call.takesKey)
})

it('docs/cashier.md has every call of the cashier that needs a session', () => {
  const features = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  const declared = features
    .filter((path) => path.endsWith('endpoints.ts'))
    .flatMap((path) => [...readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(/^ {2}(\w+): \{$/gm)])
    .map(([, id = '']) => id)
    .filter((id) => endpoints.get(id)?.auth === 'required')
  expect(declared.length).toBeGreaterThan(20)
  const ids: readonly string[] = documented().map(({ id }) => id)
  expect(declared.filter((id) => !ids.includes(id))).toEqual([])
})
