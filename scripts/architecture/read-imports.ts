import { cruise, type ICruiseResult } from 'dependency-cruiser'

export interface Import {
  readonly from: string
  readonly to: string
}

const notShipped = String.raw`\.test(-d)?\.ts$|/(testing|__fixtures__|fixtures|conformance)(/|\.ts$)`

/** Every import of one file of `src` by another that ships, by paths from the root. */
export async function readImports(): Promise<readonly Import[]> {
  const { output } = await cruise(['src'], {
    exclude: { path: notShipped },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  })
  if (typeof output === 'string') throw new TypeError('dependency-cruiser was to give a result, not a text.')
  return listImports(output)
}

function listImports({ modules }: ICruiseResult): readonly Import[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => resolved.startsWith('src/'))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  )
}
