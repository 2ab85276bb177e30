import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'places',
  knownAs: ['ipinfo', 'geoip', 'maxmind', 'ip-api', 'geolocation', 'map', 'dbip', 'location', '地図', '位置'],
} satisfies InterfaceListing
