import { headIconFeature } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useFeature } from '../provider/use-feature.ts'
import { useSession } from './stores.ts'

/** Path of the picture that the member here has chosen; undefined for none, and until it is known. */
export function useHeadIcon(): string | undefined {
  const icons = useFeature(headIconFeature)
  const icon = useStore(icons.$icon)
  const { type } = useSession()
  const wanted = icon.status === 'idle' && (type === 'member' || type === 'trial')
  useEffect(() => {
    if (wanted) void icons.load()
  }, [icons, wanted])
  return icon.status === 'ready' ? icon.data : undefined
}
