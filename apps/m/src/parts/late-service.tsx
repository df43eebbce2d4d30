import { latePart, usePart } from '@foyer/react'
import { useState } from 'react'
import { useSignOfLife } from '../frame/sign-of-life.ts'

const serviceButtons = latePart(async () => (await import('./service-buttons.ts')).ServiceButtons)

/** Customer service over the lobby (HOME-06). It comes with the first sign of life, or a moment after the games. */
export function LateService() {
  const [here, setHere] = useState(false)
  const state = usePart(serviceButtons, useSignOfLife(here))
  if (state.status !== 'ready') return null
  if (!here) setHere(true)
  return <state.Part />
}
