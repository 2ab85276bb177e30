/** One of a few: facts, jokes and books, in turn. Facts are from general knowledge, jokes are well-known ones in our own words. */
export const suggestions = {
  fact: {
    en: [
      'An octopus has three hearts and blue blood.',
      'Honey keeps for years if it stays dry and closed; pots from ancient tombs still held some.',
      'A day on Venus is longer than its year.',
      'Bananas are berries to a botanist, and strawberries are not.',
      'Wombats leave droppings in the shape of cubes.',
      'The Eiffel Tower is some centimetres taller in summer, since iron expands in the heat.',
      'Sharks are older than trees: they have been there for over 400 million years.',
      'Light from the sun takes a little over eight minutes to reach us.',
      'Oxford had teaching before the Aztecs founded Tenochtitlan.',
      'A group of crows is called a murder in English.',
      'The shortest war on record, between Britain and Zanzibar in 1896, was over within an hour.',
      'Sea otters hold hands while they sleep, so as not to drift apart.',
    ],
    ja: [
      'タコには心臓が三つあり、血は青い色をしています。',
      '金星では、一日のほうが一年より長くなります。',
      'バナナは植物学ではベリー（液果）ですが、イチゴは違います。',
      'エッフェル塔は夏、熱で鉄が伸びて数センチ高くなります。',
      'サメは木よりも古くからいて、4億年以上の歴史があります。',
      '太陽の光が地球に届くまで、8分あまりかかります。',
      'ラッコは流されないように、手をつないで眠ることがあります。',
      'ウォンバットのふんは立方体の形をしています。',
      '日本の国土のおよそ3分の2は森林です。',
      '蜂蜜は、乾いた密閉した所なら何年ももちます。',
    ],
  },
  joke: {
    en: [
      'Why did the scarecrow win a prize? He was outstanding in his field.',
      'I would tell you a joke about UDP, but you might not get it.',
      'What do you call a bear without teeth? A gummy bear.',
      'Why do programmers mix up Halloween and Christmas? Because Oct 31 is Dec 25.',
      'What did the ocean say to the beach? Nothing, it just waved.',
      'I used to be a banker, but I lost interest.',
    ],
    ja: [
      '布団が吹っ飛んだ。',
      'アルミ缶の上にあるミカン。',
      'パンはパンでも食べられないパンは？ 答えはフライパンです。',
      '電話に出んわ。',
      'カエルが家に帰る。',
      '内臓がないぞう。',
    ],
  },
  book: {
    en: [
      '"Pride and Prejudice" by Jane Austen, for wit and love; "The Hound of the Baskervilles" by Arthur Conan Doyle, for a mystery.',
      '"Treasure Island" by Robert Louis Stevenson, for adventure; "Frankenstein" by Mary Shelley, for something dark.',
      '"The Hobbit" by J. R. R. Tolkien, for a journey; "Nineteen Eighty-Four" by George Orwell, for something to think about.',
      '"A Christmas Carol" by Charles Dickens, which is short; "Jane Eyre" by Charlotte Brontë, which is long.',
    ],
    ja: [
      '夏目漱石の『坊っちゃん』（軽快な読み物）や、太宰治の『走れメロス』（短編）はいかがでしょう。',
      '宮沢賢治の『銀河鉄道の夜』や、芥川龍之介の『羅生門』はいかがでしょう。',
      '夏目漱石の『こころ』や、川端康成の『雪国』はいかがでしょう。',
      '江戸川乱歩の『怪人二十面相』や、新美南吉の『ごんぎつね』はいかがでしょう。',
    ],
  },
  film: {
    en: [
      '"Casablanca" (1942), for love and wit; "Seven Samurai" (1954), for adventure.',
      '"Some Like It Hot" (1959), to laugh; "12 Angry Men" (1957), for suspense in one room.',
      '"Spirited Away" (2001), for wonder; "Back to the Future" (1985), for fun.',
      '"The Godfather" (1972), which is long; "Toy Story" (1995), which is short.',
    ],
    ja: [
      '『七人の侍』(1954年)や『東京物語』(1953年)はいかがでしょう。',
      '『千と千尋の神隠し』(2001年)や『となりのトトロ』(1988年)はいかがでしょう。',
      '『ローマの休日』(1953年)や『バック・トゥ・ザ・フューチャー』(1985年)はいかがでしょう。',
    ],
  },
  meal: {
    en: [
      'Pasta with tomatoes, garlic and basil is quick; so is an omelette with a salad.',
      'How about fried rice with eggs and whatever vegetables are left, or a lentil soup with bread?',
      'Potatoes and carrots roasted in the oven with some oil and salt go with nearly everything; chicken can roast beside them.',
      'A vegetable curry with rice feeds many; pancakes do for a small hunger.',
    ],
    ja: [
      '親子丼と味噌汁はいかがでしょう。鶏肉、卵、玉ねぎがあれば20分ほどでできます。',
      '野菜たっぷりの焼きそばや、豚肉の生姜焼きはいかがでしょう。',
      '寒い日なら鍋、手早く済ませるならチャーハンはいかがでしょう。',
      'カレーライスなら、残りを翌日も食べられます。',
    ],
  },
  activity: {
    en: [
      'Go for a walk in a street that you do not know, or call a friend you have not heard for a while.',
      'Read the first chapter of a book, draw what is on your table, or cook something new.',
      'Sort one drawer, learn five words of a language, or watch an old film.',
    ],
    ja: [
      '知らない道を散歩する、しばらく話していない友達に電話する、というのはいかがでしょう。',
      '本の第1章だけ読む、引き出しを一つ片付ける、新しい料理を作る、というのはいかがでしょう。',
      '古い映画を見る、机の上の物をスケッチする、というのはいかがでしょう。',
    ],
  },
} as const
