import { type AgreementTerms, type ContractKind, money, wallet } from '@foyer/core'
import { useId } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate, zoneName } from '../../text/dates.ts'
import { useZone } from '../../text/use-merchant-time.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { ReportTable } from '../report-table/report-table.tsx'
import { Stack } from '../stack/stack.tsx'

export interface AgreementTermsTableProps {
  readonly kind: ContractKind
  readonly terms: AgreementTerms
}

/** From when an agreement counts, its tiers as a table, and what belongs to them. */
export function AgreementTermsTable({ kind, terms }: AgreementTermsTableProps) {
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const id = useId()
  const zone = useZone(terms.zone)
  const { fromDay, toDay, period, tiers, active, deducts, carryOver } = terms
  const from = t(`agreement.period.${period}`, [formatDate(tag, fromDay), zoneName(tag, zone)])
  return (
    <Stack gap={4}>
      <p id={id}>{from}</p>
      {toDay === undefined ? null : <p>{t('agreement.until', [formatDate(tag, toDay)])}</p>}
      <div className="fy-agreement-sides">
        <ReportTable
          labelledBy={id}
          layout="inset"
          rows={tiers}
          keyOf={({ from }) => from}
          columns={[
            {
              name: 'from',
              head: t(kind === 'dividend' ? 'agreement.base' : 'agreement.turnover'),
              cell: ({ from }) => t(money.isZero(from) ? 'agreement.above' : 'agreement.from', [format(from)]),
            },
            { name: 'active', head: t('agreement.active'), cell: ({ active }) => active },
            {
              name: 'pay',
              head: t('agreement.pay'),
              cell: ({ rate, amount }) =>
                amount === undefined ? t('agreement.percent', [rate ?? '0']) : format(amount),
            },
          ]}
        />
        <ul className="fy-agreement-notes">
          <li>
            {active.deposit === undefined
              ? t('agreement.isActive', [format(active.turnover)])
              : t('agreement.isActive.deposit', [format(active.turnover), format(active.deposit)])}
          </li>
          <li>{t('agreement.highest')}</li>
          {deducts.map((deduct) => (
            <li key={deduct}>{t(`agreement.deducts.${deduct}`)}</li>
          ))}
          {carryOver === undefined ? null : <li>{t(`agreement.carryOver.${carryOver}`)}</li>}
        </ul>
      </div>
    </Stack>
  )
}
