import { useFoyerContext } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'

const MESSAGE_CENTER = '/m/message'

/** The way to customer service (CS-07). What knows it comes with the first tap; without a network the message center stands in. */
export function useContact(): () => void {
  const { foyer, text } = useFoyerContext()
  const t = useText()
  return () =>
    void Promise.all([import('./contact.ts'), text.load('later')]).then(
      ([{ contactSupport }]) => contactSupport(foyer, t),
      () => foyer.access.go(MESSAGE_CENTER),
    )
}
