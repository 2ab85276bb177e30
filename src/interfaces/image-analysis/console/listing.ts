import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'places',
  knownAs: [
    'azure',
    'computer vision',
    'cognitive services',
    'ocr',
    'face',
    'faces',
    'caption',
    'tags',
    'photo',
    'pictures',
    'thumbnail',
    '画像',
    '顔',
    '文字認識',
  ],
} satisfies InterfaceListing
