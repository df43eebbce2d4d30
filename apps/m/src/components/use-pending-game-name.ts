import { useFoyer, useText } from '@foyer/react'
import { useState } from 'react'

/** The name of the game that the sign-in is for (LOGIN-11); undefined where it is for something else. */
export function usePendingGameName(): string | undefined {
  const { session } = useFoyer()
  const t = useText()
  // Read once: the sign-in clears it while the page is still on screen.
  const [wish] = useState(() => session.returnTarget()?.launch)
  switch (wish?.kind) {
    case undefined:
      return undefined
    case 'game':
      return wish.name
    case 'lottery':
      return t(`category.${wish.category}`)
  }
}
