import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Place, Subject, Trial } from '../subject.ts'
import { tryCall } from '../try-call.ts'

const run = promisify(execFile)
const python = '/usr/bin/python3'

/** Debian's tweepy (`apt-get install python3-tweepy`); its address is fixed, that of the request below it is changed. */
const subject: Subject = {
  spec: 'S',
  packages: [],
  describeVersions: () => [
    `tweepy ${execFileSync(python, ['-c', 'import tweepy; print(tweepy.__version__)'], { encoding: 'utf8' }).trim()}`,
  ],
  original: 'the same objects from its own posts; searches look back a week',
  run: runCalls,
}

export default subject

const wanted: Readonly<Record<string, unknown>> = {
  'user_timeline by pages': [60, 60],
  'user_timeline since an id': 3,
  'get_status, extended': 'That was the sample. Now import something of your own. #mainstay',
  get_user: ['Mainstay (sample)', 450],
  'lookup_users of two': ['mainstay', 'sample_001'],
  'get_followers by pages': [450, 450],
  'get_follower_ids by pages': [450, 450],
  get_friends: ['mainstay'],
  get_friend_ids: [8022],
  'search_tweets, a tag': ['Ids of posts no longer fit in a double. Read id_str, and sleep well. #json'],
  'search_tweets by pages': [60, 60],
  'search_tweets, Japanese': ['今日はいい天気です。散歩に行きましょう。#散歩'],
  'search_tweets, filters': 10,
  'search_tweets without q': [25],
  rate_limit_status: ['application', 'followers', 'friends', 'search', 'statuses', 'users'],
  'an unknown account': [50],
}

async function runCalls({ baseUrl, key }: Place): Promise<readonly Trial[]> {
  const script = join(import.meta.dirname, 'tweepy/calls.py')
  const { stdout } = await run(python, [script, `${baseUrl}/social`, key])
  const found: Readonly<Record<string, unknown>> = JSON.parse(stdout)
  return Promise.all(Object.entries(wanted).map(([call, each]) => tryCall(call, async () => found[call], each)))
}
