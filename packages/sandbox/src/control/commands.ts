import * as z from 'zod/mini'
import { agencyCommands } from './agency-commands.ts'
import { cashierCommands } from './cashier-commands.ts'
import { contentCommands } from './content-commands.ts'
import { platformCommands } from './platform-commands.ts'
import { rewardsCommands } from './rewards-commands.ts'
import { signInCommands } from './sign-in-commands.ts'

/** What each command of the control API takes; also over HTTP, as the JSON body of `POST /sandbox/<command>`. */
export const commands = {
  ...platformCommands,
  ...signInCommands,
  ...contentCommands,
  ...cashierCommands,
  ...rewardsCommands,
  ...agencyCommands,
  /** A named list of these commands, see `scenarios.ts`. */
  scenario: z.strictObject({ name: z.string() }),
} as const

export type Commands = typeof commands
export type CommandName = keyof Commands
export type CommandInput<V extends CommandName> = z.input<Commands[V]>

/** One step of a scenario. */
export type ScenarioStep = { [V in CommandName]: { readonly command: V; readonly input: CommandInput<V> } }[CommandName]
