/** The part that is used here; TypeScript has no types of it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): unknown
  }
}

/** Marks the element of a script, so that each URL is added once. */
const SCRIPT_ATTRIBUTE = 'data-foyer-script'

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * Adds a script to the page, once. The page's policy (`script-src`) decides which hosts are allowed; with
 * `require-trusted-types-for` it must also allow the policy `foyer-scripts` (docs/hosting.md).
 */
export async function loadScript(url: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const existing = document.head.querySelector<HTMLScriptElement>(`script[${SCRIPT_ATTRIBUTE}="${CSS.escape(url)}"]`)
  if (existing?.dataset.loaded !== undefined) return
  const script = existing ?? createScript(url)
  await new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => () => {
      script.removeEventListener('load', loaded)
      script.removeEventListener('error', failed)
      signal.removeEventListener('abort', aborted)
      settle()
    }
    const loaded = end(() => {
      script.dataset.loaded = ''
      resolve()
    })
    const failed = end(() => {
      script.remove()
      reject(new TypeError('The script cannot be loaded.'))
    })
    const aborted = end(() => reject(signal.reason))
    script.addEventListener('load', loaded)
    script.addEventListener('error', failed)
    signal.addEventListener('abort', aborted)
    if (!script.isConnected) document.head.append(script)
  })
}

function createScript(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.setAttribute(SCRIPT_ATTRIBUTE, url)
  // `src` accepts a trusted URL, which the types do not know.
  Reflect.set(script, 'src', toTrustedUrl(url))
  return script
}

/** A page can create a policy of one name only once, so the policy is shared by all foyers. */
function toTrustedUrl(url: string): unknown {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  policy ??= types?.createPolicy('foyer-scripts', { createScriptURL: assertHttps })
  return policy === undefined ? assertHttps(url) : policy.createScriptURL(url)
}

function assertHttps(url: string): string {
  const { protocol, origin } = new URL(url, document.baseURI)
  if (protocol === 'https:' || origin === window.location.origin) return url
  throw new TypeError('Scripts must be loaded over https.')
}
