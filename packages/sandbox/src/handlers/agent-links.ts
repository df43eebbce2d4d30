import { GAME_GROUPS, MAX_LINK_JOINS, MAX_LINK_TITLE_LENGTH } from '@foyer/core/contract'
import type { HandlerTable } from '../engine/handler.ts'
import type { AgentLink } from '../world/agency/links.ts'
import { isDay } from '../world/days.ts'
import { invalidField, Refusal, rejectedField } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { checkSame, requestText } from './make-once.ts'
import { paginate } from './paginate.ts'
import { boundsRow, checkRates, ratesRow, readRates } from './rebates.ts'
import { addMember, fitsField } from './registration.ts'
import { agentOf, MAX_ROWS } from './team.ts'

type LinkDraft = Pick<AgentLink, 'title' | 'memberType' | 'rates' | 'limit' | 'endDay'>

const draftText = ({ title, memberType, rates, limit, endDay }: LinkDraft) =>
  requestText({ title, memberType, limit, endDay, ...rates })

/** As many links of one agent are open at once. */
const MAX_ACTIVE = 50

function linkRow({ agency }: World, link: AgentLink) {
  const { code, ownerId, title, memberType, rates, limit, endDay, createdAt } = link
  const own = agency.tree.ratesOf(ownerId, agency.today())
  return {
    code,
    url: `/m/register?affiliateCode=${code}`,
    title,
    memberType,
    rates: ratesRow(rates),
    isCapped: GAME_GROUPS.some((group) => rates[group] > own[group]),
    joined: agency.links.joined(link),
    ...(limit !== undefined && { limit }),
    ...(endDay !== undefined && { endDay }),
    createdAt,
    state: agency.links.stateOf(link),
  }
}

export const linkHandlers = {
  linkList(context) {
    const { world, now, input } = context
    const { id } = agentOf(context)
    const { pageNo, pageSize, asOf = now } = input
    const links = world.agency.links.of(id).filter(({ createdAt }) => createdAt <= asOf)
    const { rows, ...counts } = paginate(links, pageNo, pageSize, { mostRows: MAX_ROWS })
    return {
      list: rows.map((link) => linkRow(world, link)),
      ...counts,
      asOf,
      totals: { bounds: boundsRow(world, id) },
    }
  },

  linkCreate(context) {
    const { world, input, changed } = context
    const { id } = agentOf(context)
    const { links, today } = world.agency
    const title = input.title?.trim() ?? ''
    const { memberType, limit, endDay, requestId } = input
    const rates = readRates(input.rates)
    const known = links.of(id).find((link) => link.requestId === requestId)
    if (known !== undefined) {
      checkSame(draftText(known), draftText({ title, memberType, rates, limit, endDay }))
      return linkRow(world, known)
    }
    if ([...title].length > MAX_LINK_TITLE_LENGTH) throw invalidField('title')
    if (limit !== undefined && (limit < 1 || limit > MAX_LINK_JOINS)) throw invalidField('limit')
    if (endDay !== undefined && (!isDay(endDay) || endDay < today())) throw invalidField('endDay')
    checkRates(world, rates, id)
    if (links.of(id).filter((link) => links.stateOf(link) === 'active').length >= MAX_ACTIVE) {
      throw new Refusal('link.limit')
    }
    const link = links.make({ ownerId: id, requestId, title, memberType, rates, limit, endDay })
    changed()
    return linkRow(world, link)
  },

  linkDeactivate(context) {
    const { world, input, changed } = context
    const { id } = agentOf(context)
    const link = world.agency.links.find(input.code)
    if (link === undefined || link.ownerId !== id) throw invalidField('code')
    const off = world.agency.links.turnOff(link)
    changed()
    return linkRow(world, off)
  },

  async accountOpen(context) {
    const { world, input, changed } = context
    const { id: agentId } = agentOf(context)
    const { links } = world.agency
    const { requestId, password, memberType } = input
    const userName = input.username.trim()
    const rates = readRates(input.rates)
    // The password is a secret, and is not compared.
    const body = requestText({ userName, memberType, ...rates })
    const opened = links.openedBy(agentId, requestId)
    if (opened !== undefined) {
      // One of an older snapshot has no text to compare.
      checkSame(opened.body ?? body, body)
      return { memberId: opened.memberId, userName: world.members.byId(opened.memberId)?.userName ?? opened.memberId }
    }
    for (const [field, value] of [
      ['username', userName],
      ['password', password],
    ] as const) {
      if (!fitsField(world, field, value)) throw rejectedField(field)
    }
    if (world.members.find(userName) !== undefined) throw new Refusal('username.exists', { field: 'username' })
    checkRates(world, rates, agentId)
    const id = world.members.nextId()
    links.noteOpened({ ownerId: agentId, requestId, memberId: id, body })
    const member = await addMember(context, {
      id,
      userName,
      type: memberType,
      registration: {},
      password,
      place: { uplineId: agentId, rates, joinedBy: { way: 'account' } },
    })
    // The agent knows this password.
    member.firstTimeLogin = true
    changed()
    return { memberId: id, userName }
  },
} satisfies Partial<HandlerTable>
