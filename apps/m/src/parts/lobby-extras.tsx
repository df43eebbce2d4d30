import { HomePopups, ServiceButtons } from '@foyer/react'

/** What the lobby does without at first: customer service, and what opens by itself (HOME-05, HOME-06). */
export function LobbyExtras() {
  return (
    <>
      <ServiceButtons />
      <HomePopups />
    </>
  )
}
