// A component of the project's own, rendered as on a server.
import { createFoyer, signIn, unwrap, wallet } from '@foyer/core'
import { nodePorts } from '@foyer/core/node'
import { FoyerProvider, useBalance, useFeature, useFoyer } from '@foyer/react'
import { createSandbox } from '@foyer/sandbox'
import { renderToString } from 'react-dom/server'

const sandbox = createSandbox({ seed: 1 })
const foyer = createFoyer({
  merchant: 'demo',
  baseUrl: 'https://platform.example',
  ports: nodePorts({ fetch: (request) => sandbox.fetch(request) }),
  features: { signIn, wallet },
})

declare module '@foyer/react' {
  interface Register {
    foyer: typeof foyer
  }
}

function Header() {
  const client = useFoyer()
  const { format } = useFeature(wallet)
  const { data } = useBalance()
  return (
    <p data-who={client.session.$state.get().type} data-same={format === client.wallet.format}>
      {format(data?.amount)}
    </p>
  )
}

foyer.start()
unwrap(await foyer.signIn.withPassword({ username: 'demo', password: 'Foyer2026' }))
unwrap(await foyer.wallet.load())
console.log(
  renderToString(
    <FoyerProvider foyer={foyer}>
      <Header />
    </FoyerProvider>,
  ),
)
foyer.dispose()
sandbox.dispose()
