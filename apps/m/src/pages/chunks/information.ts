// One chunk: what there is to read.
export * as announcements from '../announcements/announcements.tsx'
export * as app from '../download-app/download-app.tsx'
export * as notFound from '../not-found/not-found.tsx'
export * as trial from '../start-trial/start-trial.tsx'
