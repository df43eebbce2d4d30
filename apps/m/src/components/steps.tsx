import type { ReactNode } from 'react'

/** A numbered list of instructions. */
export function Steps({ steps }: { readonly steps: readonly ReactNode[] }) {
  return (
    <ol className="fy-steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences.
        <li key={index}>
          <div>{step}</div>
        </li>
      ))}
    </ol>
  )
}
