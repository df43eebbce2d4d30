import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const dailySalaryContract = definePage({
  name: 'dailySalaryContract',
  ...routes.dailySalaryContract,
  title: 'page.contract.dailySalary',
  load: () => import('./agreement.tsx'),
})

export const dividendContract = definePage({
  name: 'dividendContract',
  ...routes.dividendContract,
  title: 'page.contract.dividend',
  load: () => import('./agreement.tsx'),
})

export const hourlySalaryContract = definePage({
  name: 'hourlySalaryContract',
  ...routes.hourlySalaryContract,
  title: 'page.contract.hourlySalary',
  load: () => import('./agreement.tsx'),
})
