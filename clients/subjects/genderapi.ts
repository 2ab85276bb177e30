import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Loaded } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { tryCall } from '../try-call.ts'

/** The original's own client: all calls that it has. */
const subject: Subject = {
  spec: 'G1',
  packages: ['genderapi@1.0.6'],
  original: 'the same records, from lists of names',
  run,
}

export default subject

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  // What its package.json names for `require` is read as a module there and gives nothing.
  const place = join(folder, 'node_modules/genderapi/dist/genderapi.esm.js')
  const { default: GenderApi }: Loaded = await import(pathToFileURL(place).href)
  const client = new GenderApi(key, `${baseUrl}/gender`)
  const stranger = new GenderApi('a-key-that-nobody-has', `${baseUrl}/gender`)
  const andrea = { name: 'Andrea', country: 'IT' }
  const gendersOf = async (answer: Promise<{ names: { gender: string; id: unknown }[] }>) =>
    (await answer).names.map(({ gender, id }) => [gender, id])
  return [
    await tryCall('name', async () => (await client.getGenderByName({ name: 'Andrea' })).status, true),
    await tryCall('name in a country', async () => (await client.getGenderByName(andrea)).gender, 'male'),
    await tryCall(
      'what is no name',
      async () => {
        const { gender, isHumanName } = await client.getGenderByName({ name: 'asdfgh', askToAI: true })
        return [gender, isHumanName]
      },
      [null, false],
    ),
    await tryCall(
      'what is no name, forced',
      async () => typeof (await client.getGenderByName({ name: 'asdfgh', forceToGenderize: true })).gender,
      'string',
    ),
    await tryCall(
      'a country that is none',
      async () => (await client.getGenderByName({ name: 'Andrea', country: 'Italy' })).errno,
      90,
    ),
    await tryCall('another key', async () => (await stranger.getGenderByName(andrea)).errno, 94),
    await tryCall(
      'a mail address',
      async () => (await client.getGenderByEmail('maria.rossi@example.org', 'IT')).gender,
      'female',
    ),
    await tryCall('a user name', async () => (await client.getGenderByUsername('sergei_ivanov84')).gender, 'male'),
    await tryCall(
      'several names',
      () =>
        gendersOf(
          client.getGenderByNameBulk([
            { ...andrea, id: 1 },
            { name: 'Andrea', country: 'DE', id: 'b' },
          ]),
        ),
      [
        ['male', 1],
        ['female', 'b'],
      ],
    ),
    await tryCall(
      'several mail addresses',
      () => gendersOf(client.getGenderByEmailBulk([{ email: 'maria.rossi@example.org', id: 1 }])),
      [['female', 1]],
    ),
    await tryCall(
      'several user names',
      () => gendersOf(client.getGenderByUsernameBulk([{ username: 'maria_rossi', id: 1 }])),
      [['female', 1]],
    ),
  ]
}
