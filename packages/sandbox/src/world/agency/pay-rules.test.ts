import { expect, it } from 'vitest'
import { dividendPay, salaryPay } from './pay-rules.ts'
import { AGENCY_RULES } from './rules.ts'

const { dailySalary, hourlySalary, dividend } = AGENCY_RULES.agreements

it('a daily salary: both conditions of a tier must hold, and what agents below got is taken off', () => {
  // One active member short of the second tier.
  expect(salaryPay(dailySalary, 6_400_000, 9, 2000)).toEqual({ tier: 0, gross: 6400, paid: 4400 })
  expect(salaryPay(dailySalary, 6_400_000, 10, 0)).toEqual({ tier: 1, gross: 9600, paid: 9600 })
  expect(salaryPay(dailySalary, 20_000_000, 30, 0)).toEqual({ tier: 2, gross: 40_000, paid: 40_000 })
  expect(salaryPay(dailySalary, 999_999, 90, 0)).toEqual({ tier: undefined, gross: 0, paid: 0 })
  expect(salaryPay(dailySalary, 90_000_000, 2, 0)).toEqual({ tier: undefined, gross: 0, paid: 0 })
  // Cut to the minor unit, and never under 0.
  expect(salaryPay(dailySalary, 1_000_999, 3, 0).gross).toBe(1000)
  expect(salaryPay(dailySalary, 1_000_999, 3, 1500).paid).toBe(0)
})

it('an hourly salary is a fixed amount', () => {
  expect(salaryPay(hourlySalary, 499_999, 3, 0).gross).toBe(0)
  expect(salaryPay(hourlySalary, 500_000, 3, 0)).toEqual({ tier: 0, gross: 1000, paid: 1000 })
  expect(salaryPay(hourlySalary, 9_999_999, 20, 500)).toEqual({ tier: 1, gross: 5000, paid: 4500 })
  expect(salaryPay(hourlySalary, 10_000_000, 20, 0).gross).toBe(30_000)
})

it('a dividend: the example of the rules, and the next period', () => {
  // Lost 30,000.00, rebates 5,400.00, salaries 1,200.00, bonuses 600.00.
  const net = 3_000_000 - 540_000 - 120_000 - 60_000
  expect(net).toBe(2_280_000)
  expect(dividendPay(dividend, net, -630_000, 12, 74_000)).toEqual({
    base: 1_650_000,
    tier: 1,
    gross: 247_500,
    paid: 173_500,
    carryOn: 0,
  })
  expect(dividendPay(dividend, -410_000, 0, 12, 0)).toEqual({
    base: -410_000,
    tier: undefined,
    gross: 0,
    paid: 0,
    carryOn: -410_000,
  })
  expect(dividendPay(dividend, 410_000, -410_000, 12, 0)).toMatchObject({ base: 0, paid: 0, carryOn: 0 })
  // A loss grows, unless it is not carried.
  expect(dividendPay(dividend, -100, -410_000, 12, 0).carryOn).toBe(-410_100)
  expect(dividendPay({ ...dividend, carryOver: 'none' }, -100, 0, 12, 0).carryOn).toBe(0)
  // Too few active members: nothing is paid, and what would have been is gone.
  expect(dividendPay(dividend, 1_650_000, 0, 2, 0)).toMatchObject({ tier: undefined, paid: 0, carryOn: 0 })
  expect(dividendPay(dividend, 20_000_000, 0, 60, 0)).toMatchObject({ tier: 3, gross: 5_000_000 })
})
