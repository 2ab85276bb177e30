import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ["How many r's are in strawberry?", 'There are 3 "r" in "strawberry".'],
  ['how many letter s in "Mississippi"', 'There are 4 "s" in "Mississippi".'],
  ['How many z in pizza', 'There are 2 "z" in "pizza".'],
  ['How many x are there in apple?', 'There are no "x" in "apple".'],
  ['Spell accommodate', 'A-C-C-O-M-M-O-D-A-T-E: accommodate.'],
  ['how do you spell necessary?', 'N-E-C-E-S-S-A-R-Y: necessary.'],
  ['Reverse hello', 'olleh'],
  ["What's the plural of mouse?", 'The plural of mouse is mice.'],
  ['plural of city', 'The plural of city is cities.'],
  ['what is the plural of policewoman', 'The plural of policewoman is policewomen.'],
  ["What's the opposite of hot?", 'The opposite of hot is cold.'],
  ['opposite of ancient', 'The opposite of ancient is modern.'],
  ['「増加」の対義語は？', '「増加」の反対は「減少」です。'],
  ['楽観的の反対は何ですか', '「楽観的」の反対は「悲観的」です。'],
])('%s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

test.each(["What's the opposite of spaghetti?", 'Spell it out for me in detail please'])('not %s', async (question) => {
  expect(await ask(question)).toMatch(/mainstay setup/)
})
