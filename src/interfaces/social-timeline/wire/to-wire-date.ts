/** `Wed Aug 27 13:08:45 +0000 2008`, in UTC. */
export function toWireDate(time: number): string {
  // toUTCString: `Wed, 27 Aug 2008 13:08:45 GMT` (ECMA-262, Date.prototype.toUTCString).
  const [weekday = '', day = '', month = '', year = '', clock = ''] = new Date(time).toUTCString().split(' ')
  return `${weekday.slice(0, 3)} ${month} ${day} ${clock} +0000 ${year}`
}
