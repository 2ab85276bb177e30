const date =
  '(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))' +
  '|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)'
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,6})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)'
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,30}[A-Za-z0-9])?'
const topLevel = '[A-Za-z](?:[A-Za-z0-9-]{0,30}[A-Za-z0-9])?'
const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipv4 = `(?:${byte}\\.){3}${byte}`
const hex = '[0-9A-Fa-f]'
const group = `${hex}{1,4}`
const host = `(?:(?:${label}\\.){0,4}${topLevel}|${ipv4})`
const uriCharacter = "[A-Za-z0-9\\-._~!$&'()*+,;=:@?]"
const uriRest = `(?:${uriCharacter}|\\/)*`

/** Two colons stand for the groups that are left out. */
const ipv6 = [
  `(?:${group}:){7}${group}`,
  ...[1, 2, 3, 4, 5, 6].map((before) => `(?:${group}:){1,${before}}(?::${group}){1,${7 - before}}`),
  `(?:${group}:){1,7}:`,
  `:(?::${group}){1,7}`,
  '::',
].join('|')

const durationOfDays = '(?:\\d{1,4}Y(?:\\d{1,3}M(?:\\d{1,3}D)?)?|\\d{1,3}M(?:\\d{1,3}D)?|\\d{1,4}D)'
const durationOfTime = 'T(?:\\d{1,4}H(?:\\d{1,4}M(?:\\d{1,4}S)?)?|\\d{1,4}M(?:\\d{1,4}S)?|\\d{1,6}S)'

/**
 * Values of `format` that a grammar can hold, as patterns. They are narrower than their standards where readers are, and end: what is
 * written by them is right for zod, pydantic, ajv and the URL standard alike.
 */
export const formats: ReadonlyMap<string, string> = new Map(
  Object.entries({
    date,
    time,
    'date-time': `${date}T${time}`,
    duration: `P(?:${durationOfDays}(?:${durationOfTime})?|${durationOfTime}|\\d{1,4}W)`,
    email: `[A-Za-z0-9_+-]{1,32}(?:\\.[A-Za-z0-9_+-]{1,32}){0,3}@(?:${label}\\.){1,4}[A-Za-z]{2,24}`,
    hostname: `(?:${label}\\.){0,6}${topLevel}`,
    ipv4,
    ipv6,
    uri: `[A-Za-z][A-Za-z0-9+.-]*:(?:\\/\\/${host}(?::\\d{1,4})?(?:[/?]${uriRest})?|${uriCharacter}${uriRest})(?:#${uriRest})?`,
    uuid: `${hex}{8}-${hex}{4}-[1-8]${hex}{3}-[89ABab]${hex}{3}-${hex}{12}`,
  }).map(([name, pattern]) => [name, `^(?:${pattern})$`]),
)
