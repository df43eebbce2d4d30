import type { FeatureContext } from '../../kernel/feature.ts'
import type { Resource } from '../../kernel/query.ts'
import { safe } from '../../kernel/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { Store } from '../../kernel/store.ts'
import { inboxEndpoints } from '../messages/inbox/endpoints.ts'
import type { Inbox } from '../messages/inbox/inbox.ts'

/** What a screen shows of one deposit or withdrawal, with the unread letters about it where the platform names them. */
type Shown = Store<Resource<{ readonly letterIds?: readonly string[] | undefined }>>

/** Letters say no more than the screen does: once it is shown they are read, and the badge does not count them. */
export function readShownLetters(
  context: Pick<FeatureContext, 'call' | 'ports' | 'scope'>,
  inbox: Pick<Inbox, 'loadUnread'>,
  scope: Scope,
  $shown: Shown,
): void {
  const { call, ports } = context
  const asked = new Set<string>()
  const read = async () => {
    if (!ports.visibility.isVisible()) return
    const ids = ($shown.get().data?.letterIds ?? []).filter((id) => !asked.has(id))
    if (ids.length === 0) return
    for (const id of ids) asked.add(id)
    const answers = await Promise.all(
      ids.map(async (id) => ({ id, result: await safe(call(inboxEndpoints.inboxRead, { id })) })),
    )
    // One that could not be marked is tried again with the next answer that is shown.
    for (const { id, result } of answers) if (!result.ok) asked.delete(id)
    // Later than the throttle: a count that was asked for before would still have them.
    context.scope.timeout(() => void inbox.loadUnread(), inboxEndpoints.inboxUnread.throttleMs)
  }
  scope.add($shown.listen(() => void read()))
  scope.add(ports.visibility.onChange(() => void read()))
}
