import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of pictures that it cannot take; the names in braces are filled in there. */
export default {
  'These bytes are no picture that is read here: {names} or {last}.':
    '読める写真ではありません。読めるのは {names}、{last} です。',
  'The body is empty; send the bytes of a picture.': '本文が空です。写真のデータを送ってください。',
  'The {format} file is broken or cut off.': '{format} ファイルが壊れているか、途中で切れています。',
  'The {format} file cannot be unpacked.': '{format} ファイルを展開できません。',
  'The BMP file is broken, cut off, or of a kind that is not read.':
    'BMP ファイルが壊れているか、途中で切れているか、読めない種類です。',
  'The BMP file ends within its header.': 'BMP ファイルがヘッダーの途中で終わっています。',
  'HEIC pictures cannot be unpacked here; send a JPEG of it.':
    'HEIC の写真はここでは展開できません。JPEG にして送ってください。',
  'The picture has {bytes} bytes; up to {limit} are taken.':
    '写真が {bytes} バイトあります。{limit} バイトまで送れます。',
  'The picture has {width} by {height} pixels; up to {limit} are taken.':
    '写真が {width} × {height} ピクセルあります。全部で {limit} ピクセルまで送れます。',
  'The picture has more than the {limit} pixels that are taken.': '写真が {limit} ピクセルを超えています。',
  'The picture is {width} by {height} pixels; it has to be {least} by {other} at least.':
    '写真が {width} × {height} ピクセルしかありません。{least} × {other} ピクセル以上が必要です。',
  'The picture has no pixels.': '写真にピクセルがありません。',
  'The picture takes too long to unpack; send a smaller or a simpler one.':
    '写真の展開に時間がかかりすぎます。もっと小さいか単純なものを送ってください。',
  'The picture takes too much memory to unpack; send a smaller one, or one that is not interlaced.':
    '写真の展開にメモリーを使いすぎます。もっと小さいか、インターレースでないものを送ってください。',
  'The form holds no file; send the picture as one.':
    'フォームにファイルがありません。写真をファイルとして送ってください。',
  'Pictures are not fetched from addresses here; send the bytes of it.':
    'ここではアドレスから写真を取得しません。写真のデータを送ってください。',
  'SVG drawings are read up to {bytes} bytes; send a PNG of it.':
    'SVG は {bytes} バイトまで読めます。PNG にして送ってください。',
  'This SVG would take too long to draw: it has too many copies, dashes, patterns or filters; send a PNG of it.':
    'この SVG は複製や破線、模様、フィルターが多すぎて、描くのに時間がかかりすぎます。PNG にして送ってください。',
  'This SVG holds {name}; send a PNG of it.':
    'この SVG には読めないもの（{name}）があります。PNG にして送ってください。',
  'This SVG holds references to elsewhere; send a PNG of it.':
    'この SVG は外のファイルを使います。PNG にして送ってください。',
  'This SVG holds escaped letters in its styles; send a PNG of it.':
    'この SVG のスタイルには読めない書き方があります。PNG にして送ってください。',
  'Too many pictures are being read: up to {ofOwner} of a key and {ofAll} of all are at once. Send this one again in a moment.':
    '読み取り中の写真が多すぎます（一つのキーで {ofOwner} 枚、全体で {ofAll} 枚まで）。少し待ってからもう一度送ってください。',
  'This engine reads no words.': 'このエンジンは文字を読みません。',
  'This engine finds no area of interest.': 'このエンジンは目を引くところを探しません。',
} satisfies Dictionary
