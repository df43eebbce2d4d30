export interface SkeletonProps {
  /** `line` is as high as the text around it, `block` fills what it is put in, `circle` is round. */
  readonly shape?: 'line' | 'block' | 'circle' | undefined
  readonly className?: string | undefined
}

/** A placeholder in the final size of the content. Hidden from assistive technology: set `aria-busy` on the container. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={`fy-skeleton fy-skeleton-${shape}${className ? ` ${className}` : ''}`} />
}
