import * as z from 'zod/mini'
import type { LogEntry } from '../engine/request-log.ts'
import type { IssuedCaptcha } from '../world/captchas.ts'
import type { OutboxEntry } from '../world/outbox.ts'
import { invalidField } from '../world/refusal.ts'
import type { Feedback } from '../world/world.ts'
import { agencyHandlers } from './agency-commands.ts'
import { cashierHandlers } from './cashier-commands.ts'
import type { ControlDeps, HandlersOf } from './command-group.ts'
import { type CommandInput, type CommandName, type Commands, commands, type ScenarioStep } from './commands.ts'
import { contentHandlers } from './content-commands.ts'
import { platformHandlers } from './platform-commands.ts'
import { rewardsHandlers } from './rewards-commands.ts'
import { scenarios } from './scenarios.ts'
import { signInHandlers } from './sign-in-commands.ts'

/** Brings the sandbox into any state that a test needs. Every command resolves when the state is set. */
export type SandboxControl = {
  readonly [V in CommandName]: (
    ...input: Record<never, never> extends CommandInput<V> ? [CommandInput<V>?] : [CommandInput<V>]
  ) => Promise<void>
} & {
  /** The latest requests, earliest first; holds no secrets. */
  log(): readonly LogEntry[]
  /** SMS and mails that were sent, earliest first. */
  outbox(): readonly OutboxEntry[]
  /** What players wrote to the merchant, earliest first. */
  feedback(): readonly Feedback[]
  /** The captcha handed out last, with its answer. */
  captcha(): IssuedCaptcha | undefined
}

function createHandlers(deps: ControlDeps, run: (step: ScenarioStep) => Promise<void>): HandlersOf<Commands> {
  return {
    ...platformHandlers(deps),
    ...signInHandlers(deps),
    ...contentHandlers(deps),
    ...cashierHandlers(deps),
    ...rewardsHandlers(deps),
    ...agencyHandlers(deps),
    async scenario({ name }) {
      const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
      if (!scenario) throw invalidField('name')
      for (const step of scenario.steps) await run(step)
    },
  }
}

export interface ControlRunner {
  readonly control: SandboxControl
  /** For HTTP. @throws Refusal `request.invalid` with the field that does not fit. */
  run(command: CommandName, input: unknown): Promise<void>
}

export function createControl(deps: ControlDeps): ControlRunner {
  const handlers = createHandlers(deps, ({ command, input }) => run(command, input))

  async function run(command: CommandName, input: unknown = {}): Promise<void> {
    const parsed = z.safeParse(commands[command], input)
    if (!parsed.success) throw invalidField(parsed.error.issues[0]?.path.join('.') || 'body')
    // Parsed by the same command's schema just above.
    const act = handlers[command] as (input: unknown) => void | Promise<void>
    await act(parsed.data)
    deps.changed()
  }

  const bound: Partial<Record<CommandName, (input?: unknown) => Promise<void>>> = {}
  for (const command of Object.keys(commands) as CommandName[]) bound[command] = (input) => run(command, input)
  const control = {
    ...(bound as Record<CommandName, (input?: unknown) => Promise<void>>),
    log: () => deps.log.entries(),
    outbox: () => deps.world().outbox.entries(),
    feedback: () => deps.world().feedback,
    captcha: () => deps.world().captchas.latest(),
  }
  return { control, run }
}
