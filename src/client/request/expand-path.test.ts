import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expandPath } from './expand-path.ts'

test.each([
  ['http://127.0.0.1:8022/geo/:address', { address: '8.8.8.8' }, 'http://127.0.0.1:8022/geo/8.8.8.8'],
  ['http://[2001:db8::feed]:8022/geo/:address', { address: '::1' }, 'http://[2001:db8::feed]:8022/geo/%3A%3A1'],
  ['https://:lang.example.org/w/api.php', { lang: 'ja' }, 'https://ja.example.org/w/api.php'],
  ['http://h/posts/:id/comments', { id: 7 }, 'http://h/posts/7/comments'],
  ['http://h/:title', { title: 'a/b?c#d%20e&f' }, 'http://h/a%2Fb%3Fc%23d%2520e%26f'],
  ['http://h/:title', { title: 'ねこ 🐈' }, 'http://h/%E3%81%AD%E3%81%93%20%F0%9F%90%88'],
  ['http://h/:title', { title: 'half \ud83d pair' }, 'http://h/half%20%EF%BF%BD%20pair'],
  ['http://h/:title', { title: '...' }, 'http://h/...'],
])('%s', (template, params, address) => {
  expect(expandPath(template, params)).toBe(address)
})

test.each(['.', '..', ''])('a parameter "%s" is refused: it would change the path', (title) => {
  expect(() => expandPath('http://h/a/:title', { title })).toThrow('parameter')
})

test('a parameter that is not given is named', () => {
  expect(() => expandPath('http://h/:title', {})).toThrow('the parameter "title" is missing')
})

test('a server reads any parameter back as it was given', () => {
  const sendable = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text !== '.' && text !== '..')
  const property = fc.property(sendable, (title) => {
    const { pathname } = new URL(expandPath('http://h/a/:title', { title }))
    expect(decodeURIComponent(pathname.slice('/a/'.length))).toBe(title)
  })
  fc.assert(property)
})
