import { contracts, teamToday } from '@foyer/core'
import { type AgentTileEntry, agentTiles, contractTarget } from '@foyer/core/site'
import {
  formatDate,
  Link,
  UnreadBadge,
  useAccess,
  useContactSupport,
  useFeature,
  useFoyer,
  useSession,
  useSettingsSettled,
  useStore,
  useText,
  useTranslation,
} from '@foyer/react'
import {
  ChartColumn,
  ChevronDown,
  ChevronRight,
  CloudRain,
  Coins,
  Dices,
  Headset,
  type LucideIcon,
  Mail,
  Percent,
  ReceiptText,
  ShieldCheck,
  TrendingUpDown,
  Users,
} from 'lucide-react'
import { useEffect } from 'react'
import { AgentFooterMenu } from '../../components/agent-footer-menu.tsx'
import { BalanceCard } from '../../components/balance-card.tsx'
import { Card } from '../../components/card.tsx'
import { Heading } from '../../components/heading.tsx'
import './agent.css'

/** The agent home (AGENT-01 to AGENT-23). */
export function Page() {
  const t = useText()
  const { tag } = useTranslation()
  const session = useSession()
  const access = useAccess()
  const team = useFeature(teamToday)
  const { loggedIn, betting, registered, online } = useStore(team.$counters)
  const { greeting, day } = useStore(team.$hour)
  useEffect(() => team.watch(), [team])
  const userName = session.type === 'member' ? session.info.userName : ''
  const counters = [
    ['loggedIn', loggedIn],
    ['betting', betting],
    ['registered', registered],
    ['online', online],
  ] as const
  return (
    <div className="site-page site-agent">
      <div className="site-agent__greeting">
        <Heading text={t(`page.agent.greeting.${greeting}`, [userName])} />
        {access.allows('contracts') ? <Agreements /> : null}
      </div>
      <BalanceCard />
      <Card title={t('page.agent.today', [formatDate(tag, day)])}>
        <dl className="site-agent__counters">
          {counters.map(([id, count]) => (
            <div key={id}>
              <dt>{t(`page.agent.${id}`)}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Tiles />
      <AgentFooterMenu />
    </div>
  )
}

const AGREEMENTS = ['dailySalary', 'dividend', 'hourlySalary'] as const

/**
 * A quiet note in place of the dialogs that the lobby shows. It comes late, in the line that leads to all agreements until
 * then and where none waits: nothing moves.
 */
function Agreements() {
  const t = useText()
  const access = useAccess()
  const contractsApi = useFeature(contracts)
  const waiting = useStore(contractsApi.$waiting)
  useEffect(() => void contractsApi.loadWaiting(), [contractsApi])
  const [first, ...others] = waiting
  const isQuiet = first === undefined
  const listed = isQuiet ? AGREEMENTS.filter((kind) => kind !== 'dividend' || access.allows('dividend')) : waiting
  return (
    <div className="site-agent__agreements">
      {first !== undefined && others.length === 0 ? (
        <h2>
          <Link to={contractTarget(first)} className="site-agent__note">
            {t('agreement.waiting', { count: 1 })}
            <ChevronRight aria-hidden className="fy-icon" />
          </Link>
        </h2>
      ) : (
        <details>
          <summary className="site-agent__note" data-quiet={isQuiet || undefined}>
            <h2>{isQuiet ? t('agreement.yours') : t('agreement.waiting', { count: waiting.length })}</h2>
            <ChevronDown aria-hidden className="fy-icon" />
          </summary>
          <ul>
            {listed.map((kind) => (
              <li key={kind}>
                <Link to={contractTarget(kind)}>
                  {t(`agreement.name.${kind}`)}
                  <ChevronRight aria-hidden className="fy-icon" />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const ICONS: { readonly [Id in AgentTileEntry['id']]: LucideIcon } = {
  teamOverview: ChartColumn,
  transactionRecord: ReceiptText,
  team: Users,
  redRain: CloudRain,
  teamProfitAndLoss: TrendingUpDown,
  teamBets: Dices,
  rebateSettings: Percent,
  rebateIncome: Coins,
  securityCenter: ShieldCheck,
  inbox: Mail,
  service: Headset,
}

function Tiles() {
  const t = useText()
  const access = useAccess()
  const { platform, config } = useFoyer()
  const contact = useContactSupport()
  // Before the flags are known the tiles would come one after the other.
  const settled = useSettingsSettled()
  const tiles = settled ? agentTiles(access, platform, config) : []
  return (
    <nav aria-label={t('page.agent.tiles')} className="site-agent__menu">
      <ul className="site-agent__tiles">
        {tiles.map(({ id, labelKey, to }) => {
          const Icon = ICONS[id]
          const content = (
            <>
              <Icon aria-hidden className="fy-icon" />
              <span>{t.any(labelKey)}</span>
              {id === 'inbox' ? <UnreadBadge of="inbox" className="site-agent__badge" /> : null}
            </>
          )
          return (
            <li key={id}>
              {to === undefined ? (
                <button type="button" className="site-agent__tile" onClick={contact}>
                  {content}
                </button>
              ) : (
                <Link to={to} className="site-agent__tile">
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
