/** The part of the Network Information API that is read here. Safari and Firefox lack the API. */
interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether data is expensive or slow: the person asked to save it, or the network is as slow as 2G. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation }
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}
