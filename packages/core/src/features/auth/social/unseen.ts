/** A person needs longer to close a window, ms. A window that has gone sooner never appeared. */
export const UNSEEN_MS = 300
