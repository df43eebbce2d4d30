import { callerOf, type HandlerTable } from '../engine/handler.ts'
import { textIn } from '../world/lobby.ts'
import { invalidField } from '../world/refusal.ts'
import type { Feedback } from '../world/world.ts'
import { checkSame } from './make-once.ts'

/** FEEDBACK-01, in code points. */
const FEEDBACK = { min: 10, max: 500 } as const

export const helpHandlers = {
  /** PCALL-21 */
  helpCenter: ({ input, world }) =>
    world.settings.help.map(({ key, title, content }) => ({
      key,
      title: textIn(title, input.language),
      content: textIn(content, input.language),
    })),

  /** PCALL-17, FEEDBACK-01, FEEDBACK-02. The same key again is answered again, and kept once. */
  feedback(context) {
    const { userName } = callerOf(context).member
    const { input, world } = context
    const { idempotencyKey: key } = input
    const content = input.content.trim()
    const { length } = [...content]
    if (length < FEEDBACK.min || length > FEEDBACK.max) throw invalidField('content')
    const isKept = (one: Feedback) => one.userName === userName && one.key === key
    const kept = key === undefined ? undefined : world.feedback.find(isKept)
    if (kept !== undefined) return checkSame(kept.content, content)
    world.feedback.push({ userName, content, at: context.now, key })
    context.changed()
  },
} satisfies Partial<HandlerTable>
