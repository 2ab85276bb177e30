import { expect, test } from 'vitest'
import { addressOf, readAddress } from './article-address.ts'

const origin = 'http://127.0.0.1:8022'

test.each([
  ['en', 'Second World War', '/encyclopedia/en/wiki/Second_World_War'],
  ['ja', '東京/歴史', '/encyclopedia/ja/wiki/%E6%9D%B1%E4%BA%AC/%E6%AD%B4%E5%8F%B2'],
  ['en', 'What?', '/encyclopedia/en/wiki/What%3F'],
])('%s, %s: there and back', (language, title, address) => {
  expect(addressOf(language, title)).toBe(address)
  expect(readAddress(address, origin)).toEqual({ language, title })
})

test.each(['https://elsewhere.example/encyclopedia/en/wiki/A', '/geo/8.8.8.8', '#History', 'javascript:alert(1)'])(
  '%s is no article of this server',
  (href) => {
    expect(readAddress(href, origin)).toBeUndefined()
  },
)
