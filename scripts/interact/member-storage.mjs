const PASSWORD = 'Foyer2026'

/** What a browser of a signed-in member has stored: hearts are for members. */
export async function storedByMember(url) {
  const { createFoyer, signIn, unwrap } = await import(
    new URL('../../packages/core/dist/index.js', import.meta.url).href
  )
  const { memoryPorts } = await import(new URL('../../packages/core/dist/testing.js', import.meta.url).href)
  const ports = memoryPorts()
  const foyer = createFoyer({ merchant: 'demo', baseUrl: url, ports })
  unwrap(await foyer.use(signIn).withPassword({ username: 'player1', password: PASSWORD }))
  foyer.dispose()
  return ports.storage.keys().map((key) => [key, ports.storage.get(key) ?? ''])
}
