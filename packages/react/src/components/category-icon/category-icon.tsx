import {
  Bird,
  CirclePlay,
  Clock,
  Crown,
  Dices,
  Fish,
  Flame,
  Gamepad2,
  Gift,
  Heart,
  House,
  type LucideIcon,
  type LucideProps,
  Spade,
  Sparkles,
  Ticket,
  TicketCheck,
  Trophy,
} from 'lucide-react'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  HOME: House,
  HOT: Flame,
  PROMO: Gift,
  NEW: Sparkles,
  FAV: Heart,
  RECENT: Clock,
  RNG: Dices,
  LIVE: CirclePlay,
  FISH: Fish,
  PVP: Spade,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  COCKFIGHT: Bird,
  LOTT: Ticket,
  ELOTT: TicketCheck,
  INHOUSE: Crown,
}

export interface CategoryIconProps extends LucideProps {
  readonly code: string
}

/** The stroke icon of a category or virtual group; dice for an unknown one. */
export function CategoryIcon({ code, className = 'fy-icon', ...rest }: CategoryIconProps) {
  const Icon = (Object.hasOwn(ICONS, code) ? ICONS[code] : undefined) ?? Dices
  return <Icon aria-hidden {...rest} className={className} />
}
