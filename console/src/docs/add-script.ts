/** Reads a script that lies among the files of the site. A page that is read from a file may load no other kind of code. */
export function addScript(name: string): void {
  const { root = '', revision = '' } = document.documentElement.dataset
  const script = document.createElement('script')
  script.src = `${root}assets/${name}?${revision}`
  document.head.append(script)
}
