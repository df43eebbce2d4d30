/** What is measured, by name. A task has a title, a unit and contenders: the first one is ours. */
export const TASKS = {
  'list-load': () => import('./tasks/list-load.mjs'),
  'tab-switch': () => import('./tasks/tab-switch.mjs'),
  favourites: () => import('./tasks/favourites.mjs'),
  import: () => import('./tasks/import.mjs'),
  'sandbox-page': () => import('./tasks/sandbox-page.mjs'),
}
