import { isDomainOf } from '../links/brands.ts'
import { freeMailers } from '../links/known-hosts.ts'
import type { Mail } from '../mail/mail.ts'
import { fewWords } from './evidence.ts'
import { defineRules } from './rule.ts'

/** The shapes of fraud that wants an answer: by mail, by telephone, with a password in it. */
export const replyLureRules = defineRules(
  [
    'LURE_BOSS_BY_REPLY',
    1.4,
    'A few lines from a free mailbox that want an answer or a favour',
    (mail, { countOf }) =>
      !isAnswer(mail) &&
      mail.links.length === 0 &&
      mail.words.list.length < 120 &&
      (freeMailers.has(mail.from.domain) || isAnsweredElsewhere(mail)) &&
      countOf('boss') + countOf('gift-card') + countOf('reply-only') >= 2,
  ],
  [
    'LURE_CALL_BACK',
    1.4,
    'A charge that was never ordered, to be disputed by telephone, from a free mailbox or in the name of a brand',
    (mail, { hasAny, claimedBrands, namedBrands, fromDomain }) => {
      const brands = [...claimedBrands, ...namedBrands]
      return (
        hasAny('call-number') &&
        hasAny('subscription-renews', 'refund', 'payment-failed') &&
        (freeMailers.has(mail.from.domain) ||
          (brands.length > 0 && !brands.some((brand) => isDomainOf(brand, fromDomain))))
      )
    },
  ],
  [
    'LURE_FREE_MAIL_IN_TEXT',
    0.8,
    "The text gives a free mailbox that is not the sender's",
    ({ visibleText, from, headers, words }) =>
      words.list.length < fewWords &&
      !headers.has('list-post') &&
      !headers.has('in-reply-to') &&
      mailboxesIn(visibleText.slice(0, 20_000)).some(
        (address) => address !== from.address && freeMailers.has(address.slice(address.indexOf('@') + 1)),
      ),
  ],
  [
    'LURE_ASKS_CREDENTIALS',
    2,
    'Lines to be filled in with a user name and a password',
    ({ visibleText }) => asksForCredentials(visibleText.slice(0, 20_000)),
  ],
  [
    'LURE_MONEY_BY_REPLY',
    1.2,
    'Speaks of a fortune and wants an answer elsewhere',
    ({ from, replyTo }, { hasAny }) =>
      hasAny('fortune', 'prize', 'job-offer') && replyTo.domain !== '' && replyTo.address !== from.address,
  ],
)

function isAnswer({ headers }: Mail): boolean {
  return headers.has('in-reply-to') || headers.has('references')
}

function isAnsweredElsewhere({ from, replyTo }: Mail): boolean {
  return replyTo.address !== '' && replyTo.domain !== from.domain
}

function mailboxesIn(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[a-z\d][\w.-]{1,60}@[a-z\d-]{1,60}\.[a-z.]{2,12}/g)].map(([found]) =>
    found.replace(/\.$/, ''),
  )
}

const passwordLine =
  /^\W{0,5}(?:confirm |your |current |new |e-?mail |confirmar |bestätigen )?(?:pass ?word|pass ?code|contraseña|senha|passwort|kennwort|mot de passe|wachtwoord|hasło|пароль|パスワード|密码)[\s:._*()-]{0,40}$/im
const userLine =
  /^\W{0,5}(?:full |your |web ?mail |user |nombre de |nome |login |account )?(?:user ?name|user ?id|name|e-?mail(?: address| id)?|login|usuario|usuário|utente|benutzername|identifiant|gebruikersnaam|domain(?:\\user ?name)?|логин|ユーザー名|用户名)[\s:._*()-]{0,40}$/im

function asksForCredentials(text: string): boolean {
  return passwordLine.test(text) && userLine.test(text)
}
