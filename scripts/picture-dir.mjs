import { fileURLToPath } from 'node:url'

/** Where sandboxes keep the pictures that they have drawn, for the next run. */
export const PICTURE_DIR = fileURLToPath(new URL('../.sandbox/pictures', import.meta.url))
