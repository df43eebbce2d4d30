type Node = (...args: string[]) => readonly [command: string, args: string[]]

interface FoundBrowser {
  /** Undefined: Playwright's own. */
  readonly path?: string | undefined
  /** Why there is none. */
  readonly problem?: string
}

export function findBrowser(node: Node): Promise<FoundBrowser>
export function findWholeBrowser(node: Node): Promise<FoundBrowser>
