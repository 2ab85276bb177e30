import { code, date, digits, type Journey, type Lines } from '../held-back-mails/journey.ts'

/** A service that sends for others: the machine that hands over, where bounces go, and what it writes. */
export interface Service {
  readonly server: (domain: string) => string
  readonly envelope: (domain: string) => string
  readonly lines: Lines
}

const own = (domain: string) => `bounce@${domain}`

/** Signed by the sender's domain, by a key that the service holds. */
function sign(journey: Journey, selector: string, alsoBy?: string): string[] {
  const signers = [journey.domain, ...(alsoBy ? [alsoBy] : [])]
  return signers.flatMap((signer) => [
    `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=${signer}; s=${selector};`,
    `\th=from:to:subject:date:message-id:mime-version:list-unsubscribe; bh=${code(journey, `bh ${signer}`, 43)}=;`,
    `\tb=${code(journey, `b ${signer}`, 64)}`,
  ])
}

function dated(journey: Journey, id: string): string[] {
  return [`Date: ${date(journey.time, 0)}`, `Message-ID: <${id}>`]
}

function unsubscribe(journey: Journey, host: string): string[] {
  return [
    `List-Unsubscribe: <https://${host}/u/${code(journey, 'unsubscribe', 22)}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]
}

/** The services that most mail of companies goes by today. */
export const services: Readonly<Record<string, Service>> = {
  amazon: {
    server: () => 'a9-12.smtp-out.eu-west-1.amazonses.com',
    envelope: () => '0102019a77@bounces.amazon.co.uk',
    lines: (journey) => [
      ...sign(journey, 'szqgv33erturdv5cvz4vtb5qcy53gdkn', 'amazonses.com'),
      ...dated(journey, `0102019${code(journey, 'id', 9)}-${code(journey, 'id2', 8)}-000000@eu-west-1.amazonses.com`),
      'X-AMAZON-MAIL-RELAY-TYPE: notification',
      `X-AMAZON-METADATA: CA=${code(journey, 'ca', 14).toUpperCase()}`,
      `X-SES-Outgoing: 2025.10.08-54.240.9.${digits(journey, 'ses', 2)}`,
    ],
  },
  brevo: {
    server: () => 'hv214.d.mailin.fr',
    envelope: (domain) => `bounces-20117@hv.d.${domain}`,
    lines: (journey) => [
      ...sign(journey, 'mail', 'sendinblue.com'),
      ...dated(journey, `2025110${digits(journey, 'id', 8)}.${digits(journey, 'n', 5)}@smtp-relay.sendinblue.com`),
      `X-Mailin-EID: ${code(journey, 'eid', 48)}`,
      `Feedback-ID: 77.32.148.10:20117_-1:20117:Sendinblue`,
      ...unsubscribe(journey, 'r.mailin.fr'),
    ],
  },
  calendar: {
    server: () => 'mail-sor-f69.google.com',
    envelope: (domain) => `calendar-bounces@${domain}`,
    lines: (journey) => [
      ...sign(journey, '20230601', 'google.com'),
      'Reply-To: Calendar <calendar-notification@google.com>',
      'Sender: Google Calendar <calendar-notification@google.com>',
      ...dated(journey, `calendar-${code(journey, 'id', 8)}-4c0e-9e51-${code(journey, 'id2', 12)}@google.com`),
      'Auto-Submitted: auto-generated',
    ],
  },
  exchange: {
    server: () => 'eur05-db8-obe.outbound.protection.outlook.com',
    envelope: own,
    lines: (journey) => [
      'ARC-Seal: i=1; a=rsa-sha256; s=arcselector10001; d=microsoft.com; cv=none;',
      ` b=${code(journey, 'seal', 64)}`,
      ...sign(journey, 'selector1'),
      `Received: from AS8PR0${digits(journey, 'r', 1)}MB7021.eurprd05.prod.outlook.com (2603:10a6:20b:2a4::9) by`,
      ` DB9PR05MB9411.eurprd05.prod.outlook.com (2603:10a6:10:36b::10) with Microsoft SMTP Server; ${date(journey.time, 1)}`,
      ...dated(journey, `AS8PR0${code(journey, 'id', 30).toUpperCase()}@AS8PR05MB7021.eurprd05.prod.outlook.com`),
      'Accept-Language: en-GB, en-US',
      'X-MS-Has-Attach:',
      `x-ms-office365-filtering-correlation-id: ${code(journey, 'c', 8)}-19ea-4f0e-9c51-08dd${code(journey, 'c2', 8)}`,
      `X-OriginatorOrg: ${journey.domain}`,
    ],
  },
  github: {
    server: () => 'out-24.smtp.github.com',
    envelope: () => 'noreply@github.com',
    lines: (journey) => [
      ...sign(journey, 'pf2023'),
      `Received: from github.com (hubbernetes-node-${code(journey, 'n', 7)}.ac4-iad.github.net [10.52.144.38])`,
      `\tby smtp.github.com (Postfix) with ESMTPA id ${code(journey, 'q', 11)}; ${date(journey.time, 1)}`,
      ...dated(journey, `lanternworks/tidepool/check-suites/CS_kw/${digits(journey, 'id', 10)}@github.com`),
      'Precedence: list',
      'X-GitHub-Sender: oskar-berg',
      'X-GitHub-Recipient: adal',
      'X-GitHub-Reason: subscribed',
      'X-Auto-Response-Suppress: All',
    ],
  },
  gitlab: {
    server: () => 'm69-170.mailgun.net',
    envelope: () => 'bounce+c1d2@mg.gitlab.com',
    lines: (journey) => [
      'DKIM-Signature: a=rsa-sha256; v=1; c=relaxed/relaxed; d=mg.gitlab.com; s=mailo;',
      `\th=from:to:subject:date:message-id; bh=${code(journey, 'bh', 43)}=; b=${code(journey, 'b', 64)}`,
      'X-Mailgun-Sending-Ip: 198.61.254.136',
      ...dated(journey, `${code(journey, 'id', 24)}_${digits(journey, 'n', 5)}@gitlab-sidekiq-catchall-v2.mail`),
      'X-GitLab-Project: tidepool',
      'X-GitLab-Pipeline-Status: failed',
      'Auto-Submitted: auto-generated',
      'X-Auto-Response-Suppress: All',
    ],
  },
  groups: {
    server: () => 'mail02.groups.io',
    envelope: () => 'bounce+20117+1182+88120@groups.io',
    lines: (journey) => [
      'DKIM-Signature: a=rsa-sha256; c=relaxed/simple; d=groups.io; q=dns/txt; s=20240206; v=1;',
      `\tbh=${code(journey, 'bh', 43)}=; b=${code(journey, 'b', 64)}`,
      ...dated(journey, `${code(journey, 'id', 16).toUpperCase()}.${digits(journey, 'n', 5)}@groups.io`),
      'Precedence: Bulk',
      'List-Id: <HackwellAllotments.groups.io>',
      'Mailing-List: list HackwellAllotments@groups.io; contact HackwellAllotments+owner@groups.io',
      'Sender: HackwellAllotments@groups.io',
      ...unsubscribe(journey, 'groups.io'),
    ],
  },
  hubspot: {
    server: (domain) => `bid0154.hubspotemail.${domain}`,
    envelope: (domain) => `1axb4.44cv@bf03x.hubspotemail.${domain}`,
    lines: (journey) => [
      ...sign(journey, 'hs1-20117', 'hubspotemail.net'),
      ...dated(journey, `${digits(journey, 'id', 13)}.${code(journey, 'i', 36)}@bf03x.hubspotemail.net`),
      'X-HS-Email-Type: MARKETING',
      ...unsubscribe(journey, 'hs-20117.s.hubspotemail.net'),
    ],
  },
  mailgun: {
    server: () => 'm42-7.mailgun.net',
    envelope: (domain) => `bounce+ab12.c9@mg.${domain}`,
    lines: (journey) => [
      ...sign(journey, 'pic'),
      'X-Mailgun-Sending-Ip: 69.72.42.7',
      `X-Mailgun-Sid: WyI${code(journey, 's', 30)}==`,
      ...dated(journey, `2025${digits(journey, 'id', 10)}.${code(journey, 'i', 16)}@mg.${journey.domain}`),
    ],
  },
  postmark: {
    server: () => 'mta214a-ord.mtasv.net',
    envelope: (domain) => `pm_bounces@pm-bounces.${domain}`,
    lines: (journey) => [
      ...sign(journey, '20221206pm', 'pm.mtasv.net'),
      ...dated(journey, `${code(journey, 'id', 8)}-4b1e-4ff1-a210-${code(journey, 'i', 12)}@mtasv.net`),
      'X-PM-Message-Id: 8812',
      `Feedback-ID: s20117-bWFpbg:s20117:a88:postmark`,
      'X-Complaints-To: abuse@postmarkapp.com',
    ],
  },
  salesforce: {
    server: () => 'mta12.s7.exacttarget.com',
    envelope: (domain) => `bounce-88_HTML-20117@bounce.${domain}`,
    lines: (journey) => [
      ...sign(journey, '11dkim1', 's7.y.mc.salesforce.com'),
      ...dated(journey, `${code(journey, 'id', 8)}-7a11-4d0c-b1aa-${code(journey, 'i', 12)}@ind1s07mta12.xt.local`),
      `X-JobID: 100${digits(journey, 'j', 5)}`,
      `X-CSA-Complaints: csa-complaints@eco.de`,
      ...unsubscribe(journey, 'cl.s7.exct.net'),
    ],
  },
  stripe: {
    server: () => 'a8-61.smtp-out.amazonses.com',
    envelope: () => '0100019a1@bounce.stripe.com',
    lines: (journey) => [
      ...sign(journey, 'y6i3mqa', 'amazonses.com'),
      ...dated(journey, `0100019${code(journey, 'id', 9)}-${code(journey, 'i', 8)}-000000@email.amazonses.com`),
      'X-Stripe-EID: evt_3',
    ],
  },
  substack: {
    server: () => 'o4.mg1.substack.com',
    envelope: () => 'bounce+1@mg1.substack.com',
    lines: (journey) => [
      ...sign(journey, 'mg', 'mg1.substack.com'),
      ...dated(journey, `2025${digits(journey, 'id', 10)}.3.${code(journey, 'i', 16)}@mg1.substack.com`),
      'X-Mailgun-Tag: post',
      'List-Id: <lowtide.substack.com>',
      'List-Post: <https://lowtide.substack.com/p/mending>',
      ...unsubscribe(journey, 'lowtide.substack.com'),
    ],
  },
  workspace: {
    server: () => 'mail-lf1-f42.google.com',
    envelope: own,
    lines: (journey) => [
      ...sign(journey, 'google'),
      'X-Google-DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=1e100.net; s=20230601;',
      `\tbh=${code(journey, 'bh', 43)}=; b=${code(journey, 'b', 64)}`,
      `X-Gm-Message-State: AOJu0Y${code(journey, 'gm', 60)}`,
      `X-Received: by 2002:a05:6512:${code(journey, 'xr', 4)} with SMTP id ${code(journey, 'xs', 20)}; ${date(journey.time, 1)}`,
      ...dated(journey, `CA${code(journey, 'id', 40)}@mail.gmail.com`),
    ],
  },
}

/** The machines that hand over what the other senders write, where those are not the sender's own. */
export const relays: Readonly<Record<string, Pick<Service, 'server' | 'envelope'>>> = {
  ses: {
    server: () => 'a4-21.smtp-out.eu-west-1.amazonses.com',
    envelope: (domain) => `0102019a@mail.${domain}`,
  },
  sendgrid: { server: () => 'o1.ptr2210.sendgrid.net', envelope: (domain) => `bounces+20117-ab@em4410.${domain}` },
  mailchimp: {
    server: () => 'mail221.suw231.rsgsv.net',
    envelope: (domain) => `bounce-mc.us9_20117@${domain}`,
  },
  gmail: { server: () => 'mail-ed1-f41.google.com', envelope: (domain) => `sender@${domain}` },
  mailman: {
    server: () => 'lists.hartwell-university.example',
    envelope: () => 'seminar-bounces@lists.hartwell-university.example',
  },
}
