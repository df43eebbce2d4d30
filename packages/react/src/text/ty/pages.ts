import type { frame } from '../en/frame.ts'
import type { pages as en } from '../en/pages.ts'

export const pages: Readonly<Partial<Record<keyof typeof en | keyof typeof frame, string>>> = {}
