// One chunk: lists of games without a document of their own.
export * as gameList from '../game-list.tsx'
export * as hotGames from '../hot-games.tsx'
export * as search from '../search.tsx'
export * as slotsCenter from '../slots-center.tsx'
export * as vendor from '../vendor.tsx'
