import { directionOf } from '../../../../../dialects/mediawiki/direction-of.ts'
import { toArticleUrl } from '../addresses.ts'
import type { Call } from '../call.ts'
import { toWireTime } from '../to-wire-time.ts'
import { languageOf } from '../../../../../dialects/mediawiki/language-of.ts'

/** Characters that titles may hold, as MediaWiki's `$wgLegalTitleChars` writes them; clients check titles by it. */
const legalTitleCharacters = ' %!"$&\'()*,\\-.\\/0-9:;=?@A-Z\\\\^_`a-z~\\x80-\\xFF+'

/** Clients look for a version that knows what they ask; of the wikis without one, this is what is served. */
const ownGenerator = 'MediaWiki 1.39.0'

/** MediaWiki's own limits of pictures and texts, which clients reckon with. */
const thumbnailWidths = [120, 150, 180, 200, 250, 300]
const pictureSizes = [
  [320, 240],
  [640, 480],
  [800, 600],
  [1024, 768],
  [1280, 1024],
  [2560, 2048],
].map(([width, height]) => ({ width, height }))
const maxArticleBytes = 2_097_152

export async function toWireGeneral(call: Call): Promise<Record<string, unknown>> {
  const { site, form, now, addresses } = call
  const { server, scriptPath, articlePath } = addresses
  const mainPage = await findMainPage(call)
  return {
    mainpage: mainPage,
    base: toArticleUrl(mainPage, addresses),
    sitename: site.name,
    ...form.flags({ mainpageisdomainroot: false }),
    generator: site.generator.startsWith('MediaWiki ') ? site.generator : ownGenerator,
    ...form.flags({ imagewhitelistenabled: false, langconversion: true, linkconversion: true, titleconversion: true }),
    linkprefixcharset: '',
    linkprefix: '',
    linktrail: '/^([a-z]+)(.*)$/sD',
    legaltitlechars: legalTitleCharacters,
    invalidusernamechars: '@:>',
    ...form.flags({ allunicodefixes: false, fixarabicunicode: true, fixmalayalamunicode: true }),
    case: site.case,
    lang: languageOf(site),
    fallback: [],
    ...form.flags({ rtl: directionOf(site) === 'rtl' }),
    fallback8bitEncoding: 'windows-1252',
    ...form.flags({ readonly: true }),
    readonlyreason: 'Nothing is written here: pages come from dumps.',
    // MediaWiki has always said so since 1.32.
    ...form.flags({ writeapi: true }),
    maxarticlesize: maxArticleBytes,
    timezone: 'UTC',
    timeoffset: 0,
    articlepath: articlePath,
    scriptpath: scriptPath,
    script: `${scriptPath}/index.php`,
    variantarticlepath: false,
    server,
    servername: new URL(server).hostname,
    wikiid: site.databaseName,
    time: toWireTime(now),
    ...form.flags({ misermode: false, uploadsenabled: false }),
    ...describePictures(call),
    ...form.flags({ interwikimagic: true }),
    magiclinks: form.version === 2 ? { ISBN: false, PMID: false, RFC: false } : [],
    categorycollation: 'uppercase',
    ...form.flags({ nofollowlinks: true }),
    nofollownsexceptions: [],
    nofollowdomainexceptions: [],
    ...form.flags({ externallinktarget: false }),
  }
}

function describePictures({ form }: Call): Record<string, unknown> {
  const gallery = { imagesPerRow: 0, imageWidth: 120, imageHeight: 120 }
  const shown = form.version === 2 ? { captionLength: true } : { captionLength: '' }
  return {
    galleryoptions: {
      ...gallery,
      ...shown,
      ...form.flags({ showBytes: true, showDimensions: true }),
      mode: 'traditional',
    },
    // Of version 2 objects by number: MediaWiki's settings may leave numbers out.
    thumblimits: form.version === 2 ? { ...thumbnailWidths } : thumbnailWidths,
    imagelimits: form.version === 2 ? { ...pictureSizes } : pictureSizes,
  }
}

/** Clients begin at the main page. A dump of chosen pages may lack it: then the first article stands in. */
async function findMainPage({ site, store }: Call): Promise<string> {
  const [mainPage] = await store.findPagesByTitle(site.language, [site.mainPage])
  const page = mainPage ?? (await store.findFirstArticle(site.language))
  return page?.title ?? site.mainPage
}
