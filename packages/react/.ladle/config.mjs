/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/components/**/*.stories.tsx',
  viteConfig: '.ladle/vite.config.ts',
  outDir: 'build/stories',
  defaultStory: '',
  addons: {
    theme: { enabled: false },
    width: { enabled: true, options: { small: 360, phone: 390, tablet: 768 }, defaultState: 390 },
  },
}
