import { json, methodNotAllowed, notFound, refusalResponse, success } from '../engine/json-responses.ts'
import { readBody } from '../engine/read-body.ts'
import { handleSocial, SOCIAL_PREFIX } from '../pages/social/fake-networks.ts'
import { Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { type CommandName, commands } from './commands.ts'
import type { ControlRunner } from './control.ts'
import { scenarios } from './scenarios.ts'

const PREFIX = '/sandbox/'

const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name)

/**
 * A page of another site must not control a sandbox on this machine. Older browsers send no
 * `Sec-Fetch-Site`, but every browser names the origin of a POST. The server checks the name of
 * the host (`server/allowed-host.ts`).
 */
function isCrossSite(request: Request, url: URL): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site === 'cross-site' || site === 'same-site') return true
  const origin = request.headers.get('Origin')
  // Behind a proxy that ends TLS the schemes differ, the host does not.
  return origin !== null && hostOf(origin) !== url.host
}

/** undefined for the origin `null` of a sandboxed frame, too. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}

/**
 * `POST /sandbox/<command>` with the command's JSON, `GET /sandbox/log`, `outbox`, `feedback`, `captcha`, `scenarios`; the doubles of other
 * networks below `/sandbox/social/`.
 */
export async function handleControl(
  request: Request,
  url: URL,
  { control, run }: ControlRunner,
  world: World,
): Promise<Response> {
  if (isCrossSite(request, url)) return refusalResponse(new Refusal('no.permission', { status: 403 }))
  if (url.pathname.startsWith(SOCIAL_PREFIX)) return handleSocial(request, url, world)
  const name = url.pathname.slice(PREFIX.length)
  if (request.method === 'GET') {
    if (name === 'log') return success(control.log())
    if (name === 'outbox') return success(control.outbox())
    if (name === 'feedback') return success(control.feedback())
    if (name === 'captcha') return success(control.captcha() ?? null)
    if (name === 'scenarios') {
      return success(Object.entries(scenarios).map(([id, { description }]) => ({ name: id, description })))
    }
    return isCommandName(name) ? methodNotAllowed(['POST']) : notFound()
  }
  if (!isCommandName(name)) return notFound()
  if (request.method !== 'POST') return methodNotAllowed(['POST'])
  try {
    await run(name, await readBody(request, 'json'))
    return json({ success: true })
  } catch (reason) {
    if (reason instanceof Refusal) return refusalResponse(reason)
    throw reason
  }
}
