import { type HelpTopic, help, type Resource } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useResource } from './use-resource.ts'

/** The topics of the help center (HELP-01). Another try: `useFeature(help).load()`. */
export function useHelpTopics(): Resource<readonly HelpTopic[]> {
  const helpApi = useFeature(help)
  return useResource(helpApi.$topics, () => helpApi.load())
}
