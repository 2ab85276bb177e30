/** The sample of the first start: places, firms and people are made up. */

export interface SampleFeed {
  readonly category: string
  /** Names its address: `sample:harbour-lines` and `https://harbour-lines.example/`. */
  readonly name: string
  readonly title: string
  readonly author: string
  /** Time, title and text, newest first; one a day. */
  readonly entries: readonly (readonly [time: string, title: string, text: string])[]
}

export const sampleFeeds: readonly SampleFeed[] = [
  {
    category: 'travel',
    name: 'harbour-lines',
    title: 'Harbour Lines',
    author: 'Mirela Osk',
    entries: [
      [
        '2026-05-29T07:10:00Z',
        'The night ferry gets its cabins back',
        'After two seasons with seats only, the boat to the northern islands carries forty cabins again. Booking opens on Monday; bicycles still travel free.',
      ],
      [
        '2026-05-21T06:45:00Z',
        'Three harbours you can reach without a car',
        'Each has a railway station within ten minutes of the quay, and a bench from which the departure board can be read.',
      ],
      [
        '2026-05-12T15:30:00Z',
        'What a sea pass covers, and what it does not',
        'Six crossings in ten days are worth it from the third on. Fast boats ask for a supplement, and dogs need a ticket of their own.',
      ],
      [
        '2026-04-30T08:00:00Z',
        'Walking the breakwater at low tide',
        'The path is dry for about three hours. We list the times until the end of summer, with the last safe moment to turn round.',
      ],
      [
        '2026-04-18T10:20:00Z',
        'A small museum of lost luggage',
        'Behind the customs house two rooms hold what nobody called for: hat boxes, an accordion, eleven left skis.',
      ],
      [
        '2026-04-02T09:05:00Z',
        'Spring timetable: the changes on one page',
        'More early boats, fewer at noon, and the Sunday connection by the valley railway is back.',
      ],
    ],
  },
  {
    category: 'travel',
    name: 'slow-stations',
    title: 'Slow Stations',
    author: 'Teodor Lind',
    entries: [
      [
        '2026-05-27T17:40:00Z',
        'Forty minutes at a junction',
        'Where to eat, where to sit in the shade, and which platform has the view over the marshalling yard.',
      ],
      [
        '2026-05-15T11:25:00Z',
        'The railcar over the pass runs again',
        'Snow fences took a year to mend. The first train left with nineteen passengers and a crate of seedlings.',
      ],
      [
        '2026-05-04T07:55:00Z',
        'Packing for a week of local trains',
        'One bag, a paper map, string. A list that has become shorter every year.',
      ],
      [
        '2026-04-24T13:15:00Z',
        'A sleeper berth for beginners',
        'The upper one is warmer, the lower one easier. Earplugs help with both.',
      ],
      [
        '2026-04-11T16:00:00Z',
        'Station buffets, rated by their soup',
        'Nine bowls on five lines. The winner is served from a hatch on platform two, on weekdays only.',
      ],
      [
        '2026-03-28T08:30:00Z',
        'Request stops and how to use them',
        'Stand where the driver sees you, raise one arm, and do not look at your telephone.',
      ],
    ],
  },
  {
    category: 'certificate',
    name: 'ledger-notes',
    title: 'Ledger Notes',
    author: 'Ines Calder',
    entries: [
      [
        '2026-05-28T16:05:00Z',
        'Orrin Cables: quarter in line, outlook unchanged',
        'Sales rose by three per cent on the year. The order book covers eleven months; the board keeps its dividend. A made-up firm in a made-up report.',
      ],
      [
        '2026-05-20T15:45:00Z',
        'How a capped certificate pays out',
        'A worked example with round numbers: the share ends below, at and above the cap. The issuer’s credit matters in all three cases.',
      ],
      [
        '2026-05-11T16:20:00Z',
        'Bond auctions of the week',
        'Two maturities, both covered more than twice. Yields ended two basis points lower.',
      ],
      [
        '2026-04-29T14:10:00Z',
        'Reading the small print of a bonus structure',
        'The barrier counts during the whole term, not on the last day alone. Page nine says so.',
      ],
      [
        '2026-04-17T15:55:00Z',
        'Halden Mills splits its share',
        'Four for one, on the first trading day of the month. Strike prices are adjusted by the same factor.',
      ],
      [
        '2026-03-31T16:30:00Z',
        'The quarter in five tables',
        'Indices, sectors, currencies, yields and the ten widest movements, without a forecast.',
      ],
    ],
  },
  {
    category: 'certificate',
    name: 'closing-bell-review',
    title: 'Closing Bell Review',
    author: 'Pavel Arden',
    entries: [
      [
        '2026-05-26T17:00:00Z',
        'Quiet close before the holiday',
        'Turnover was half the average of the month. Utilities led, shipping trailed.',
      ],
      [
        '2026-05-18T17:05:00Z',
        'New listings: what the calendar holds',
        'Three firms plan to list before July. The largest makes pumps, the smallest makes paper.',
      ],
      [
        '2026-05-07T17:02:00Z',
        'Settlement moves to one day',
        'What changes for holders of certificates, and why the last trading day now falls on a Thursday.',
      ],
      [
        '2026-04-27T17:10:00Z',
        'Tender offer for Marl & Sons',
        'The bidder offers a fifth above Friday’s close. The family, with forty per cent, has not answered.',
      ],
      [
        '2026-04-14T17:00:00Z',
        'Spreads narrow in knock-out products',
        'Issuers quote tighter in the mornings. We measured for a month at ten in the morning and at four.',
      ],
      [
        '2026-03-26T17:15:00Z',
        'A glossary for new readers',
        'From accrued interest to zero coupon, forty words in one sentence each.',
      ],
    ],
  },
  {
    category: 'blog',
    name: 'kitchen-window',
    title: 'Kitchen Window',
    author: 'Sanna Wirth',
    entries: [
      [
        '2026-05-30T05:50:00Z',
        'The blackbird is back on the drainpipe',
        'Same song, same hour. I have begun to set the kettle by it.',
      ],
      [
        '2026-05-22T19:15:00Z',
        'Bread without a recipe',
        'Flour until it feels right, water until it does not. The seventh loaf was the first I would give away.',
      ],
      [
        '2026-05-14T20:40:00Z',
        'Mending a chair with the wrong glue',
        'It held for a day. A note to myself about reading labels.',
      ],
      ['2026-05-01T18:05:00Z', 'A month without the radio', 'The silence took a week to become quiet.'],
      ['2026-04-19T08:25:00Z', 'Seedlings, a count', 'Forty-one beans, nine leeks, and something that I did not sow.'],
      [
        '2026-04-05T21:10:00Z',
        'Letters I kept',
        'One shoe box for twenty years. I read them in order and answered one.',
      ],
    ],
  },
  {
    category: 'blog',
    name: 'bicycle-shed',
    title: 'Bicycle Shed',
    author: 'Jun Tamura',
    entries: [
      [
        '2026-05-25T12:30:00Z',
        '雨の日の輪行',
        '袋に入れるまで七分、電車に乗ってしまえば本が読める。濡れた手袋は窓辺で乾かした。',
      ],
      ['2026-05-16T11:00:00Z', 'チェーンを替えた', '三千キロで伸びが目に見える。古いほうは額に入れた。'],
      ['2026-05-06T22:15:00Z', 'A pump that fits every valve', 'It does not exist, but two pumps taped together do.'],
      ['2026-04-26T09:45:00Z', '川沿いの道が開いた', '橋の下の工事が終わり、町まで信号がひとつもない。'],
      ['2026-04-12T13:20:00Z', 'Forty kilometres against the wind', 'And the same forty back, against the same wind.'],
      ['2026-03-29T10:10:00Z', '春の掃除', '棚の奥から、なくしたと思っていた鍵が出てきた。'],
    ],
  },
  {
    category: 'design',
    name: 'plain-rooms',
    title: 'Plain Rooms',
    author: 'Odile Marchand',
    entries: [
      [
        '2026-05-28T09:00:00Z',
        'A flat of thirty square metres and one long shelf',
        'It starts as a bench, becomes a desk and ends as a wardrobe. The carpenter needed four days.',
      ],
      [
        '2026-05-19T08:40:00Z',
        'Lime wash on old brick',
        'Three coats, a day between each. Why it must be stirred every ten minutes, and what happens when it is not.',
      ],
      [
        '2026-05-08T10:05:00Z',
        'Lamps at the height of the eye',
        'Five rooms photographed twice, with the light above and with the light beside.',
      ],
      [
        '2026-04-28T07:30:00Z',
        'What a door handle costs',
        'From the cast to the last polish: a workshop opens its books.',
      ],
      [
        '2026-04-15T09:20:00Z',
        'Curtains from sailcloth',
        'Heavy, washable, cut without a hem. The pattern is drawn on squared paper.',
      ],
      [
        '2026-04-01T08:15:00Z',
        'Storage that is also a wall',
        'Two flats shared by grown-up siblings, divided by eighty centimetres of drawers.',
      ],
    ],
  },
  {
    category: 'design',
    name: 'grid-and-grain',
    title: 'Grid & Grain',
    author: 'Bram Visser',
    entries: [
      [
        '2026-05-24T14:35:00Z',
        'Signs for a hospital without arrows',
        'Floor colours, large numbers and one typeface. Visitors asked for the way half as often.',
      ],
      [
        '2026-05-13T13:50:00Z',
        'A chair from one board',
        'Eleven cuts, no screws, four kilograms. The drawing fits on a postcard.',
      ],
      [
        '2026-05-02T15:15:00Z',
        'Setting Japanese and Latin on one line',
        'Base lines, sizes, spaces: a table to start from, and three places where the eye overrules it.',
      ],
      [
        '2026-04-22T12:45:00Z',
        'The poster archive is open on Saturdays',
        'Nine thousand sheets, flat, in the dark. Bring a pencil; pens stay outside.',
      ],
      [
        '2026-04-09T14:00:00Z',
        'Why our timetable is set in two weights',
        'A redesign told through seven drafts, the last of which resembles the first.',
      ],
      [
        '2026-03-27T13:10:00Z',
        'Cork, again',
        'Tiles, lids, a lampshade: what the material can bear, and where it crumbles.',
      ],
    ],
  },
]
