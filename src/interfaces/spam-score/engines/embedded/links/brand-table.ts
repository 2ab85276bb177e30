/** `name: domain domain …`; a label such as `amazon` alone stands for `amazon.` and any ending. */
export const table = `
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
postnl: postnl
bpost: bpost
postnord: postnord
correos: correos
poste italiane: poste posteitaliane
postepay: poste postepay
chronopost: chronopost
colissimo: colissimo laposte
mondial relay: mondialrelay
gls: gls gls-group gls-pakete gls-italy
evri: evri
auspost: auspost
australia post: auspost
canada post: canadapost canadapost-postescanada
singpost: singpost
an post: anpost
inpost: inpost
yamato: kuronekoyamato
intesa: intesasanpaolo
intesa sanpaolo: intesasanpaolo
unicredit: unicredit unicreditgroup
nexi: nexi
fineco: fineco finecobank
caixabank: caixabank lacaixa
bankinter: bankinter
sabadell: sabadell bancsabadell bancosabadell
millennium bcp: millenniumbcp
novo banco: novobanco
credit mutuel: creditmutuel
caisse epargne: caisse-epargne
banque postale: labanquepostale
boursorama: boursorama boursobank
ameli: ameli assurance-maladie
assurance maladie: ameli assurance-maladie
carte vitale: ameli assurance-maladie
commonwealth bank: commbank cba
commbank: commbank cba
netbank: commbank cba
westpac: westpac
scotiabank: scotiabank
interac: interac payments.interac.ca
usaa: usaa
capital one: capitalone
us bank: usbank
navy federal: navyfederal
venmo: venmo
zelle: zellepay zelle
cash app: cash.app square squareup
trust wallet: trustwallet
trustwallet: trustwallet
bitpanda: bitpanda
bitvavo: bitvavo
bybit: bybit
kucoin: kucoin
opensea: opensea
uniswap: uniswap
robinhood: robinhood
wetransfer: wetransfer we.tl
sharefile: sharefile citrix
zimbra: zimbra synacor
cpanel: cpanel
roundcube: roundcube
ionos: ionos 1und1
hostinger: hostinger
namecheap: namecheap
infomaniak: infomaniak
meta business: meta facebookmail.com facebook
meta support: meta facebookmail.com facebook
tiktok: tiktok bytedance
telegram: telegram
snapchat: snapchat
alibaba: alibaba
aliexpress: aliexpress alibaba
shopee: shopee
vinted: vinted
leboncoin: leboncoin
kleinanzeigen: kleinanzeigen
mercado livre: mercadolivre
mercado libre: mercadolibre
mercado pago: mercadopago
lifelock: norton nortonlifelock.com
windows defender: microsoft
hm revenue: hmrc gov.uk
tv licensing: tvlicensing
dvla: dvla gov.uk
elster: elster
finanzamt: elster
bundeszentralamt: bzst
digid: digid
belastingdienst: belastingdienst
cjib: cjib
mijnoverheid: mijnoverheid mijn.overheid.nl overheid.nl
impots gouv: impots
agenzia entrate: agenziaentrate
agencia tributaria: agenciatributaria
receita federal: receita fazenda gov.br
detran: detran
docomo: docomo
paypay: paypay paypay-card
softbank: softbank
mufg: mufg
mizuho: mizuhobank mizuho
epos card: eposcard
saison: saisoncard
citi: citi citibank citigroup
citi bank: citi citibank
bank of montreal: bmo
regions bank: regions
fifth third: 53
huntington bank: huntington
keybank: key keybank
truist: truist
td bank: td tdbank
rbc royal: rbc royalbank rbcroyalbank
cibc: cibc
desjardins: desjardins
halifax: halifax halifax-online
nationwide building: nationwide
monzo: monzo
virgin media: virginmedia virginmediao2
virgin money: virginmoney
british gas: britishgas
telstra: telstra
optus: optus
linkt: linkt
mygov: my.gov.au
medicare: medicare servicesaustralia.gov.au
sbi bank: sbi onlinesbi
hdfc: hdfcbank
icici: icicibank
absa: absa
nedbank: nedbank
capitec: capitecbank
standard bank: standardbank
sfr: sfr
bouygues: bouyguestelecom
edf: edf
cpam: ameli
antai: antai
securipass: credit-agricole
certicode: labanquepostale
inps: inps
spid: spid agid
bper: bper
banco bpm: bancobpm
wind tre: windtre
movistar: movistar telefonica
endesa: endesa
iberdrola: iberdrola
seguridad social: seg-social
dgt: dgt
openbank: openbank
ctt: ctt
mbway: mbway
caixa geral: cgd
kbc: kbc
belfius: belfius
itsme: itsme itsme-id
proximus: proximus
telenet: telenet
knab: knab
ziggo: ziggo
kpn: kpn
icscards: icscards
dkb: dkb
comdirect: comdirect
consorsbank: consorsbank
targobank: targobank
hypovereinsbank: hypovereinsbank
klarna: klarna
securego: vr.de fiducia atruvia
pushtan: sparkasse
ubs: ubs
raiffeisen: raiffeisen
twint: twint
swisspass: swisspass sbb
bawag: bawag
nordea: nordea
danske bank: danskebank
swedbank: swedbank
mobilepay: mobilepay
bankid: bankid
telia: telia
efax: efax j2
ringcentral: ringcentral
webex: webex cisco
microsoft teams: microsoft
pandadoc: pandadoc
hellosign: hellosign dropbox
xero: xero
adp: adp
workday: workday myworkday
paychex: paychex
indeed: indeed indeedemail
doordash: doordash
ticketmaster: ticketmaster
playstation: playstation sony sonyentertainmentnetwork
roblox: roblox
epic games: epicgames
nintendo: nintendo
discord: discord discordapp
canva: canva
geico: geico
progressive insurance: progressive
bitstamp: bitstamp
crypto com: crypto
ezpass: e-zpassny ezpass ezpassnj
e zpass: e-zpassny ezpass
sunpass: sunpass
etc meisai: etc-meisai
view card: viewsnet
sbi証券: sbisec
mygov id: my.gov.au
госуслуги: gosuslugi
сбербанк: sberbank sber
тинькофф: tinkoff tbank
т банк: tbank tinkoff
альфа банк: alfabank
втб: vtb
почта россии: pochta
яндекс: yandex ya.ru
вконтакте: vk.com
`
