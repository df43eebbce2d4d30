export interface SkeletonProps {
  /** `line` is as high as the text around it, `block` fills what it is put in, `circle` is round. */
  readonly shape?: 'line' | 'block' | 'circle' | undefined
  readonly className?: string | undefined
}

/** Holds the place of what is coming, in its final size. Nothing for assistive technology: say `aria-busy` on the container. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={`fy-skeleton fy-skeleton-${shape}${className ? ` ${className}` : ''}`} />
}
