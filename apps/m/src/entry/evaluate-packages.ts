// The module code of packages takes a phone a while to run, so `main.ts` gives it a task of its own.
import './configure-zod.ts'
import 'react-dom/client'
