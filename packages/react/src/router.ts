export { createRouter, type Router } from './router/create-router.ts'
export {
  definePage,
  type LoadTask,
  type PageDefinition,
  type PageLoaders,
  type PageModule,
  type PageProps,
  type PageTitleContext,
} from './router/define-page.ts'
export { Outlet, type OutletProps } from './router/outlet.tsx'
export { RouterProvider, type RouterProviderProps, type RouterState, useRouter } from './router/router-provider.tsx'
export { useDocumentTitle } from './router/use-document-title.ts'
export { useFocusOnNavigate } from './router/use-focus-on-navigate.ts'
