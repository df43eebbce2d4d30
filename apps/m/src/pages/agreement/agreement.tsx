import { AgreementScreen, useAccess } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { useTeamAddress } from '../team-address.ts'
import '@foyer/react/agency.css'
import '../team.css'

const KINDS = {
  dailySalaryContract: 'dailySalary',
  dividendContract: 'dividend',
  hourlySalaryContract: 'hourlySalary',
} as const

type ContractPageName = keyof typeof KINDS

const isContractPage = (name: string): name is ContractPageName => Object.hasOwn(KINDS, name)

/** One of the three agreements (CONTRACT-01 to CONTRACT-03). */
export function Page(props: PageProps) {
  const { name } = props.route
  return <div className="site-page site-team">{isContractPage(name) ? <Opened {...props} name={name} /> : null}</div>
}

function Opened({ name, ...props }: PageProps & { readonly name: ContractPageName }) {
  const access = useAccess()
  return <AgreementScreen kind={KINDS[name]} onLater={() => access.back()} {...useTeamAddress(props, name)} />
}
