import type { SiteDescription } from '../src/server.tsx'
import { BASE } from './chunk-addresses.ts'
import type { WebAppFiles } from './draw-web-app.ts'

/**
 * The manifest of the installed site in one language. All languages have one `id`: who changes the language has the same
 * site on the home screen. Pages beyond its scope are left out.
 */
export function webAppManifest(site: SiteDescription, files: WebAppFiles): object {
  const { language, name, description, start, shortcuts, screenshots } = site
  const isInScope = ({ url }: { readonly url: string }) => url.startsWith(BASE)
  return {
    id: BASE,
    name,
    short_name: name,
    description,
    lang: language.tag,
    dir: language.dir,
    start_url: start,
    scope: BASE,
    display: 'standalone',
    theme_color: files.color,
    background_color: files.color,
    categories: ['games', 'entertainment'],
    prefer_related_applications: false,
    icons: files.icons,
    shortcuts: shortcuts.filter(isInScope).flatMap(({ page, ...shortcut }) => {
      const icon = files.shortcutIcons[page]
      return [{ ...shortcut, ...(icon && { icons: [icon] }) }]
    }),
    screenshots: files.screenshots
      .filter((screenshot) => screenshot.language === language.code)
      .map(({ language: _, page, ...picture }) => ({
        ...picture,
        form_factor: 'narrow',
        label: screenshots[page] ?? name,
      })),
  }
}

/** The tags of a document that lead to the installed site and its pictures. */
export function webAppTags(files: WebAppFiles, manifest: string, name: string): string {
  return [
    `<link rel="icon" href="${files.icon}" type="image/svg+xml">`,
    `<link rel="manifest" href="${manifest}">`,
    `<link rel="apple-touch-icon" href="${files.appleTouchIcon}">`,
    // What iOS does not take from the manifest.
    `<meta name="apple-mobile-web-app-title" content="${name}">`,
    '<meta name="apple-mobile-web-app-capable" content="yes">',
    '<meta name="mobile-web-app-capable" content="yes">',
    '<meta name="apple-mobile-web-app-status-bar-style" content="black">',
    ...files.startupImages.map(
      ({ src, media }) => `<link rel="apple-touch-startup-image" href="${src}" media="${media}">`,
    ),
  ].join('')
}
