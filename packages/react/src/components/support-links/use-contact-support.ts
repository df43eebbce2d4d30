import { useFoyerContext } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'

/** Opens customer service (CS-07). Its code is loaded with the first tap; without a network the message center opens instead. */
export function useContactSupport(): () => void {
  const { foyer } = useFoyerContext()
  const t = useText()
  return () =>
    void import('./contact-support.ts').then(
      ({ contactSupport }) => contactSupport(foyer, t),
      () => foyer.access.go({ name: 'messageCenter' }),
    )
}
