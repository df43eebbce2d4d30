import { type ReactNode, StrictMode } from 'react'
import '../src/reset.css'
import '../src/styles.css'
import '../src/install.css'
import '../src/lottery.css'
import '../src/member.css'
import '../src/promotion.css'
import '../src/records.css'
import '../src/rewards.css'
import '../src/withdrawal.css'
import '../stories/stories.css'

/** Ladle puts every story into it. */
export const Provider = ({ children }: { readonly children: ReactNode }) => <StrictMode>{children}</StrictMode>
