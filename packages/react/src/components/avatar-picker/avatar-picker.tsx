import { avatar } from '@foyer/core'
import { useAvatarPath } from '../../hooks/use-avatar-path.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Sheet } from '../sheet/sheet.tsx'

export interface AvatarPickerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The pictures to choose from (MEMBER-08). A tap chooses and closes; the choice is on screen at once. */
export function AvatarPicker({ open, onClose }: AvatarPickerProps) {
  const t = useText()
  const icons = useFeature(avatar)
  const chosen = useAvatarPath()
  return (
    <Sheet open={open} onClose={onClose} title={t('identity.choose')} side="bottom">
      <ul className="fy-avatar-choices">
        {icons.choices.map((icon, index) => (
          <li key={icon}>
            <button
              type="button"
              className="fy-avatar-choice"
              aria-label={t('identity.picture', [index + 1])}
              aria-pressed={icon === chosen}
              onClick={() => {
                onClose()
                if (icon !== chosen) void icons.set(icon)
              }}
            >
              <Avatar size="large" icon={icon} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
