import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { writtenMoment } from '../../../transport/wire-moment.ts'
import {
  documentedSchemas,
  filledShortText,
  filledText,
  maybeText,
  noInput,
  nothing,
  number,
  text,
  wireInteger,
  wireNumber,
  wirePage,
  wireSwitch,
  wireText,
} from '../../../transport/wire-schemas.ts'

const textOrNone = z.catch(text, '')

const letterId = z.pipe(wireText, filledText)
documentedSchemas.set(letterId, () => z.union([filledText, number]))

/** One letter (INBOX-03). The date is ms since the epoch or ISO text; what is neither is none. */
const wireLetter = z.object({
  id: letterId,
  title: textOrNone,
  /** HTML. */
  content: textOrNone,
  createTime: writtenMoment,
  read: z.optional(wireSwitch),
})

export const inboxEndpoints = defineEndpoints({
  /** The letters of the member, newest first (PCALL-26). With an id only the letter of that id. */
  inboxList: {
    method: 'GET',
    path: '/wps/inbox/messages',
    input: z.object({ pageNo: wireInteger, pageSize: wireInteger, id: maybeText }),
    output: wirePage(wireLetter),
    auth: 'required',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },

  /** Marks a letter as read (PCALL-26). The inbox shows it before, so a failure is not told. */
  inboxRead: {
    method: 'POST',
    path: '/wps/inbox/read',
    input: z.object({ id: filledShortText }),
    output: nothing,
    auth: 'required',
    silent: true,
  },

  /** Removes a letter for good. The specification has no such call; deleting what is not there is a success. */
  inboxDelete: {
    method: 'DELETE',
    path: '/wps/inbox/messages/{id}',
    input: z.object({ id: filledShortText }),
    output: nothing,
    auth: 'required',
  },

  /** How many letters are unread, as a bare number (PCALL-06). What is no number reads as 0 (UNREAD-01). */
  inboxUnread: {
    method: 'GET',
    path: '/wps/inbox/unreadCount',
    input: noInput,
    output: z.catch(wireNumber, 0),
    auth: 'required',
    silent: true,
    throttleMs: SPEC_CONSTANTS.unreadMs,
  },
})
