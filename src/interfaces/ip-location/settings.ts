import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  IP_LOCATION_DATABASE: Type.Optional(
    Type.String({
      description:
        'A .mmdb file of your own (DB-IP, MaxMind or IPinfo layout) for both families, instead of the DB-IP Lite that is installed. Replaced without a restart when the file changes.',
    }),
  ),
  IP_LOCATION_ASN_DATABASE: Type.Optional(
    Type.String({ description: 'A .mmdb file of autonomous systems; fills the field org.' }),
  ),
})

export type Settings = Static<typeof settings>
