import { hydrateRoot } from 'react-dom/client'
import { type LeanData, LeanPage } from './lean-page.tsx'

const root = document.querySelector('#root')
const text = document.querySelector('#data')?.textContent
if (root === null || !text) throw new Error('the document is not whole')
const data: LeanData = JSON.parse(text)
hydrateRoot(root, <LeanPage data={data} />)
