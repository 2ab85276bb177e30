import * as Type from 'typebox'
import { defineContract } from '../../kernel/wire/contract.ts'

const LocationRecord = Type.Object({
  ip: Type.String(),
  hostname: Type.Optional(Type.String({ description: 'Never given: it would need a name server' })),
  city: Type.Optional(Type.String()),
  region: Type.Optional(Type.String()),
  country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2' })),
  loc: Type.Optional(Type.String({ description: 'Latitude and longitude in decimal degrees, separated by one comma' })),
  org: Type.Optional(Type.String({ description: 'Autonomous system, such as "AS15169 Google LLC"' })),
  postal: Type.Optional(Type.String()),
  timezone: Type.Optional(Type.String({ description: 'IANA time zone' })),
  bogon: Type.Optional(Type.Boolean({ description: 'true for addresses that are nowhere: private and reserved ones' })),
})

/** What `/8.8.8.8/FIELD` gives. */
export const fieldNames = ['ip', 'hostname', 'city', 'region', 'country', 'loc', 'org', 'postal', 'timezone'] as const

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
  failure: { body: Failure },
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
    locateCaller: {
      method: 'GET',
      path: '/json',
      aliases: ['/'],
      summary: 'Look up the address that asks',
      response: LocationRecord,
      example: {},
    },
    locateMany: {
      method: 'POST',
      path: '/batch',
      isRepeatable: true,
      summary: 'Look many addresses up',
      query: Type.Object({
        filter: Type.Optional(Type.String({ description: '1: those of which nothing is known are left out' })),
      }),
      body: {
        accepts: ['json'],
        schema: Type.Array(
          Type.String({ maxLength: 200, description: 'An address, or an address and a field: 8.8.8.8/city' }),
          {
            maxItems: 1_000,
          },
        ),
        maxBytes: 262_144,
      },
      response: Type.Object({}, { additionalProperties: Type.Union([LocationRecord, Type.String(), Failure]) }),
      example: { query: {}, body: ['8.8.8.8', '1.1.1.1/country'] },
    },
    readField: {
      method: 'GET',
      path: '/:address/:field',
      summary: 'One field of an address, as text',
      params: Type.Object({
        address: Type.String({ description: 'An IPv4 or IPv6 address' }),
        field: Type.String({ description: `One of ${fieldNames.join(', ')}` }),
      }),
      response: Type.String(),
      mediaTypes: { '/:address/:field': ['text/plain', 'application/json'] },
      errors: { 404: Failure },
      example: { params: { address: '8.8.8.8', field: 'country' } },
    },
  },
})
