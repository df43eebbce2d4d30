import { gameAssets, type PlayAsset } from '@foyer/demo-games'
import { pageAssets } from '../pages/page-assets.ts'

/** Every script and style below `/play/`, by its path there. */
export const playAssets: Readonly<Record<string, PlayAsset>> = { ...gameAssets, ...pageAssets }
