import { contractPrompts, homePopups } from '@foyer/core'
import { contractTarget } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { useCanInterrupt } from '../home-popups/use-can-interrupt.ts'

export interface ContractPromptsProps {
  /** The person already uses the lobby: announcements that arrive now wait for the next visit. */
  readonly hasInteracted: boolean
}

/**
 * Asks an agent for the agreements to sign, over the lobby, one after the other (CONTRACT-04, CONTRACT-07). Announcements
 * come first, and nothing opens under a finger.
 */
export function ContractPrompts({ hasInteracted }: ContractPromptsProps) {
  const t = useText()
  const { access } = useFoyer()
  const prompts = useFeature(contractPrompts)
  const popups = useFeature(homePopups)
  const kind = useStore(prompts.$current)
  const shown = useStore(popups.$shown)
  const due = useStore(popups.$hasNext)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    void prompts.check()
    return () => prompts.leave()
  }, [prompts])
  const waits = shown !== undefined || (due === 'announcement' && !hasInteracted)
  const quiet = useCanInterrupt(kind !== undefined && !waits, !hasInteracted)
  // One that is open stays open, also where an announcement arrives then.
  if (quiet && !isOpen) setOpen(true)
  if (kind === undefined && isOpen) setOpen(false)
  if (!isOpen || kind === undefined) return null
  return (
    // A dialog of its own for each, so that every one of them is announced.
    <Dialog
      key={kind}
      open
      role="alertdialog"
      title={t(`contract.${kind}`)}
      onClose={() => prompts.dismiss()}
      actions={
        <>
          <Button onClick={() => prompts.dismiss()}>{t('contract.cancel')}</Button>
          <Button
            tone="primary"
            onClick={() => {
              prompts.leave()
              access.go(contractTarget(kind))
            }}
          >
            {t('contract.go')}
          </Button>
        </>
      }
    >
      {t('contract.text')}
    </Dialog>
  )
}
