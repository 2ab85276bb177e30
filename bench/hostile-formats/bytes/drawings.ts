/** SVG 1.1 and 2. */

export const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="200">'
export const drawing = (content: string) => Buffer.from(`${open}${content}</svg>`)
export const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')
export const circle = '<circle cx="100" cy="100" r="90"/>'
export const path = (data: string, attributes = '') => `<path d="${data}" fill="none" stroke="red" ${attributes}/>`
