import { vi } from 'vitest'
import type { FoyerOnSandbox } from './foyer-on-sandbox.ts'

/** From now on the first members of every list of the agency have these names. */
export function renameMembers({ sandbox }: Pick<FoyerOnSandbox, 'sandbox'>, names: readonly string[]): void {
  const answer = sandbox.fetch
  vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
    const response = await answer(request)
    if (!/\/agent\/(team|rebates)\/(members|pnl|bets|income)$/.test(new URL(request.url).pathname)) return response
    const body = await response.json()
    for (const [at, name] of names.entries()) {
      const row = body.value.list[at]
      if (row?.userName !== undefined) row.userName = name
    }
    return new Response(JSON.stringify(body), { status: response.status, headers: response.headers })
  })
}
