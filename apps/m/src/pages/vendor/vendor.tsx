import { catalogue } from '@foyer/core'
import { categoriesOfVendor, gameListOptions } from '@foyer/core/site'
import {
  categoryName,
  GameListScreen,
  ToggleGroup,
  useCatalogueData,
  useFeature,
  useFoyer,
  useGameList,
  useText,
} from '@foyer/react'
import type { PageProps } from '@foyer/react/router'

/** One vendor: its mark, its kinds of games, and all of them (ROUTE-22). */
export function Page({ route }: PageProps) {
  const t = useText()
  const { access } = useFoyer()
  const catalogueApi = useFeature(catalogue)
  const vendorCode = route.params.vassalage ?? ''
  const kinds = categoriesOfVendor(vendorCode, useCatalogueData())
  const asked = route.query.gameType ?? ''
  const kind = kinds === undefined || kinds.includes(asked) ? asked : ''
  const list = useGameList(gameListOptions('vendor', { category: kind, vendorCode }))

  const choose = (next: string) => {
    const params = { vassalage: vendorCode, ...(next !== '' && { gameType: next }) }
    access.go({ name: 'vendor', params }, { replace: true })
  }
  return (
    <GameListScreen list={list} category={kind} fixedVendor={vendorCode}>
      {kinds === undefined || kinds.length > 1 ? (
        <ToggleGroup
          loading={kinds === undefined}
          variant="segments"
          label={t('provider.types', { vendor: catalogueApi.vendorName(vendorCode) })}
          options={['', ...(kinds ?? [])].map((code) => ({
            value: code,
            label: code === '' ? t('provider.types.all') : categoryName(t, code),
          }))}
          value={kind}
          onChange={choose}
        />
      ) : null}
    </GameListScreen>
  )
}
