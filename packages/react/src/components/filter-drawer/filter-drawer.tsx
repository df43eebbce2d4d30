import { type GameFilter, type GameList, wallet } from '@foyer/core'
import { minBetOptions, minLineOptions, SLOT_CLASSIFICATION_OPTIONS, typeTarget } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useState } from 'react'
import { useCatalogueData } from '../../hooks/store-hooks.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { categoryName } from '../../text/category-name.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { Stack } from '../stack/stack.tsx'
import { RadioChips } from './radio-chips.tsx'

export interface FilterDrawerProps {
  readonly list: GameList
  readonly open: boolean
  readonly onClose: () => void
}

type Draft = Pick<GameFilter, 'classification' | 'minBet' | 'minLines'>

/** The filter drawer: nothing happens to the list before "apply", and a closed drawer forgets its choices (FILTER-17). */
export function FilterDrawer({ list, open, onClose }: FilterDrawerProps) {
  const t = useText()
  const form = useId()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('filter.title')}
      side="bottom"
      footer={
        <div className="fy-filter-drawer-actions">
          <Button type="reset" form={form}>
            {t('filter.reset')}
          </Button>
          <Button type="submit" form={form} tone="primary">
            {t('filter.apply')}
          </Button>
        </div>
      }
    >
      <DrawerForm list={list} id={form} onClose={onClose} />
    </Sheet>
  )
}

const NOTHING: Draft = { classification: 'ALL', minBet: undefined, minLines: undefined }

function DrawerForm({ list, id, onClose }: Omit<FilterDrawerProps, 'open'> & { readonly id: string }) {
  const { access, config } = useFoyer()
  const walletApi = useFeature(wallet)
  const t = useText()
  const catalogue = useCatalogueData()
  const { category, classification, minBet, minLines } = useStore(list.$query)
  const [draft, setDraft] = useState<Draft>({
    classification: classification === '' ? 'ALL' : classification,
    minBet,
    minLines,
  })
  const types = (catalogue?.categories ?? []).flatMap(({ code }) =>
    code === category || access.hasPage(typeTarget(code).to) ? [code] : [],
  )
  const lines = minLineOptions(config.filter)
  const money = (amount: number) => walletApi.format(String(amount))

  const apply = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    void list.setQuery({ tab: 'filter', ...draft })
  }
  const goTo = (type: string) => {
    if (type === category) return
    const { to, replace } = typeTarget(type)
    onClose()
    access.go(to, { replace })
  }

  return (
    <Stack
      id={id}
      as="form"
      gap={6}
      onSubmit={apply}
      onReset={(event) => {
        event.preventDefault()
        setDraft(NOTHING)
      }}
    >
      {types.length === 0 ? null : (
        <RadioChips
          legend={t('filter.type')}
          name="type"
          value={category}
          options={types.map((code) => ({ value: code, label: categoryName(t, code) }))}
          onChange={goTo}
        />
      )}
      <RadioChips
        legend={t('filter.class')}
        name="class"
        value={draft.classification}
        options={SLOT_CLASSIFICATION_OPTIONS.map((code) => ({
          value: code,
          label: t(`class.${code}`),
        }))}
        onChange={(next) => setDraft({ ...draft, classification: next })}
      />
      <RadioChips
        legend={t('filter.minBet')}
        name="minBet"
        value={draft.minBet}
        options={minBetOptions(config.filter).map((value) => ({
          value,
          label: value === undefined ? t('filter.all') : money(value),
        }))}
        onChange={(next) => setDraft({ ...draft, minBet: next })}
      />
      {lines.length === 0 ? null : (
        <RadioChips
          legend={t('filter.minLine')}
          name="minLine"
          value={draft.minLines}
          options={lines.map((value) => ({
            value,
            label: value === undefined ? t('filter.all') : t('filter.lines', { count: value }),
          }))}
          onChange={(next) => setDraft({ ...draft, minLines: next })}
        />
      )}
    </Stack>
  )
}
