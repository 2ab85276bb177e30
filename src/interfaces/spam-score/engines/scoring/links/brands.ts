/** Names that phishing borrows, with the domains that are really theirs. */
export interface Brand {
  /** Words of the name, folded. */
  readonly words: readonly string[]
  /** Registered domains. */
  readonly domains: readonly string[]
}

/** `name: domain domain …`; a label such as `amazon` alone stands for `amazon.` and any ending. */
const table = `
paypal: paypal paypalobjects.com paypal-communication.com paypal-brasil.com.br
apple: apple icloud.com me.com mac.com
icloud: apple icloud.com
itunes: apple itunes.com
microsoft: microsoft microsoftonline.com office.com office365.com outlook.com live.com azure.com windows.com sharepoint.com bing.com onedrive.com aka.ms linkedin.com github.com xbox.com skype.com
office 365: microsoft microsoftonline.com office.com outlook.com live.com
office365: microsoft microsoftonline.com office.com outlook.com live.com
outlook: microsoft outlook.com office.com live.com hotmail.com
onedrive: microsoft onedrive.com live.com sharepoint.com
sharepoint: microsoft sharepoint.com office.com
google: google googlemail.com youtube.com goo.gl g.co withgoogle.com gmail.com googleapis.com android.com
gmail: google gmail.com
amazon: amazon amazonaws.com amzn.to amazonses.com primevideo.com amazonpay.com
netflix: netflix nflxext.com
facebook: facebook facebookmail.com fb.com meta.com
instagram: instagram facebookmail.com meta.com
whatsapp: whatsapp facebookmail.com meta.com
linkedin: linkedin lnkd.in
dropbox: dropbox dropboxmail.com
docusign: docusign docusign.net
adobe: adobe acrobat.com adobesign.com echosign.com
dhl: dhl dpdhl.com
fedex: fedex
ups: ups
usps: usps usps.gov
hermes: hermes myhermes.co.uk evri.com
dpd: dpd dpdgroup.com
royal mail: royalmail
la poste: laposte
correios: correios
deutsche post: deutschepost dhl
ebay: ebay
walmart: walmart
costco: costco
spotify: spotify
disney: disney disneyplus.com go.com
steam: steampowered.com steamcommunity.com
coinbase: coinbase
binance: binance
blockchain: blockchain
metamask: metamask
ledger: ledger
trezor: trezor
kraken: kraken
bitfinex: bitfinex
chase: chase jpmorgan.com jpmchase.com
wells fargo: wellsfargo
bank of america: bankofamerica bofa.com
citibank: citi citibank
hsbc: hsbc
barclays: barclays
lloyds: lloydsbank
natwest: natwest
santander: santander
bradesco: bradesco
itau: itau
nubank: nubank
caixa: caixa
bbva: bbva
sparkasse: sparkasse
volksbank: volksbank vr.de
commerzbank: commerzbank
postbank: postbank
ing: ing
rabobank: rabobank
abn amro: abnamro
credit agricole: credit-agricole
bnp paribas: bnpparibas
societe generale: societegenerale
postfinance: postfinance
american express: americanexpress aexp.com
amex: americanexpress aexp.com
mastercard: mastercard
visa: visa
western union: westernunion
moneygram: moneygram
wise: wise
revolut: revolut
stripe: stripe
intuit: intuit quickbooks.com
quickbooks: intuit quickbooks.com
norton: norton nortonlifelock.com gen.com
mcafee: mcafee
geek squad: bestbuy geeksquad.com
best buy: bestbuy
irs: irs irs.gov
hmrc: hmrc gov.uk
booking: booking
airbnb: airbnb
godaddy: godaddy
yahoo: yahoo yahoo-inc.com yahoogroups.com
aol: aol
comcast: comcast xfinity.com
xfinity: comcast xfinity.com
verizon: verizon verizonwireless.com
att: att
t mobile: t-mobile
telekom: telekom t-online.de
vodafone: vodafone
orange: orange orange.fr
swisscom: swisscom
rakuten: rakuten
mercari: mercari
aeon: aeon
smbc: smbc smbc-card.com
sagawa: sagawa-exp
jcb: jcb
`

export const brands: readonly Brand[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', domains = ''] = line.split(': ')
    return { words: name.split(' '), domains: domains.split(' ') }
  })

/** Brands whose name is a common word are believed only with another word that says so (`chase bank`). */
const commonWords = new Set(
  'apple chase ing visa ups wise orange steam ledger caixa booking blockchain hermes kraken norton stripe att aeon outlook meta disney amex irs'.split(
    ' ',
  ),
)
const companions = new Set(
  'bank card account id support service services team security secure alert alerts wallet live notification notifications delivery parcel package pay com online customer center centre inc billing konto banking express tracking transfer'.split(
    ' ',
  ),
)

const brandsByFirstWord = Map.groupBy(brands, ({ words }) => words[0] ?? '')

/** The brands that a text names. */
export function brandsNamedIn(words: readonly string[]): Brand[] {
  const named = new Set<Brand>()
  words.forEach((word, at) => {
    for (const brand of brandsByFirstWord.get(word) ?? []) if (isNamedAt(brand, words, at)) named.add(brand)
  })
  return [...named]
}

function isNamedAt(brand: Brand, words: readonly string[], at: number): boolean {
  if (brand.words.length > 1) return brand.words.every((word, offset) => words[at + offset] === word)
  if (!commonWords.has(words[at] ?? '')) return true
  return companions.has(words[at + 1] ?? '') || companions.has(words[at - 1] ?? '')
}

const ownDomains = new Set(brands.flatMap(({ domains }) => domains).filter((own) => own.includes('.')))
const ownLabels = new Set(brands.flatMap(({ domains }) => domains).filter((own) => !own.includes('.')))

/** Whether a registered domain is any brand's own. */
export function isOwnDomain(domain: string): boolean {
  return ownDomains.has(domain) || ownLabels.has(domain.slice(0, domain.indexOf('.')))
}

/** Whether a registered domain is the brand's own. */
export function isDomainOf({ domains }: Brand, domain: string): boolean {
  return domains.some((own) =>
    own.includes('.') ? domain === own || domain.endsWith(`.${own}`) : domain.startsWith(`${own}.`),
  )
}
