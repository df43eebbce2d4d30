import { type Resource, type SupportEntry, support } from '@foyer/core'
import { omitDeniedLivechat } from '@foyer/core/site'
import { useMemo } from 'react'
import { useFeature } from '../provider/use-feature.ts'
import { useMenuEntryShown } from './use-menu-entry-shown.ts'
import { useResource } from './use-resource.ts'

/** The ways to customer service that this user may take (CS-03, CHAT-07). Another try: `useFeature(support).refresh()`. */
export function useSupportEntries(): Resource<readonly SupportEntry[]> {
  const supportApi = useFeature(support)
  const found = useResource(supportApi.$entries, () => supportApi.load())
  const mayChat = useMenuEntryShown('chat')
  return useMemo(
    () => (found.status === 'ready' ? { ...found, data: omitDeniedLivechat(found.data, mayChat) } : found),
    [found, mayChat],
  )
}
