import { createFoyer } from '@foyer/core'
import { contract } from '@foyer/core/contract'
import { memoryPorts } from '@foyer/core/testing'
import { PASSWORD } from './site-fixtures.ts'

/** Registers someone whom a member has recommended. */
export async function registerFriend(baseUrl: string, username: string, recommenderId: string): Promise<void> {
  const foyer = createFoyer({ merchant: 'demo', baseUrl, ports: memoryPorts() })
  const account = { username, password: PASSWORD, confirmPassword: PASSWORD, recommenderId }
  const from = { type: 0, registerUrl: 'foyer.test', domain: 'foyer.test', registerMethod: 'H5' } as const
  await foyer.call(contract.registerUsername, { ...account, ...from })
  foyer.dispose()
}
