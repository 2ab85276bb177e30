import { camelCase } from './camel-case.ts'

/** Adds an interface's import and entry to one of the two lists, each kept in alphabetical order. */
export function addToList(text: string, name: string, list: string): string {
  const camel = camelCase(name)
  const line =
    list === 'index.ts'
      ? `import ${camel} from './${name}/index.ts'`
      : `import { ${camel} } from './${name}/contract.ts'`
  const imports = /(?:^import .* from '\.\/.*\n)+/m
  const entries = list === 'index.ts' ? /\[([^\]]*)\]\n/ : /= \{([^}]*)\} as const/
  const withImport = text.replace(imports, (block) => `${sortLines([...block.trimEnd().split('\n'), line])}\n`)
  return withImport.replace(entries, (whole, inner: string) => {
    const names = [...inner.split(',').map((each) => each.trim()), camel].filter(Boolean).toSorted()
    return whole.replace(inner, list === 'index.ts' ? names.join(', ') : ` ${names.join(', ')} `)
  })
}

function sortLines(lines: readonly string[]): string {
  return lines.toSorted().join('\n')
}
