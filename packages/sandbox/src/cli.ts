#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { serveSandbox } from './server.ts'

const USAGE = `foyer-sandbox [--port <number>] [--host <address>] [--state <file>] [--pictures <directory>]
              [--site <directory>] [--no-control] [--control-host <name>] [--cors <origin>]
              [--control-secret <text>] [--vendor-origin <origin>]

  --port        wanted port, 4173 if not given; a taken one gives way to the next free one
  --host        address to listen on, 127.0.0.1 if not given
  --state       file that what people do is kept in
  --pictures    directory in which drawn pictures are kept for the next start
  --site        built site to serve beside the API
  --no-control  without the control API under /sandbox/
  --control-host  a name besides localhost and addresses under which it may be reached; may be given more than once
  --control-secret  what requests to the control API carry in X-Control-Secret; with --host beyond this machine
                one is made and printed if it is not given
  --vendor-origin  the origin of the chat and of other addresses of suppliers, if it leads here too
  --cors        an origin whose pages may call the sandbox, besides those of this machine; may be given more than once
`

const print = (line: string) => process.stdout.write(`${line}\n`)

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      host: { type: 'string' },
      state: { type: 'string' },
      pictures: { type: 'string' },
      site: { type: 'string' },
      control: { type: 'boolean', default: true },
      'control-host': { type: 'string', multiple: true },
      'control-secret': { type: 'string' },
      'vendor-origin': { type: 'string' },
      cors: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
    allowNegative: true,
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is not a port.`)
  return { ...values, port }
}

async function main(): Promise<void> {
  const {
    port,
    host,
    state,
    pictures,
    site,
    control,
    help,
    cors,
    'control-host': controlHosts,
    'vendor-origin': vendorOrigin,
    'control-secret': controlSecret,
  } = readOptions()
  if (help) {
    print(USAGE)
    return
  }
  const server = await serveSandbox({
    port,
    host,
    stateFile: state,
    pictureDir: pictures,
    site: site === undefined ? undefined : { dir: site },
    control,
    controlHosts,
    cors,
    vendorOrigin,
    controlSecret,
    log: print,
  })
  print('')
  print(site === undefined ? `  The sandbox answers at ${server.url}` : `  The lobby is at ${server.url}/m/home`)
  print('  Log in as demo, player1, agent2, demo40, agent41, agent42 or newbie; the password is Foyer2026.')
  if (control)
    print(
      `  Scenarios: curl -XPOST ${server.url}/sandbox/scenario -H 'Content-Type: application/json' -d '{"name":"slow"}'`,
    )
  print('  Ctrl-C ends it.')

  const end = () => {
    server.close().then(
      () => process.exit(0),
      (reason: unknown) => {
        process.stderr.write(`${String(reason)}\n`)
        process.exit(1)
      },
    )
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

main().catch((reason: unknown) => {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n\n${USAGE}`)
  process.exitCode = 1
})
