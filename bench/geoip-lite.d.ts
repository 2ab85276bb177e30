/** The one function used of a package that brings no types. */
declare module 'geoip-lite' {
  const geoip: { lookup(address: string): object | null }
  export default geoip
}
