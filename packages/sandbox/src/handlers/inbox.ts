import { accountOwnerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { deleteLetter, readLetter, unreadLetters } from '../world/letters.ts'
import { textIn } from '../world/lobby.ts'
import { settleApplications } from '../world/member-promotions.ts'
import { invalidField } from '../world/refusal.ts'
import { paginate } from './paginate.ts'

/** INBOX-01: trial players have no inbox. */
function memberOf(context: HandlerContext<unknown>) {
  const member = accountOwnerOf(context)
  // Its letter is written when its member looks: nothing runs in the sandbox by itself.
  if (settleApplications(member, context.world.settings.announcements, context.now)) context.changed()
  return member
}

export const inboxHandlers = {
  inboxList(context) {
    const { input, language } = context
    const { letters } = memberOf(context).mailbox
    const wanted = input.id === undefined ? letters : letters.filter(({ id }) => id === input.id)
    const { rows, ...counts } = paginate(wanted, input.pageNo, input.pageSize)
    const list = rows.map(({ id, title, content, createTime, read }) => ({
      id,
      title: textIn(title, language),
      content: textIn(content, language),
      createTime,
      read,
    }))
    return { list, ...counts }
  },

  inboxRead(context) {
    if (!readLetter(memberOf(context), context.input.id)) throw invalidField('id')
    context.changed()
    return undefined
  },

  inboxDelete(context) {
    deleteLetter(memberOf(context), context.input.id)
    context.changed()
    return undefined
  },

  /** PCALL-06: a bare number. */
  inboxUnread: (context) => unreadLetters(memberOf(context)),
} satisfies Partial<HandlerTable>
