import type { FlagName } from './flags.ts'

/** The tiles of the agent home that a flag shows, in their order (AGENT-09 to AGENT-18). */
export const AGENT_TILE_FLAGS = Object.freeze({
  teamOverview: 'AGEPAG',
  transactionRecord: 'TRANSREC3',
  team: 'DOWNMAN',
  redRain: 'AGENTRANSMULTDOWN3',
  teamProfitAndLoss: 'AGETEAMPNL3',
  teamBets: 'TEAMBETTING3',
  rebateSettings: 'GAMSER',
  rebateIncome: 'AGEREBINC3',
  securityCenter: 'SECPRIV',
  inbox: 'MAILCEN',
} as const satisfies Readonly<Record<string, FlagName>>)

export type AgentTile = keyof typeof AGENT_TILE_FLAGS

export const AGENT_TILES = Object.keys(AGENT_TILE_FLAGS) as readonly AgentTile[]

export interface AgentTileConfig {
  readonly tileGate: 'paired' | 'set'
  readonly tileKeys: { readonly [Tile in AgentTile]?: FlagName | undefined }
}

/** The flags of which one must be on for a tile and its page (AGENT-20). */
export function flagsOfTile(tile: AgentTile, { tileGate, tileKeys }: AgentTileConfig): readonly FlagName[] {
  const keyOf = (one: AgentTile): FlagName => tileKeys[one] ?? AGENT_TILE_FLAGS[one]
  return tileGate === 'set' ? AGENT_TILES.map(keyOf) : [keyOf(tile)]
}
