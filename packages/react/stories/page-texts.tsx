import { type ReactNode, Suspense } from 'react'
import { usePageTexts } from '../src/text/use-text.ts'

function Ready({ children }: { readonly children: ReactNode }) {
  usePageTexts()
  return children
}

/** For parts whose texts come with the first page that has any. */
export function WithPageTexts({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <Ready>{children}</Ready>
    </Suspense>
  )
}
