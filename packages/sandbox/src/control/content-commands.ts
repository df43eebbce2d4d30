import { GAME_CATEGORIES, PROMO_LABELS } from '@foyer/core/contract'
import * as z from 'zod/mini'
import { applicationApprovedLetter, applicationRefusedLetter } from '../world/letter-texts.ts'
import { type LetterText, sendLetter } from '../world/letters.ts'
import type { Member } from '../world/member.ts'
import { labelNow, putPromotion, reviewedLabel } from '../world/member-promotions.ts'
import { invalidField } from '../world/refusal.ts'
import { withNotices } from '../world/seed/announcements.ts'
import { localizedText } from '../world/snapshot/fields.ts'
import type { World } from '../world/world.ts'
import { accountNamed, type ControlDeps, type HandlersOf, memberNamed } from './command-group.ts'

const announcement = z.object({
  id: z.int(),
  group: z.enum(['promotion', 'player', 'popup', 'hot', 'agent']),
  title: localizedText,
  content: localizedText,
  startDay: z.number(),
  endDay: z.exactOptional(z.number()),
  noExpiry: z.boolean(),
  categoryIds: z.array(z.int()),
  images: z.array(z.string()),
  groupName: z.exactOptional(z.string()),
  url: z.exactOptional(z.string()),
  width: z.exactOptional(z.number()),
  height: z.exactOptional(z.number()),
  entry: z.exactOptional(z.enum(['deposit', 'automatic'])),
  asks: z.exactOptional(localizedText),
  terms: z.exactOptional(
    z.object({
      amount: z.exactOptional(z.string()),
      stake: z.exactOptional(localizedText),
      games: z.exactOptional(localizedText),
      cap: z.exactOptional(z.string()),
      freeSpins: z.exactOptional(z.object({ count: z.int(), value: z.string() })),
      validDays: z.exactOptional(z.int()),
      once: z.exactOptional(z.boolean()),
      turnover: z.exactOptional(
        z.object({
          multiplier: z.int().check(z.minimum(1), z.maximum(10)),
          days: z.int().check(z.minimum(1), z.maximum(365)),
          categories: z.array(z.enum(GAME_CATEGORIES)),
        }),
      ),
    }),
  ),
})

const banner = z.object({
  bannerId: z.int(),
  groupName: z.enum(['m_home', 'm_reg', 'm_game']),
  url: z.string(),
  title: localizedText,
  images: z.array(z.string()),
})

/** What the merchant says: announcements, promotions, help, links, the chat desk and letters. */
export const contentCommands = {
  /** Replaces what is given. */
  setAnnouncements: z.strictObject({
    announcements: z.optional(z.array(announcement)),
    banners: z.optional(z.array(banner)),
  }),
  /** So many notices for players, for agents; in place of those that there are. */
  setNotices: z.strictObject({
    players: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
    agents: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  }),
  /** The notices that a member has read; replaces the list. Without a name, of each member. */
  setReadNotices: z.strictObject({ ids: z.array(z.int()), userName: z.optional(z.string()) }),
  /** Whether the popups of the sign-in are sent. */
  setPopups: z.strictObject({ shown: z.boolean() }),
  /** Where a member stands with a promotion; null: nowhere, so that its dates decide (PROMO-15). */
  setPromotionLabel: z.strictObject({
    userName: z.string(),
    id: z.int(),
    label: z.nullable(z.enum(PROMO_LABELS)),
  }),
  /** Approves or refuses the application of a member: then it can be claimed, or is rejected (PROMO-13). */
  reviewApplication: z.strictObject({
    userName: z.string(),
    id: z.int(),
    decision: z.enum(['approve', 'refuse']),
  }),
  /** Replaces the topics of the help center. */
  setHelp: z.strictObject({
    topics: z.array(z.object({ key: z.string(), title: localizedText, content: localizedText })),
  }),
  /** Replaces what is given; paths in clear. */
  setLinks: z.strictObject({
    resources: z.optional(z.array(z.object({ resourceType: z.string(), url: z.string() }))),
    services: z.optional(z.array(z.object({ csPosition: z.string(), title: z.string(), path: z.string() }))),
  }),
  /** A colleague of the desk writes to a member. */
  answerChat: z.strictObject({ userName: z.string(), text: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  /** How long a member waits for a colleague of the desk. */
  setChatDesk: z.strictObject({ waitSeconds: z.int().check(z.minimum(0), z.maximum(86_400)) }),
  /** Unread chat messages of one member; without a name, of each member. The next launch of the chat clears them. */
  setUnread: z.strictObject({ chat: z.int().check(z.minimum(0)), userName: z.optional(z.string()) }),
  /** Puts a letter into the inbox of a member, or so many of it; the content is HTML. */
  sendLetter: z.strictObject({
    userName: z.string(),
    title: localizedText,
    content: localizedText,
    times: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  }),
} as const

type Input<Name extends keyof typeof contentCommands> = z.output<(typeof contentCommands)[Name]>

/** The member of this name; all members without one. */
function membersNamed(world: World, userName: string | undefined): readonly Member[] {
  return userName === undefined ? world.members.all() : [memberNamed(world, userName)]
}

function setPromotionLabel(world: World, { userName, id, label }: Input<'setPromotionLabel'>): void {
  const member = memberNamed(world, userName)
  putPromotion(member, id, label === null ? undefined : { label })
}

function reviewApplication(world: World, { userName, id, decision }: Input<'reviewApplication'>, now: number): void {
  const member = memberNamed(world, userName)
  const stand = member.promotions.get(id)
  const label = stand === undefined ? undefined : reviewedLabel(labelNow(stand, now), decision)
  if (label === undefined) throw invalidField('decision')
  putPromotion(member, id, { ...stand, label, appliedAt: undefined })
  const promotion = world.settings.announcements.find((own) => own.group === 'promotion' && own.id === id)
  if (promotion === undefined) return
  const letter = decision === 'approve' ? applicationApprovedLetter : applicationRefusedLetter
  sendLetter(member, letter(id, promotion.title), now)
}

export function contentHandlers(deps: ControlDeps): HandlersOf<typeof contentCommands> {
  const settings = () => deps.world().settings
  return {
    setAnnouncements({ announcements, banners }) {
      if (announcements) settings().announcements = announcements
      if (banners) settings().banners = banners
    },
    setNotices({ players, agents }) {
      if (players !== undefined) settings().announcements = withNotices(settings().announcements, 'player', players)
      if (agents !== undefined) settings().announcements = withNotices(settings().announcements, 'agent', agents)
    },
    setReadNotices({ ids, userName }) {
      for (const member of membersNamed(deps.world(), userName)) member.readNotices = ids
    },
    setPopups({ shown }) {
      settings().popups = shown
    },
    setPromotionLabel: (input) => setPromotionLabel(deps.world(), input),
    reviewApplication: (input) => reviewApplication(deps.world(), input, deps.now()),
    setHelp({ topics }) {
      settings().help = topics
    },
    setLinks({ resources, services }) {
      if (resources) settings().resources = resources
      if (services) settings().services = services
    },
    answerChat({ userName, text }) {
      memberNamed(deps.world(), userName)
      deps.world().chatDesk.answer(userName, text)
    },
    setChatDesk(desk) {
      settings().chatDesk = desk
    },
    setUnread({ chat, userName }) {
      const { chatUnread } = deps.world()
      for (const member of membersNamed(deps.world(), userName)) chatUnread.set(member.userName, chat)
    },
    sendLetter({ userName, title, content, times }) {
      const member = accountNamed(deps.world(), userName)
      const text: LetterText = { title, content }
      for (let count = 0; count < (times ?? 1); count += 1) sendLetter(member, text, deps.now())
    },
  }
}
