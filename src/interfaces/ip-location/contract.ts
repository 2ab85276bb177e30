import { Type } from 'typebox'
import { defineContract } from '../../kernel/contract.ts'

const LocationRecord = Type.Object({
  ip: Type.String(),
  city: Type.Optional(Type.String()),
  region: Type.Optional(Type.String()),
  country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2' })),
  loc: Type.Optional(Type.String({ description: 'Latitude and longitude in decimal degrees, separated by one comma' })),
  org: Type.Optional(Type.String({ description: 'Autonomous system, such as "AS15169 Google LLC"' })),
  postal: Type.Optional(Type.String()),
  timezone: Type.Optional(Type.String({ description: 'IANA time zone' })),
  bogon: Type.Optional(Type.Boolean({ description: 'true for addresses that are nowhere: private and reserved ones' })),
})

const Failure = Type.Object({
  status: Type.Integer(),
  error: Type.Object({ title: Type.String(), message: Type.String() }),
})

/** G13: the position of an IP address, on the wire that `node-ipinfo` speaks. */
export const ipLocation = defineContract({
  id: 'ip-location',
  spec: 'G13',
  title: 'Position of an IP address',
  summary: 'Where an IPv4 or IPv6 address is: coordinates, city, region, country and time zone.',
  base: 'geo',
  credit: { text: 'IP Geolocation by DB-IP', url: 'https://db-ip.com' },
  key: { in: 'bearer', need: 'optional' },
  cors: {
    pages: 'any-origin',
    because: 'The original lets any page, and the positions are public.',
  },
  operations: {
    locate: {
      method: 'GET',
      path: '/:address',
      aliases: ['/:address/json'],
      summary: 'Look an address up',
      params: Type.Object({ address: Type.String({ description: 'An IPv4 or IPv6 address' }) }),
      response: LocationRecord,
      errors: { 404: Failure },
      example: { params: { address: '8.8.8.8' } },
    },
  },
})
