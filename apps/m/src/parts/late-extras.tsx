import { latePart, usePart } from '@foyer/react'
import { useState } from 'react'
import { useSignOfLife } from '../frame/sign-of-life.ts'

const extras = latePart(async () => (await import('./lobby-extras.tsx')).LobbyExtras)

/** What stands over the lobby. It comes with the first sign of life, or a moment after the games. */
export function LateExtras() {
  const [here, setHere] = useState(false)
  const state = usePart(extras, useSignOfLife(here))
  if (state.status !== 'ready') return null
  if (!here) setHere(true)
  return <state.Part />
}
