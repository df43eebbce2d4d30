import { AVATAR_COUNT } from '@foyer/demo-games'
import { callerOf, type HandlerTable } from '../engine/handler.ts'
import { levelName } from '../world/levels.ts'
import { textIn } from '../world/lobby.ts'
import { mask, maskEmail } from '../world/masks.ts'
import { Refusal, rejectedField } from '../world/refusal.ts'

const HEAD_ICON = /^avatars\/(\d{1,3})\.svg$/

export const memberHandlers = {
  memberInfo(context) {
    const { member } = callerOf(context)
    const { id, type, userName, account } = member
    const { level } = context.world.levels.of(member)
    return {
      id,
      type,
      nickname: account?.nickname ?? '',
      account: userName,
      clubLabel: level === 0 ? null : { labelName: textIn(levelName(level), context.language) },
    }
  },

  /** CALL-21 */
  headIconGet: (context) => ({
    icon: callerOf(context).member.headIcon ?? null,
  }),

  /** CALL-22: one of the pictures that there are. */
  headIconSet(context) {
    const { member } = callerOf(context)
    const { icon } = context.input
    if (member.account === undefined) throw new Refusal('trial.rejected')
    const number = Number(HEAD_ICON.exec(icon)?.[1] ?? 0)
    if (number < 1 || number > AVATAR_COUNT) throw rejectedField('icon')
    member.headIcon = icon
    context.changed()
    return { icon }
  },

  /** Addresses and numbers leave the platform masked: no screen needs them whole. */
  memberSecurity(context) {
    const { account, isPhoneProved, logins, registration } = callerOf(context).member
    const before = logins[1]
    return {
      realName: mask(account?.realName ?? registration?.payeeName, { first: 1, last: 0 }),
      email: maskEmail(account?.email),
      mobileNum: mask(account?.mobileNum, { first: 3, last: 3 }),
      mobileConfirmed: isPhoneProved,
      lastLogin: before === undefined ? null : { time: before.at, ip: before.ip },
    }
  },
} satisfies Partial<HandlerTable>
