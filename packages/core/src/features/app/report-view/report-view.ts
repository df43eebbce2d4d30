import * as z from 'zod/mini'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'

const VIEWS = ['chart', 'table'] as const

/** How reports show their figures: drawn, or as a table of the same rows. */
export type ReportViewChoice = (typeof VIEWS)[number]

/** The choice of this device, for all reports (`agency.md` 6). */
export interface ReportView {
  readonly $view: Store<ReportViewChoice>
  show(view: ReportViewChoice): void
}

export function createReportView({ ports, log }: Pick<FeatureContext, 'ports' | 'log'>): ReportView {
  const stored = createStoredValue({
    storage: ports.storage,
    key: 'MC_REPORT_VIEW',
    schema: z.enum(VIEWS),
    log,
    format: 'text',
  })
  const $view = writable<ReportViewChoice>(stored.read() ?? 'chart')
  return {
    $view: readOnly($view, log),
    show(view) {
      $view.set(view)
      stored.write(view)
    },
  }
}

/** Chart or table, remembered. */
export const reportView: Feature<ReportView> = defineFeature({
  id: 'reportView',
  create: createReportView,
})
