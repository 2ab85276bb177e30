import { answerFrom, type KnownAnswer } from '../known-answer.ts'

function fact(en: RegExp, ja: RegExp, says: KnownAnswer['says']): KnownAnswer {
  return { asks: { en, ja }, says }
}

/** "What is the" and the like, and how Japanese asks end, may stand around a fact's own words. */
function ask(en: string, ja: string): readonly [RegExp, RegExp] {
  return [
    new RegExp(
      `^(?:(?:do you know|tell me|can you tell me) )?(?:what(?:'s| is| are| was)|which(?: is)?|how|who|when|where|tell me)?\\s*(?:the )?(?:${en})$`,
      'i',
    ),
    new RegExp(
      `^(?:${ja})(?:は|って|とは|を)?(?:何|なに|なん|いくつ|いくら|どれ|どこ|どの)?(?:度|メートル|キロ|km|m|くらい|ぐらい|の国|れくらい|か国|番目)*(?:です|でしょう|なの|あります|教えて)?(?:か|ください|ですか)?$`,
      'i',
    ),
  ]
}

const answers: readonly KnownAnswer[] = [
  fact(
    ...ask(
      'boiling point of water(?: in (?:fahrenheit|celsius))?|(?:temperature|degrees) (?:does|will) water boil(?: at)?|(?:at )?what temperature does water boil(?: at)?|hot is boiling water',
      '水の沸点|水は何度で沸騰(?:する|します)?(?:の)?',
    ),
    {
      en: 'Water boils at 100 °C (212 °F) at the pressure of sea level; higher up at less.',
      ja: '水の沸点は、海面の気圧で100°Cです。高い所ではもっと低くなります。',
    },
  ),
  fact(
    ...ask(
      '(?:freezing|melting) point of (?:water|ice)(?: in (?:fahrenheit|celsius))?|(?:at )?what temperature does water freeze(?: at)?|(?:temperature|degrees) does water freeze(?: at)?',
      '水の(?:融点|凝固点|氷点)|水は何度で凍(?:る|ります)?(?:の)?',
    ),
    {
      en: 'Water freezes at 0 °C (32 °F).',
      ja: '水は0°Cで凍ります。',
    },
  ),
  fact(...ask('speed of light(?: in (?:a )?vacuum)?|fast (?:is|does) light(?: travel)?', '光の速さ|光速(?:度)?'), {
    en: 'Light travels at 299,792,458 metres a second in a vacuum.',
    ja: '光の速さは、真空中で秒速299,792,458メートルです。',
  }),
  fact(...ask('speed of sound(?: in air)?|fast (?:is|does) sound(?: travel)?', '音の速さ|音速'), {
    en: 'Sound travels at about 343 metres a second in air of 20 °C.',
    ja: '音の速さは、20°Cの空気中で秒速約343メートルです。',
  }),
  fact(
    ...ask(
      '(?:highest|tallest) mountain(?: in the world| on earth| of the world)?|(?:is )?(?:the )?(?:height of |high is |tall is )(?:mount |mt\\.? )?everest',
      '世界(?:で)?(?:一|一番|最も|いちばん)?(?:の)?(?:高い)?(?:最高峰|高い山)|エベレストの(?:高さ|標高)',
    ),
    {
      en: 'Mount Everest is the highest mountain, 8,849 metres above the sea.',
      ja: '世界一高い山はエベレストで、標高8,849メートルです。',
    },
  ),
  fact(
    ...ask(
      '(?:height of |high is |tall is )(?:mount |mt\\.? )?fuji|highest mountain (?:in|of) japan',
      '富士山の(?:高さ|標高)|富士山はどれくらい高い|日本(?:で)?(?:一|一番|最も)(?:の)?高い山',
    ),
    {
      en: 'Mount Fuji, the highest mountain of Japan, is 3,776 metres high.',
      ja: '富士山の高さは3,776メートルで、日本で一番高い山です。',
    },
  ),
  fact(
    ...ask(
      'longest river(?: in the world| on earth| of the world)?',
      '世界(?:で)?(?:一|一番|最も|最|いちばん)(?:の)?長い川',
    ),
    {
      en: 'The Nile, about 6,650 km, by most lists; some measure the Amazon longer.',
      ja: '多くの資料ではナイル川(約6,650 km)です。アマゾン川をより長いとする測り方もあります。',
    },
  ),
  fact(
    ...ask(
      '(?:largest|biggest) ocean(?: in the world| on earth| of the world)?',
      '世界(?:で)?(?:一|一番|最も|最|いちばん)(?:の)?(?:大きい|大きな|広い|大の)?海(?:洋)?',
    ),
    {
      en: 'The Pacific is the largest ocean, about 165 million square kilometres.',
      ja: '太平洋が一番広く、約1億6500万平方キロメートルです。',
    },
  ),
  fact(
    ...ask(
      '(?:largest|biggest) country(?: in the world| by area| by land)*',
      '世界(?:で)?(?:一|一番|最も|最|いちばん)(?:の)?(?:大きい|大きな|広い|大の)国|面積が(?:一番|最も)(?:大きい|広い)国',
    ),
    {
      en: 'Russia is the largest country by area, about 17.1 million square kilometres.',
      ja: '面積が一番広い国はロシアで、約1710万平方キロメートルです。',
    },
  ),
  fact(
    ...ask(
      'smallest country(?: in the world| by area)*',
      '世界(?:で)?(?:一|一番|最も|最|いちばん)(?:の)?(?:小さい|小さな|小の)国',
    ),
    {
      en: 'Vatican City is the smallest country, about 0.44 square kilometres.',
      ja: '一番小さい国はバチカンで、約0.44平方キロメートルです。',
    },
  ),
  fact(
    ...ask(
      '(?:most populous|most populated) country(?: in the world)?|country (?:has|with) the (?:most people|largest population|biggest population)(?: in the world)?',
      '(?:世界で)?(?:一番|最も|いちばん)?人口が?(?:一番|最も|いちばん)?多い国',
    ),
    {
      en: 'India has the most people, about 1.45 billion (2024); China has about 1.41 billion.',
      ja: '人口が一番多い国はインドで約14億5000万人(2024年)、次が中国で約14億1000万人です。',
    },
  ),
  fact(
    ...ask(
      '(?:many )?continents(?: are there| does the earth have| of the world| exist)?|continents',
      '(?:世界の)?大陸|大陸はいくつ(?:ある)?',
    ),
    {
      en: 'By the usual English count seven: Africa, Antarctica, Asia, Australia, Europe, North America and South America.',
      ja: '日本では普通、ユーラシア、アフリカ、北アメリカ、南アメリカ、オーストラリア、南極の六大陸と数えます。',
    },
  ),
  fact(...ask('(?:value of )?pi|number pi', '円周率|パイの値'), {
    en: 'Pi is 3.14159265358979…',
    ja: '円周率は3.14159265358979…です。',
  }),
  fact(...ask('chemical formula (?:of|for) water|formula (?:of|for) water', '水の化学式'), {
    en: 'H₂O.',
    ja: 'H₂Oです。',
  }),
  fact(...ask('gravity(?: on earth)?|acceleration of gravity|gravitational acceleration', '重力加速度'), {
    en: 'Things fall with 9.80665 metres a second squared, by the standard.',
    ja: '標準重力加速度は9.80665 m/s²です。',
  }),
  fact(
    ...ask(
      'far (?:away )?is the moon(?: from (?:the )?earth)?|distance (?:to|from (?:the )?earth to) the moon',
      '月までの距離|地球から月までの距離|月までどれくらい',
    ),
    {
      en: 'The moon is about 384,400 km away on average.',
      ja: '月までは平均で約38万4,400 kmです。',
    },
  ),
  fact(
    ...ask(
      'far (?:away )?is the sun(?: from (?:the )?earth)?|distance (?:to|from (?:the )?earth to) the sun',
      '太陽までの距離|地球から太陽までの距離',
    ),
    {
      en: 'The sun is about 149.6 million km away on average.',
      ja: '太陽までは平均で約1億4,960万 kmです。',
    },
  ),
]

/** A few measures of the world that people ask for. */
export const knownFacts = answerFrom(answers, 0.9)
