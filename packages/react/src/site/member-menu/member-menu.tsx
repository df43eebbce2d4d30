import { lazyComponent } from '../../components/lazy/lazy-component.ts'
import { RenderLazyComponent } from '../../components/lazy/render-lazy-component.tsx'
import { LazySheet } from '../../components/sheet/lazy-sheet.tsx'
import { useText } from '../../text/use-text.ts'

export interface MemberMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

const memberPanel = lazyComponent(async () => (await import('./member-menu-content.tsx')).MemberMenuContent)

/** The member's panel, from the end of the screen. */
export function MemberMenu({ open, onClose }: MemberMenuProps) {
  const t = useText()
  return (
    <LazySheet open={open} onClose={onClose} title={t('member.title')} side="end">
      <RenderLazyComponent component={memberPanel} props={{ onLeave: onClose }} />
    </LazySheet>
  )
}
