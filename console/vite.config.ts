import { fileURLToPath } from 'node:url'
import { build, defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const target = 'es2024'

export default defineConfig({
  root,
  // The page is served at `/`, its assets under `/console/`, clear of the interfaces' own paths.
  base: '/console/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [buildScriptsOfDocs()],
  build: {
    target,
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${root}index.html`, 'try-it': `${root}src/docs/try-it.tsx` },
      output: {
        // Pages of /docs name it.
        entryFileNames: ({ name }) => (name === 'try-it' ? 'docs/try-it.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})

/** What /docs needs in a browser, each in one file that is no module: pages that are read from a file may have none. */
function buildScriptsOfDocs(): Plugin {
  const buildScript = (name: string) =>
    build({
      configFile: false,
      root,
      logLevel: 'warn',
      build: {
        target,
        outDir: 'dist/docs',
        emptyOutDir: false,
        copyPublicDir: false,
        lib: {
          entry: `src/docs/${name}.ts`,
          formats: ['iife'],
          name: `mainstay${name}`,
          fileName: () => `${name}.js`,
          cssFileName: 'site',
        },
      },
    })
  return {
    name: 'scripts-of-docs',
    apply: 'build',
    async closeBundle() {
      await buildScript('site')
      await buildScript('search')
      await buildScript('japanese')
    },
  }
}
