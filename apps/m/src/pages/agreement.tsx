import { AgreementScreen, useAccess } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import '@foyer/react/agency.css'

const KINDS = {
  dailySalaryContract: 'dailySalary',
  dividendContract: 'dividend',
  hourlySalaryContract: 'hourlySalary',
} as const

const isContractPage = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name)

/** One of the three agreements (CONTRACT-01 to CONTRACT-03). */
export function Page({ route }: PageProps) {
  const access = useAccess()
  return (
    <div className="site-page">
      {isContractPage(route.name) ? <AgreementScreen kind={KINDS[route.name]} onLater={() => access.back()} /> : null}
    </div>
  )
}
