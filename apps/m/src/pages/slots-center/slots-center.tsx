import { categoryTarget, gameListOptions } from '@foyer/core/site'
import { GameListScreen, GameListShelf, Heading, useGameList, useText } from '@foyer/react'

const SLOTS = 'RNG'
/** A tab of the whole list (ROUTE-16). */
const tabTarget = (dataType: 'JP' | 'hot') => ({ name: 'gameList', params: { gameType: SLOTS, dataType } }) as const

/** Shelves of jackpots, hot and new slots, then the list of all slots (ROUTE-17). */
export function Page() {
  const list = useGameList(gameListOptions('slotsCenter', { category: SLOTS }))
  return <GameListScreen list={list} category={SLOTS} filters={<Shelves />} />
}

function Shelves() {
  const t = useText()
  const jackpots = useGameList(gameListOptions('homeList', { category: SLOTS, tab: 'JP' }))
  const hot = useGameList(gameListOptions('homeList', { category: SLOTS, tab: 'hot' }))
  const fresh = useGameList(gameListOptions('homeList', { category: SLOTS, tab: 'new' }))
  return (
    <>
      <GameListShelf list={jackpots} title={t('slots.jackpots')} category={SLOTS} to={tabTarget('JP')} />
      <GameListShelf list={hot} title={t('slots.hot')} category="HOT" to={tabTarget('hot')} />
      <GameListShelf list={fresh} title={t('slots.new')} category="NEW" to={categoryTarget('NEW')} />
      <Heading className="fy-game-list-title">{t('slots.all')}</Heading>
    </>
  )
}
