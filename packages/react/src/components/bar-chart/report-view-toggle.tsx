import { reportView } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'

const VIEWS = ['chart', 'table'] as const

/** Chart or table, for every report of this device. */
export function ReportViewToggle() {
  const api = useFeature(reportView)
  const t = useText()
  const view = useStore(api.$view)
  return (
    <ToggleGroup
      label={t('records.view')}
      variant="segments"
      options={VIEWS.map((value) => ({ value, label: t(`records.view.${value}`) }))}
      value={view}
      onChange={api.show}
    />
  )
}

export function useReportView(): (typeof VIEWS)[number] {
  return useStore(useFeature(reportView).$view)
}
