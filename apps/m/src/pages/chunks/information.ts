// One chunk: what there is to read.
export * as announcements from '../announcements.tsx'
export * as app from '../download-app.tsx'
export * as notFound from '../not-found.tsx'
export * as trial from '../start-trial.tsx'
