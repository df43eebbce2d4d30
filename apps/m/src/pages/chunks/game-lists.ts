// One chunk: lists of games without a document of their own.
export * as gameList from '../game-list/game-list.tsx'
export * as hotGames from '../hot-games/hot-games.tsx'
export * as search from '../search/search.tsx'
export * as slotsCenter from '../slots-center/slots-center.tsx'
export * as vendor from '../vendor/vendor.tsx'
