import { build } from 'vite'

/** A module with all that it imports, minified, as a web page would load it. */
export async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2024',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^node:/, output: { minify: true } },
    },
  })
  if (!Array.isArray(built) || !built[0]) throw new Error('Vite gave no bundle.')
  const chunks = built[0].output.filter((file) => file.type === 'chunk')
  return chunks.map(({ code }) => code).join('\n')
}
