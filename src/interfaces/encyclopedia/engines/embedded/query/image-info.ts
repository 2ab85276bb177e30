import { choicesOr } from '../parameters/choices.ts'
import { limit } from '../parameters/numbers.ts'
import { ignored } from '../parameters/texts.ts'
import { defineProp } from './module.ts'

const properties = [
  'archivename',
  'bitdepth',
  'canonicaltitle',
  'comment',
  'dimensions',
  'mediatype',
  'metadata',
  'mime',
  'sha1',
  'size',
  'timestamp',
  'url',
  'user',
  'userid',
] as const

const fileNamespace = 6

/** `prop=imageinfo` (mediawiki.org/wiki/API:Imageinfo): a dump brings no files, so that there is no repository for any. */
export const imageInfo = defineProp({
  name: 'imageinfo',
  prefix: 'ii',
  parameters: {
    prop: choicesOr(properties, ['timestamp', 'user']),
    limit: limit(1),
    urlwidth: ignored,
    urlheight: ignored,
    continue: ignored,
  },
  async addTo(_call, _values, entries) {
    for (const { fields } of entries) if (fields['ns'] === fileNamespace) fields['imagerepository'] = ''
    return undefined
  },
})
