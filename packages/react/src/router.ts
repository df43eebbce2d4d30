export { createRouter, type Router } from './router/create-router.ts'
export {
  definePage,
  type LoadTask,
  type PageDataLoaders,
  type PageDefinition,
  type PageModule,
  type PageProps,
  type PageTitleArgs,
} from './router/define-page.ts'
export { Outlet, type OutletProps } from './router/outlet.tsx'
export {
  RouterProvider,
  type RouterProviderProps,
  type RouterState,
  useRouterState,
} from './router/router-provider.tsx'
export { useFocusGuard } from './router/use-focus-guard.ts'
export { useFocusOnNavigate } from './router/use-focus-on-navigate.ts'
export { usePageFade } from './router/use-page-fade.ts'
export { usePagePrefetch } from './router/use-page-prefetch.ts'
export { usePageTitle } from './router/use-page-title.ts'
