import { useText } from '../../text/use-text.ts'
import { Skeleton } from './skeleton.tsx'

export interface WaitingBlocksProps {
  /** As many as the content has as a rule. */
  readonly count: number
  /** Of the list, as it is with its content. */
  readonly className: string
  readonly blockClassName: string
}

/** Blocks in place of a list that is loading. */
export function WaitingBlocks({ count, className, blockClassName }: WaitingBlocksProps) {
  const t = useText()
  return (
    <div className={className} role="status" aria-busy="true" aria-label={t('state.loading')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <Skeleton key={index} className={blockClassName} shape="block" />
      ))}
    </div>
  )
}
