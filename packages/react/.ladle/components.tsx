import type { GlobalProvider } from '@ladle/react'
import { StrictMode } from 'react'
import '../src/reset.css'
import '../src/styles.css'
import '../src/install.css'
import '../src/lottery.css'
import '../src/member.css'
import '../src/promotion.css'
import '../src/records.css'
import '../stories/stories.css'

export const Provider: GlobalProvider = ({ children }) => <StrictMode>{children}</StrictMode>
