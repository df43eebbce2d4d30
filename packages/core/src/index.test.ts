import { expect, it } from 'vitest'
import * as browser from './browser.ts'
import * as contractDoor from './contract.ts'
import * as core from './index.ts'
import * as node from './node.ts'
import * as site from './site.ts'
import * as testing from './testing.ts'

it('exports these names, and no others by accident', () => {
  expect(Object.keys(core).sort()).toMatchSnapshot('@foyer/core')
  expect(Object.keys(browser).sort()).toMatchSnapshot('@foyer/core/browser')
  expect(Object.keys(contractDoor).sort()).toMatchSnapshot('@foyer/core/contract')
  expect(Object.keys(node).sort()).toMatchSnapshot('@foyer/core/node')
  expect(Object.keys(site).sort()).toMatchSnapshot('@foyer/core/site')
  expect(Object.keys(testing).sort()).toMatchSnapshot('@foyer/core/testing')
})

/** A helper of one component belongs to `@foyer/core/site`, or is not exported. */
const MAX_MAIN_DOOR_NAMES = 90

it('exports at most 90 names from the main door', () => {
  expect(Object.keys(core).length).toBeLessThanOrEqual(MAX_MAIN_DOOR_NAMES)
})

it('exports no name from both the main door and that of the site', () => {
  expect(Object.keys(site).filter((name) => name in core)).toEqual([])
})

it('[CALL-01] every call is one entry of the contract, under its own id', () => {
  for (const [id, endpoint] of Object.entries(contractDoor.contract)) {
    expect(endpoint.id).toBe(id)
    expect(endpoint.path).toMatch(/^\/wps\//)
    expect(Object.isFrozen(endpoint)).toBe(true)
  }
})
