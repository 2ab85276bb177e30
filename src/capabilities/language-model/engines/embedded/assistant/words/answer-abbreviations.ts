import { say, type Topic } from '../topic.ts'

/** What letters stand for, by general knowledge. */
const table = `
AI|artificial intelligence
AM|ante meridiem, before noon
API|application programming interface
ASAP|as soon as possible
ASCII|American Standard Code for Information Interchange
ATM|automated teller machine
BMI|body mass index
CEO|chief executive officer
CFO|chief financial officer
CPU|central processing unit
CRUD|create, read, update, delete
CSS|Cascading Style Sheets
CSV|comma-separated values
CV|curriculum vitae
DIY|do it yourself
DNA|deoxyribonucleic acid
DNS|Domain Name System
DOM|Document Object Model
ETA|estimated time of arrival
EU|European Union
FAQ|frequently asked questions
FTP|File Transfer Protocol
FYI|for your information
GDP|gross domestic product
GIF|Graphics Interchange Format
GPS|Global Positioning System
GPU|graphics processing unit
HIV|human immunodeficiency virus
HR|human resources
HTML|HyperText Markup Language
HTTP|Hypertext Transfer Protocol
HTTPS|Hypertext Transfer Protocol Secure
IDE|integrated development environment
IMF|International Monetary Fund
IP|Internet Protocol
ISBN|International Standard Book Number
ISO|International Organization for Standardization (its short name in all languages)
JPEG|Joint Photographic Experts Group
JSON|JavaScript Object Notation
JWT|JSON Web Token
KPI|key performance indicator
LAN|local area network
LED|light-emitting diode
LLM|large language model
MBA|Master of Business Administration
MRI|magnetic resonance imaging
NASA|National Aeronautics and Space Administration
NATO|North Atlantic Treaty Organization
NGO|non-governmental organisation
OCR|optical character recognition
ORM|object-relational mapping
OS|operating system
PDF|Portable Document Format
PIN|personal identification number
PM|post meridiem, after noon
PNG|Portable Network Graphics
PS|postscript
RAM|random-access memory
REST|representational state transfer
RNA|ribonucleic acid
ROM|read-only memory
RSS|Really Simple Syndication
RSVP|répondez s'il vous plaît, French for "please answer"
SDK|software development kit
SIM|subscriber identity module
SMS|Short Message Service
SMTP|Simple Mail Transfer Protocol
SQL|Structured Query Language
SSD|solid-state drive
SSH|Secure Shell
SVG|Scalable Vector Graphics
TCP|Transmission Control Protocol
TLS|Transport Layer Security
UDP|User Datagram Protocol
UFO|unidentified flying object
UN|United Nations
UNESCO|United Nations Educational, Scientific and Cultural Organization
UNICEF|United Nations International Children's Emergency Fund, its first name
URL|Uniform Resource Locator
USB|Universal Serial Bus
UTC|Coordinated Universal Time
VAT|value-added tax
VIP|very important person
VPN|virtual private network
WHO|World Health Organization
WTO|World Trade Organization
WWW|World Wide Web
XML|Extensible Markup Language
YAML|YAML Ain't Markup Language
`

const meanings: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [letters = '', words = ''] = line.split('|')
      return [letters, words]
    }),
)

const asks = {
  en: /^(?:please |can you tell me |do you know |tell me )?(?:what (?:does|do) (?:the (?:letters|abbreviation|acronym) )?["“']?([a-z]{2,7})["”']? stand for|what(?:'s| is) ["“']?([a-z]{2,7})["”']? (?:short for|an? (?:abbreviation|acronym) (?:of|for))|what(?:'s| is) the full form of ["“']?([a-z]{2,7})["”']?)$/i,
  ja: /^[「『]?([A-Za-z]{2,7})[」』]?(?:は|って|とは)?何の(?:略|頭文字|省略).{0,8}$/u,
}

/** "What does SQL stand for?" */
export const answerAbbreviations: Topic = ({ text, language }) => {
  if (text.length > 80) return undefined
  const found = asks[language].exec(text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, ''))
  const letters = (found?.[1] ?? found?.[2] ?? found?.[3])?.toUpperCase()
  const words = letters === undefined ? undefined : meanings.get(letters)
  if (letters === undefined || words === undefined) return undefined
  return say(0.94, language === 'ja' ? `${letters}は「${words}」の略です。` : `${letters} stands for ${words}.`)
}
