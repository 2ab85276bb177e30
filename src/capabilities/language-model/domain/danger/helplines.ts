/** Where to find help in a country. Numbers, their sources and when they were looked up: README.md beside this file. */
export interface Helplines {
  /** The number of police and ambulance. */
  readonly emergency: Readonly<Record<'en' | 'ja', string>>
  /** For thoughts of suicide and despair. */
  readonly despair: Readonly<Record<'en' | 'ja', string>>
  /** For violence by a partner or in the family. */
  readonly violence: Readonly<Record<'en' | 'ja', string>>
}

export type HelplineCountry =
  | 'jp'
  | 'us'
  | 'ca'
  | 'uk'
  | 'ie'
  | 'au'
  | 'nz'
  | 'in'
  | 'de'
  | 'at'
  | 'ch'
  | 'fr'
  | 'es'
  | 'it'
  | 'nl'
  | 'pt'
  | 'br'
  | 'mx'
  | 'kr'
  | 'cn'
  | 'eu'

export const helplines: Readonly<Record<HelplineCountry, Helplines>> = {
  jp: {
    emergency: { en: '110 (police) or 119 (ambulance)', ja: '110(警察)か119(救急)' },
    despair: {
      en: 'In Japan, Yorisoi Hotline 0120-279-338 listens day and night, free of charge and in several languages; #Inochi SOS is 0120-061-338.',
      ja: '「よりそいホットライン」0120-279-338は24時間無料で話を聞いてくれます。「#いのちSOS」は0120-061-338です。',
    },
    violence: {
      en: 'In Japan, DV Soudan Plus 0120-279-889 listens day and night in several languages, #8008 reaches the nearest support centre, and 189 is for children.',
      ja: '「DV相談プラス」0120-279-889は24時間無料、#8008は近くの相談センター、子どもの虐待は189につながります。',
    },
  },
  us: {
    emergency: { en: '911', ja: '911' },
    despair: {
      en: 'In the USA, call or text 988 (Suicide & Crisis Lifeline), free, day and night.',
      ja: 'アメリカでは988(Suicide & Crisis Lifeline)に、電話でもテキストでも24時間無料で相談できます。',
    },
    violence: {
      en: 'In the USA, the National Domestic Violence Hotline listens day and night: 1-800-799-7233, or text START to 88788.',
      ja: 'アメリカでは National Domestic Violence Hotline 1-800-799-7233が24時間相談を受けています。',
    },
  },
  ca: {
    emergency: { en: '911', ja: '911' },
    despair: {
      en: 'In Canada, call or text 988 (Suicide Crisis Helpline), day and night.',
      ja: 'カナダでは988(Suicide Crisis Helpline)に、電話でもテキストでも24時間相談できます。',
    },
    violence: {
      en: 'In Canada, sheltersafe.ca has the day-and-night number of the shelter nearest to you.',
      ja: 'カナダでは sheltersafe.ca に、近くの保護施設の24時間の電話番号があります。',
    },
  },
  uk: {
    emergency: { en: '999', ja: '999' },
    despair: {
      en: 'In the UK, Samaritans listen day and night, free of charge: 116 123.',
      ja: 'イギリスでは Samaritans 116 123が24時間無料で話を聞いてくれます。',
    },
    violence: {
      en: 'In the UK, the National Domestic Abuse Helpline is free, day and night: 0808 2000 247.',
      ja: 'イギリスでは National Domestic Abuse Helpline 0808 2000 247が24時間無料です。',
    },
  },
  ie: {
    emergency: { en: '112 or 999', ja: '112か999' },
    despair: {
      en: 'In Ireland, Samaritans listen day and night, free of charge: 116 123.',
      ja: 'アイルランドでは Samaritans 116 123が24時間無料で話を聞いてくれます。',
    },
    violence: {
      en: "In Ireland, Women's Aid is free, day and night: 1800 341 900.",
      ja: "アイルランドでは Women's Aid 1800 341 900が24時間無料です。",
    },
  },
  au: {
    emergency: { en: '000', ja: '000' },
    despair: {
      en: 'In Australia, Lifeline listens day and night: 13 11 14.',
      ja: 'オーストラリアでは Lifeline 13 11 14が24時間話を聞いてくれます。',
    },
    violence: {
      en: 'In Australia, 1800RESPECT listens day and night: 1800 737 732.',
      ja: 'オーストラリアでは 1800RESPECT 1800 737 732が24時間相談を受けています。',
    },
  },
  nz: {
    emergency: { en: '111', ja: '111' },
    despair: {
      en: 'In New Zealand, call or text 1737, free, day and night.',
      ja: 'ニュージーランドでは1737に、電話でもテキストでも24時間無料で相談できます。',
    },
    violence: {
      en: "In New Zealand, Women's Refuge is free, day and night: 0800 733 843.",
      ja: "ニュージーランドでは Women's Refuge 0800 733 843が24時間無料です。",
    },
  },
  in: {
    emergency: { en: '112', ja: '112' },
    despair: {
      en: 'In India, Tele-MANAS is free, day and night, in twenty languages: 14416.',
      ja: 'インドでは Tele-MANAS 14416が24時間無料で、20の言語で相談を受けています。',
    },
    violence: {
      en: 'In India, the women helpline is 181, and 1098 is for children.',
      ja: 'インドでは女性の相談は181、子どもは1098です。',
    },
  },
  de: {
    emergency: { en: '112', ja: '112' },
    despair: {
      en: 'In Germany, TelefonSeelsorge listens day and night, free of charge: 0800 111 0 111.',
      ja: 'ドイツでは TelefonSeelsorge 0800 111 0 111が24時間無料で話を聞いてくれます。',
    },
    violence: {
      en: 'In Germany, the Hilfetelefon for women who suffer violence is free, day and night, in many languages: 116 016.',
      ja: 'ドイツでは Hilfetelefon 116 016が、暴力を受けた女性の相談を24時間無料で、多くの言語で受けています。',
    },
  },
  at: {
    emergency: { en: '112', ja: '112' },
    despair: {
      en: 'In Austria, TelefonSeelsorge listens day and night, free of charge: 142.',
      ja: 'オーストリアでは TelefonSeelsorge 142が24時間無料で話を聞いてくれます。',
    },
    violence: {
      en: 'In Austria, the Frauenhelpline is free, day and night, in several languages: 0800 222 555.',
      ja: 'オーストリアでは Frauenhelpline 0800 222 555が24時間無料です。',
    },
  },
  ch: {
    emergency: { en: '112', ja: '112' },
    despair: {
      en: 'In Switzerland, call 143 (Die Dargebotene Hand, La Main Tendue), free, day and night.',
      ja: 'スイスでは143(Die Dargebotene Hand)が24時間無料で話を聞いてくれます。',
    },
    violence: {
      en: 'In Switzerland, findahelpline.com has who helps in your canton; 143 listens day and night.',
      ja: 'スイスの窓口は findahelpline.com にあります。143は24時間話を聞いてくれます。',
    },
  },
  fr: {
    emergency: { en: '112', ja: '112' },
    despair: {
      en: 'In France, call 3114, free, day and night.',
      ja: 'フランスでは3114が24時間無料で相談を受けています。',
    },
    violence: {
      en: 'In France, 3919 listens day and night, free of charge.',
      ja: 'フランスでは3919が24時間無料で相談を受けています。',
    },
  },
  es: {
    emergency: { en: '112', ja: '112' },
    despair: {
      en: 'In Spain, call 024, free, day and night.',
      ja: 'スペインでは024が24時間無料で相談を受けています。',
    },
    violence: {
      en: 'In Spain, call 016, free, day and night, in many languages.',
      ja: 'スペインでは016が24時間無料で、多くの言語で相談を受けています。',
    },
  },
  it: {
    emergency: { en: '112', ja: '112' },
    despair: {
      en: 'In Italy, Telefono Amico listens every day from 9 to midnight: 02 2327 2327.',
      ja: 'イタリアでは Telefono Amico 02 2327 2327が毎日9時から24時まで話を聞いてくれます。',
    },
    violence: {
      en: 'In Italy, call 1522, free, day and night, in several languages.',
      ja: 'イタリアでは1522が24時間無料で、いくつもの言語で相談を受けています。',
    },
  },
  nl: {
    emergency: { en: '112', ja: '112' },
    despair: {
      en: 'In the Netherlands, call 113, free, day and night.',
      ja: 'オランダでは113が24時間無料で相談を受けています。',
    },
    violence: {
      en: 'In the Netherlands, Veilig Thuis is free, day and night: 0800-2000.',
      ja: 'オランダでは Veilig Thuis 0800-2000が24時間無料です。',
    },
  },
  pt: {
    emergency: { en: '112', ja: '112' },
    despair: {
      en: 'In Portugal, call 1411, free, day and night.',
      ja: 'ポルトガルでは1411が24時間無料で相談を受けています。',
    },
    violence: {
      en: 'In Portugal, findahelpline.com has who helps.',
      ja: 'ポルトガルの窓口は findahelpline.com にあります。',
    },
  },
  br: {
    emergency: { en: '190 (police) or 192 (ambulance)', ja: '190(警察)か192(救急)' },
    despair: {
      en: 'In Brazil, CVV listens day and night, free of charge: 188.',
      ja: 'ブラジルでは CVV 188が24時間無料で話を聞いてくれます。',
    },
    violence: {
      en: 'In Brazil, Ligue 180 is free, day and night.',
      ja: 'ブラジルでは Ligue 180(電話180)が24時間無料です。',
    },
  },
  mx: {
    emergency: { en: '911', ja: '911' },
    despair: {
      en: 'In Mexico, Línea de la Vida is free, day and night: 800 911 2000.',
      ja: 'メキシコでは Línea de la Vida 800 911 2000が24時間無料です。',
    },
    violence: {
      en: 'In Mexico, Línea de la Vida is free, day and night: 800 911 2000.',
      ja: 'メキシコでは Línea de la Vida 800 911 2000が24時間無料です。',
    },
  },
  kr: {
    emergency: { en: '112 (police) or 119 (ambulance)', ja: '112(警察)か119(救急)' },
    despair: {
      en: 'In South Korea, call 109, day and night.',
      ja: '韓国では109が24時間相談を受けています。',
    },
    violence: {
      en: 'In South Korea, call 1366, day and night.',
      ja: '韓国では1366が24時間相談を受けています。',
    },
  },
  cn: {
    emergency: { en: '110 (police) or 120 (ambulance)', ja: '110(警察)か120(救急)' },
    despair: {
      en: 'In China, the line for people who need somebody to listen is 12356.',
      ja: '中国では12356が話を聞いてくれます。',
    },
    violence: {
      en: "In China, 12338 is the women's federation's line, in office hours.",
      ja: '中国では12338が女性の相談を、執務時間に受けています。',
    },
  },
  eu: {
    emergency: { en: '112', ja: '112' },
    despair: {
      en: 'In many countries of the EU, 116 123 is a free line for people who need somebody to listen; findahelpline.com has those of each country.',
      ja: 'EUの多くの国では116 123が無料で話を聞いてくれます。国ごとの窓口は findahelpline.com にあります。',
    },
    violence: {
      en: 'In many countries of the EU, 116 016 is the line for women who suffer violence; findahelpline.com has those of each country.',
      ja: 'EUの多くの国では、暴力を受けた女性の窓口は116 016です。国ごとの窓口は findahelpline.com にあります。',
    },
  },
}
