import { type InvitedFriend, invitation, wallet } from '@foyer/core'
import { UserPlus } from 'lucide-react'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { Note } from '../note/note.tsx'
import { RecordListView } from '../record-list/record-list.tsx'

/** Who registered by the code, masked, each with how far it is: never what they play for. */
export function InvitedFriends() {
  return (
    <PageTexts>
      <Friends />
    </PageTexts>
  )
}

function Friends() {
  const t = useText()
  const { day } = useMerchantTime()
  const invitationApi = useFeature(invitation)
  const list = useList(() => invitationApi.friends(), [invitationApi])
  return (
    <RecordListView
      list={list}
      label={t('invite.friends')}
      failedTitle={t('invite.friends.failed')}
      emptyTitle={t('invite.none.title')}
      emptyText={t('invite.none.text')}
      emptyIcon={<UserPlus aria-hidden="true" className="fy-icon" />}
      keyOf={({ friendId }) => friendId}
    >
      {(friend) => (
        <>
          <span className="fy-record-main">
            <bdi>{friend.name}</bdi>
          </span>
          <span className="fy-friend-state" data-state={friend.state}>
            <State friend={friend} />
          </span>
          <Note as="span" size={1} className="fy-record-note">
            <span>{t('invite.since', { date: day(friend.at) })}</span>
          </Note>
          <NextStep friend={friend} />
        </>
      )}
    </RecordListView>
  )
}

function State({ friend: { state, reward } }: { readonly friend: InvitedFriend }) {
  const t = useText()
  const { format } = useFeature(wallet)
  return state === 'rewarded' && reward !== undefined
    ? t('invite.state.earned', { amount: format(reward) })
    : t(`invite.state.${state}`)
}

/** What is still to come, or why nothing is. */
function NextStep({ friend: { state, dueAt, reason } }: { readonly friend: InvitedFriend }) {
  const t = useText()
  const { day, namedMoment } = useMerchantTime()
  if (state === 'ended')
    return (
      <Note as="span" size={1} className="fy-record-more">
        {t(`invite.ended.${reason ?? 'other'}`)}
      </Note>
    )
  if (dueAt === undefined) return null
  const date = state === 'funded' ? namedMoment(dueAt) : day(dueAt)
  return (
    <Note as="span" size={1} className="fy-record-more">
      {t(state === 'funded' ? 'invite.due.reward' : state === 'verified' ? 'invite.due.deposit' : 'invite.due.phone', {
        date,
      })}
    </Note>
  )
}
