import { answerFrom, type KnownAnswer } from '../known-answer.ts'

/** What is the greatest of its kind: the English words for it, the Japanese ones, both answers. Written by hand from general knowledge, 2026-11-23. */
const table: readonly (readonly [en: string, ja: string, saysEn: string, saysJa: string])[] = [
  [
    '(?:tallest|highest) (?:building|skyscraper|structure)',
    '高い(?:建物|ビル|建造物)',
    'The Burj Khalifa in Dubai, 828 metres, since 2010.',
    'ドバイのブルジュ・ハリファで、高さ828メートルです（2010年から）。',
  ],
  [
    '(?:tallest|highest) (?:building|skyscraper|structure|tower) (?:in|of) japan',
    '日本(?:で)?(?:一|一番|いちばん|最も)(?:の)?高い(?:建物|建造物|塔|タワー)',
    'The tallest tower of Japan is the Tokyo Skytree, 634 metres.',
    '一番高い塔は東京スカイツリーで、634メートルです。',
  ],
  [
    '(?:largest|biggest) country (?:in|of) africa(?: by area)?',
    'アフリカ(?:で)?(?:一|一番|いちばん|最も)(?:の)?(?:大きい|大きな|広い)国',
    'Algeria, about 2.38 million square kilometres.',
    'アルジェリアで、面積は約238万平方キロメートルです。',
  ],
  [
    '(?:most populous|most populated) country (?:in|of) africa|country (?:in|of) africa with the most people',
    'アフリカ(?:で)?(?:一番|いちばん|最も)人口(?:が|の)多い国',
    'Nigeria, well over 200 million people.',
    'ナイジェリアで、2億人を超えます。',
  ],
  [
    '(?:largest|biggest) country (?:in|of) south america(?: by area)?',
    '南(?:アメリカ|米)(?:で)?(?:一|一番|いちばん|最も)(?:の)?(?:大きい|大きな|広い)国',
    'Brazil, about 8.5 million square kilometres.',
    'ブラジルで、面積は約850万平方キロメートルです。',
  ],
  [
    '(?:largest|biggest) country (?:in|of) north america(?: by area)?',
    '北(?:アメリカ|米)(?:で)?(?:一|一番|いちばん|最も)(?:の)?(?:大きい|大きな|広い)国',
    'Canada, about 10 million square kilometres.',
    'カナダで、面積は約1000万平方キロメートルです。',
  ],
  [
    '(?:largest|biggest) country (?:in|of) europe(?: by area)?',
    'ヨーロッパ(?:で)?(?:一|一番|いちばん|最も)(?:の)?(?:大きい|大きな|広い)国',
    'Russia, whose European part alone is larger than any other; of countries that lie in Europe as a whole, Ukraine.',
    'ロシアで、ヨーロッパ部分だけでも一番広いです。全土がヨーロッパにある国ではウクライナです。',
  ],
  [
    '(?:largest|biggest) country (?:in|of) the (?:european union|eu)(?: by area)?',
    'EU(?:で)?(?:一|一番|いちばん|最も)(?:の)?(?:大きい|大きな|広い)国',
    'France, about 552,000 square kilometres in Europe, more with its lands overseas.',
    'フランスで、ヨーロッパの本土は約55万平方キロメートルです。',
  ],
  [
    '(?:highest|tallest) mountain (?:in|of) africa',
    'アフリカ(?:で)?(?:一|一番|いちばん|最も)(?:の)?高い山',
    'Kilimanjaro in Tanzania, 5,895 metres.',
    'タンザニアのキリマンジャロで、標高5,895メートルです。',
  ],
  [
    '(?:highest|tallest) mountain (?:in|of) europe',
    'ヨーロッパ(?:で)?(?:一|一番|いちばん|最も)(?:の)?高い山',
    'Elbrus in Russia, 5,642 metres, where the Caucasus counts as Europe; else Mont Blanc, about 4,806 metres.',
    'コーカサスをヨーロッパに含めればエルブルス山（5,642メートル）、含めなければモンブラン（約4,806メートル）です。',
  ],
  [
    '(?:highest|tallest) mountain (?:in|of) north america',
    '北アメリカ(?:で)?(?:一|一番|いちばん|最も)(?:の)?高い山',
    'Denali in Alaska, 6,190 metres.',
    'アラスカのデナリで、標高6,190メートルです。',
  ],
  [
    '(?:highest|tallest) mountain (?:in|of) south america',
    '南アメリカ(?:で)?(?:一|一番|いちばん|最も)(?:の)?高い山',
    'Aconcagua in Argentina, 6,961 metres.',
    'アルゼンチンのアコンカグアで、標高6,961メートルです。',
  ],
  ['second (?:highest|tallest) mountain', '(?:二|2)番目に高い山', 'K2, 8,611 metres.', 'K2で、標高8,611メートルです。'],
  [
    'longest river (?:in|of) japan',
    '日本(?:で)?(?:一|一番|いちばん|最も)(?:の)?長い川',
    'The Shinano, 367 km.',
    '信濃川で、長さ367 kmです。',
  ],
  [
    'longest river (?:in|of) europe',
    'ヨーロッパ(?:で)?(?:一|一番|いちばん|最も)(?:の)?長い川',
    'The Volga, about 3,530 km.',
    'ボルガ川で、約3,530 kmです。',
  ],
  [
    '(?:largest|biggest) lake',
    '(?:大きい|大きな|広い)湖',
    'The Caspian Sea, about 371,000 square kilometres, if it counts as a lake; of fresh water Lake Superior, about 82,000.',
    'カスピ海（約37万1千平方キロメートル）で、淡水湖ではスペリオル湖（約8万2千平方キロメートル）です。',
  ],
  [
    '(?:largest|biggest) lake (?:in|of) japan',
    '日本(?:で)?(?:一|一番|いちばん|最も)(?:の)?(?:大きい|大きな|広い)湖',
    'Lake Biwa, about 670 square kilometres.',
    '琵琶湖で、約670平方キロメートルです。',
  ],
  ['deepest lake', '深い湖', 'Lake Baikal in Russia, 1,642 metres.', 'ロシアのバイカル湖で、水深1,642メートルです。'],
  [
    'deepest (?:place|point|part)(?: in the (?:ocean|sea)| of the (?:ocean|sea))?|deepest (?:ocean|sea) trench',
    '深い(?:海溝|海|場所)',
    'The Challenger Deep in the Mariana Trench, about 10,900 metres down.',
    'マリアナ海溝のチャレンジャー海淵で、深さ約10,900メートルです。',
  ],
  [
    '(?:largest|biggest) (?:hot )?desert',
    '(?:大きい|大きな|広い)砂漠',
    'The Sahara, about 9.2 million square kilometres, is the largest hot desert; the cold desert of Antarctica is larger.',
    '暑い砂漠ではサハラ砂漠（約920万平方キロメートル）です。寒い砂漠を含めれば南極です。',
  ],
  [
    '(?:largest|biggest) island',
    '(?:大きい|大きな|広い)島',
    'Greenland, about 2.17 million square kilometres.',
    'グリーンランドで、約217万平方キロメートルです。',
  ],
  [
    '(?:highest|tallest) waterfall',
    '(?:高い|落差の大きい)滝',
    'Angel Falls in Venezuela, 979 metres.',
    'ベネズエラのエンジェルフォールで、落差979メートルです。',
  ],
  [
    '(?:largest|biggest) (?:animal|mammal|creature|whale)',
    '(?:大きい|大きな)(?:動物|生き物|哺乳類)',
    'The blue whale, up to about 30 metres long.',
    'シロナガスクジラで、体長は約30メートルに達します。',
  ],
  [
    '(?:largest|biggest) land (?:animal|mammal)',
    '(?:大きい|大きな)陸の(?:動物|生き物)',
    'The African bush elephant, up to about 6 tonnes and more.',
    'アフリカゾウで、体重は6トンを超えることもあります。',
  ],
  [
    'fastest (?:land )?animal(?: on land)?',
    '(?:足の)?(?:速い|早い)動物',
    'On land the cheetah, about 100 km/h for a short way; a diving peregrine falcon is faster, over 300 km/h.',
    '陸上ではチーター（短い距離で時速約100 km）です。急降下するハヤブサは時速300 kmを超えます。',
  ],
  [
    'tallest animal',
    '背の高い動物',
    'The giraffe, up to about 5.5 metres.',
    'キリンで、高さは約5.5メートルに達します。',
  ],
  [
    '(?:largest|biggest) (?:bird|living bird)',
    '(?:大きい|大きな)鳥',
    'The ostrich, up to about 2.7 metres tall.',
    'ダチョウで、高さは約2.7メートルに達します。',
  ],
  [
    '(?:largest|biggest) continent',
    '(?:大きい|大きな|広い)大陸',
    'Asia, about 44.6 million square kilometres.',
    'ユーラシア大陸です。',
  ],
  ['smallest continent', '小さい大陸', 'Australia, about 7.7 million square kilometres.', 'オーストラリア大陸です。'],
  [
    '(?:largest|biggest) organ(?: in the (?:human )?body| of the (?:human )?body)?',
    '(?:人体|体)で(?:一番|最も)(?:大きい|大きな)(?:臓器|器官)',
    'The skin, about 1.5 to 2 square metres.',
    '皮膚で、面積は約1.5〜2平方メートルです。',
  ],
]

const where = '(?: (?:in|of) the (?:whole )?world| on (?:the )?earth| ever| today)?'
const start = `(?:(?:do you know|tell me|can you tell me) )?(?:what(?:'s| is| are)?|which(?: is)?)?\\s*(?:the )?(?:world's |earth's )?`
const world = '(?:世界(?:中)?|地球上?)(?:で)?(?:の)?(?:一|一番|いちばん|最も|もっとも)?(?:の)?'
const end = '(?:は|って|を)?(?:何|なに|なん|どれ|どこ|教えて)?(?:です|でしょう|なの|ください)?(?:か)?'

const answers = table.map(([en, ja, saysEn, saysJa]): KnownAnswer => ({
  asks: {
    en: new RegExp(`^${start}(?:${en})${where}(?: called)?$`, 'i'),
    ja: new RegExp(`^(?:${world})?(?:一番|いちばん|最も)?(?:${ja})${end}$`, 'u'),
  },
  says: { en: saysEn, ja: saysJa },
}))

/** The highest, longest and largest things of the world. */
export const greatestFacts = answerFrom(answers, 0.91)
