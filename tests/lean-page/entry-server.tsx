import { renderToString } from 'react-dom/server'
import { type LeanData, LeanPage } from './lean-page.tsx'

export const render = (data: LeanData): string => renderToString(<LeanPage data={data} />)
