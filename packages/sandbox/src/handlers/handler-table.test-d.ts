import type { HandlerTable } from '../engine/handler.ts'
import { handlers } from './handler-table.ts'

// Checked by the compiler alone: the table does not compile without a handler, nor with a wrong answer (CALL-01).
const { gameList: _, ...others } = handlers
// @ts-expect-error gameList is missing
export const incomplete: HandlerTable = others
// @ts-expect-error a token is text
export const wrong: HandlerTable['login'] = () => ({ token: 1, userName: 'demo', type: 0, firstTimeLogin: 0 })
