import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { contract } from '@foyer/core/contract'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { isLoopbackOrigin, readOrigin } from './engine/allowed-origin.ts'
import { HalfResponse } from './engine/fault-responses.ts'
import { refusalResponse } from './engine/json-responses.ts'
import { loopbackTwin } from './engine/vendor-origin.ts'
import { SOCIAL_PREFIX } from './pages/social/fake-networks.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
import { isAllowedHost } from './server/allowed-host.ts'
import { CONTROL_SECRET_HEADER, controlSecretFor, isSecret } from './server/control-secret.ts'
import { listen, stop } from './server/listen.ts'
import { createRasterise } from './server/rasterise.ts'
import { openSite, type SiteSource } from './server/site.ts'
import { createStateFile } from './server/state-file.ts'
import { Refusal } from './world/refusal.ts'

export type { SiteSource } from './server/site.ts'

export interface ServeOptions extends Pick<SandboxOptions, 'seed' | 'merchantCode' | 'clock' | 'now' | 'control'> {
  /** Wanted port; a taken one gives way to the next free one. 0: any. */
  readonly port: number
  /** Default 127.0.0.1: this machine alone. */
  readonly host?: string | undefined
  /** File in which the state survives a restart. */
  readonly stateFile?: string | undefined
  /** Folder in which drawn pictures are kept for the next start. Without it each start draws them anew. */
  readonly pictureDir?: string | undefined
  /** Serves this site beside the API, so that everything has one origin. */
  readonly site?: SiteSource | undefined
  /** Names under which control may be reached besides `localhost` and addresses, e.g. of a proxy before it. */
  readonly controlHosts?: readonly string[] | undefined
  /**
   * The secret that requests to control carry in the header `X-Control-Secret`, of 16 characters or more. Without it one is made
   * and logged if the server can be reached from other machines, and none is asked for otherwise.
   */
  readonly controlSecret?: string | undefined
  /**
   * Origins whose pages may call the sandbox, besides those of this machine: `https://preview.example`. Games, the chat and
   * deposits lead back to the same pages.
   */
  readonly cors?: readonly string[] | undefined
  /**
   * The origin of the chat, a banner's page, a linked page and a picture, if it leads to this server (settlement 34). Default: on
   * this machine its other name (`localhost`, `127.0.0.1`), elsewhere the server's own origin.
   */
  readonly vendorOrigin?: string | undefined
  /** Called with a line of information for a person. */
  readonly log?: ((line: string) => void) | undefined
}

export interface SandboxServer {
  /** e.g. `http://127.0.0.1:4173` */
  readonly url: string
  readonly port: number
  /** The engine behind it: control commands in process. */
  readonly sandbox: Sandbox
  /** Ends connections and writes the state. May be called more than once. */
  close(): Promise<void>
}

const GRACE_MS = 500

interface Env {
  readonly Bindings: HttpBindings
}

/** Tells the adapter that the response is handled already. */
const alreadySent = () => new Response(null, { headers: { 'x-hono-already-sent': 'true' } })

/** Sends the part of the body that there is, with the headers of the middleware, and drops the connection. */
async function breakOff(response: Response, headers: Headers, outgoing: HttpBindings['outgoing']): Promise<Response> {
  const first = await response.body?.getReader().read()
  outgoing.writeHead(response.status, Object.fromEntries([...headers, ...response.headers]))
  outgoing.write(first?.value ?? '', () => outgoing.destroy())
  return alreadySent()
}

interface AppParts {
  readonly sandbox: Sandbox
  readonly site: Awaited<ReturnType<typeof openSite>> | undefined
  readonly controlHosts: readonly string[]
  readonly controlSecret: string | undefined
  readonly origins: readonly string[]
}

const METHODS = [...new Set(Object.values(contract).map(({ method }) => method))]

/** Browsers keep the answer to a preflight for this time. */
const PREFLIGHT_SECONDS = 600

/**
 * Lets pages of this machine and of the named origins call the API. A session is a header, never a cookie, so credentials
 * stay off. The SDK reads the clock and the time to retry, which a browser hides from another origin unless they are named.
 */
const allowOrigins = (named: readonly string[]) =>
  cors({
    origin: (origin) => (named.includes(origin) || isLoopbackOrigin(origin) ? origin : null),
    allowMethods: METHODS,
    exposeHeaders: ['Date', 'Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  })

function createApp({ sandbox, site, controlHosts, controlSecret, origins }: AppParts): Hono<Env> {
  const app = new Hono<Env>()
  app.use('/sandbox/*', async ({ req }, next) => {
    if (!isAllowedHost(req.header('Host') ?? '', controlHosts))
      return refusalResponse(new Refusal('no.permission', { status: 403 }))
    // The doubles of other networks are pages, which no program opens.
    const isOpen = controlSecret === undefined || req.path.startsWith(SOCIAL_PREFIX)
    if (!isOpen && !isSecret(req.header(CONTROL_SECRET_HEADER), controlSecret))
      return refusalResponse(new Refusal('no.permission', { status: 403 }))
    return next()
  })
  const open = ['/wps/*', '/cdn/*', `/${sandbox.merchantCode}/*`]
  for (const path of open) app.use(path, allowOrigins(origins))
  // Game pages call only their own origin. Control stays closed: a page that is open by chance must not change the world.
  const paths = [...open, '/play/*', '/sandbox/*']
  for (const path of paths) {
    app.use(path, compress())
    app.all(path, async ({ req, env, res }) => {
      try {
        const response = await sandbox.fetch(req.raw, { address: env.incoming.socket.remoteAddress })
        return response instanceof HalfResponse ? await breakOff(response, res.headers, env.outgoing) : response
      } catch {
        // Only a broken connection gets here: one that a fault breaks, or that the caller gave up.
        env.incoming.socket.destroy()
        return alreadySent()
      }
    })
  }
  // Browsers ask for this one by themselves, for game pages among others.
  app.get('/favicon.ico', ({ req }) =>
    sandbox.fetch(new Request(new URL(`/${sandbox.merchantCode}/icons/app.svg`, req.url))),
  )
  app.all('*', async ({ req, text }) => (site ? site.respond(req.raw) : text('There is nothing here.', 404)))
  return app
}

/**
 * Serves a sandbox over HTTP.
 * @throws Error when the site's directory holds no built site, `cors` names what is no origin, or no port can be had.
 */
export async function serveSandbox(options: ServeOptions): Promise<SandboxServer> {
  const { port: wanted, host = '127.0.0.1', stateFile: path, log = () => {} } = options
  const origins = (options.cors ?? []).map(readOrigin)
  const controlSecret = options.control === false ? undefined : controlSecretFor(host, options.controlSecret)
  const vendor = options.vendorOrigin === undefined ? undefined : readOrigin(options.vendorOrigin)
  const vendorOrigin = (origin: string) => vendor ?? loopbackTwin(origin) ?? origin
  const site = options.site && (await openSite({ ...options.site, pictureOrigins: (own) => [vendorOrigin(own)] }))
  const holder: { sandbox?: Sandbox } = {}
  const snapshot = () => {
    if (!holder.sandbox) throw new Error('The sandbox is not made yet.')
    return holder.sandbox.snapshot()
  }
  const stateFile = path === undefined ? undefined : createStateFile({ path, snapshot, log })
  const sandbox = createSandbox({
    seed: options.seed,
    merchantCode: options.merchantCode,
    clock: options.clock,
    now: options.now,
    control: options.control,
    loopbackReturns: true,
    returnOrigins: origins,
    vendorOrigin,
    pause: setImmediate,
    snapshot: await stateFile?.load(),
    rasterise: createRasterise(options.pictureDir),
    onDefect: (error) => log(`A defect of the sandbox: ${error instanceof Error ? error.stack : String(error)}`),
  })
  holder.sandbox = sandbox
  if (stateFile) sandbox.onChange(stateFile.save)

  const server = createAdaptorServer({
    fetch: createApp({ sandbox, site, controlHosts: options.controlHosts ?? [], controlSecret, origins }).fetch,
    // The program that serves a sandbox keeps its own globals.
    overrideGlobalObjects: false,
  }) as Server
  const port = await listen(server, wanted, host)
  if (controlSecret !== undefined && options.controlSecret === undefined) {
    log(
      `Other machines can reach this server. Control answers to the header ${CONTROL_SECRET_HEADER}: ${controlSecret}`,
    )
  }
  if (wanted !== 0 && port !== wanted) log(`Port ${wanted} is taken; using ${port}.`)

  let closing: Promise<void> | undefined
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    sandbox,
    close() {
      closing ??= (async () => {
        sandbox.dispose()
        await stop(server, GRACE_MS)
        await stateFile?.close()
      })()
      return closing
    },
  }
}
