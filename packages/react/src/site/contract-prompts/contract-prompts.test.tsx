import '../../testing/jsdom-dialogs.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { ContractPrompts } from './contract-prompts.tsx'

afterEach(cleanup)

it('[CONTRACT-04][CONTRACT-07] cancel shows the next and stays, the other button opens the page of the agreement', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  const { control } = client.sandbox
  // The seed offers the two salaries.
  control.offerContract({ userName: 'agent2', kind: 'dividend' })
  const here = () => client.ports.navigation.current()
  const prompt = () => screen.queryByRole('alertdialog')?.querySelector('h2')?.textContent
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await client.settle()
  }
  const arrive = async () => {
    const { unmount } = renderWith(client.foyer, <ContractPrompts hasInteracted={false} />)
    await client.settle()
    return unmount
  }
  const leave = await arrive()
  expect(prompt()).toBe('Daily salary agreement required')
  await press('Cancel')
  expect([prompt(), here()]).toEqual(['Dividend agreement required', '/m/home'])
  await press('See terms')
  expect([prompt(), here()]).toEqual([undefined, '/m/member/agent/getDevidendContract'])
  leave()
  client.foyer.access.back()
  await arrive()
  await press('Cancel')
  await press('Cancel')
  expect(prompt()).toBe('Hourly salary agreement required')
  await press('Cancel')
  expect([prompt(), here()]).toEqual([undefined, '/m/home'])
  client.end()
})
