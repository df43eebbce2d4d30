import { json, methodNotAllowed, notFound, refuse, success } from '../engine/answers.ts'
import { readBody } from '../engine/body.ts'
import { Refusal } from '../engine/refusal.ts'
import { answerSocial, SOCIAL_PREFIX } from '../social/social-double.ts'
import type { World } from '../world/world.ts'
import type { ControlRunner } from './control.ts'
import { scenarios } from './scenarios.ts'
import { type Verb, verbs } from './verbs.ts'

const PREFIX = '/sandbox/'

const isVerb = (name: string): name is Verb => Object.hasOwn(verbs, name)

/** A page of another site must not steer the sandbox of somebody who happens to run one. */
function isForeign(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  return site === 'cross-site' || site === 'same-site'
}

/**
 * `POST /sandbox/<verb>` with the verb's JSON, `GET /sandbox/log`, `outbox`, `captcha`, `scenarios`; the doubles of other
 * networks below `/sandbox/social/`.
 */
export async function answerControl(
  request: Request,
  url: URL,
  { control, run }: ControlRunner,
  world: World,
): Promise<Response> {
  if (isForeign(request)) return refuse(new Refusal('no.permission', { status: 403 }))
  if (url.pathname.startsWith(SOCIAL_PREFIX)) return answerSocial(request, url, world)
  const name = url.pathname.slice(PREFIX.length)
  if (request.method === 'GET') {
    if (name === 'log') return success(control.log())
    if (name === 'outbox') return success(control.outbox())
    if (name === 'captcha') return success(control.captcha() ?? null)
    if (name === 'scenarios') {
      return success(Object.entries(scenarios).map(([id, { description }]) => ({ name: id, description })))
    }
    return isVerb(name) ? methodNotAllowed(['POST']) : notFound()
  }
  if (!isVerb(name)) return notFound()
  if (request.method !== 'POST') return methodNotAllowed(['POST'])
  try {
    await run(name, await readBody(request, 'json'))
    return json({ success: true })
  } catch (reason) {
    if (reason instanceof Refusal) return refuse(reason)
    throw reason
  }
}
