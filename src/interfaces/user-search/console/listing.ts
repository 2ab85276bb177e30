import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'content',
  knownAs: ['qiita', 'users', 'people', 'accounts', 'ユーザー', '検索'],
} satisfies InterfaceListing
