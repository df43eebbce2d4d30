import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['fd00::1', 'fd00:0:0:0::/64'],
  ['fd00::2:1388', 'fd00:0:0:0::/64'],
  ['fd00:0:0:0001::2', 'fd00:0:0:1::/64'],
  ['2001:0DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::10.0.0.1', '64:ff9b:0:0::/64'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['10.0.0.1', '10.0.0.1'],
  ['in process', 'in process'],
])('takes %s for a part of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
