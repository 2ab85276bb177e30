import { answerFrom, type KnownAnswer } from '../known-answer.ts'

const answers: readonly KnownAnswer[] = [
  {
    asks: {
      en: /^(?:(?:hi|hello)[\s,!.]*)?(?:i(?:'m| am)|i feel|i(?:'m| am) feeling|i(?:'ve| have) been feeling) (?:(?:a (?:bit|little)|so|very|really|quite|pretty|just|kind of|rather) )*(?:sad|down|lonely|low|blue|stressed(?: out)?|anxious|upset|unhappy|exhausted|worn out|overwhelmed|nervous|worried|depressed)(?: (?:today|tonight|lately|now|these days|at the moment|right now))?$/i,
      ja: /^(?:今日は|最近|なんか|なんだか|ちょっと|少し|とても|すごく|、)*(?:悲しい|かなしい|寂しい|さびしい|さみしい|落ち込んで(?:いる|いた|る|います)|憂鬱|不安|疲れ(?:た|ました|てい(?:る|ます))|ストレスがたまって(?:いる|います))(?:です|だ|気分です|気持ちです)?(?:よ|な|ね)?$/,
    },
    says: {
      en: 'I am sorry that it is so hard just now. It often helps to tell somebody who knows you, to rest, or to go outside for a while. If it gets too heavy, findahelpline.com names people in your country who listen.',
      ja: 'それはおつらいですね。身近な人に話す、少し休む、外の空気を吸うといったことで楽になることもあります。つらさが続くときは、よりそいホットライン(0120-279-338)が24時間無料で話を聞いてくれます。',
    },
  },
  {
    asks: {
      en: /^(?:(?:hi|hiya|hello|hey|howdy|greetings|yo|good (?:morning|afternoon|evening|day))[\s,!.]*)+(?:there|mainstay|everyone|again|bot|assistant)?$/i,
      ja: /^(?:こんにちは|こんにちわ|こんばんは|おはよう(?:ございます)?|やあ|どうも|はじめまして|初めまして|もしもし|ハロー)(?:[、。! ]*(?:元気|お元気)ですか)?$/,
    },
    says: {
      en: 'Hello! I am the built-in assistant of Mainstay. Ask "What can you do?" to see what I can answer.',
      ja: 'こんにちは。Mainstay の内蔵アシスタントです。できることは「何ができますか」と聞いてください。',
    },
  },
  {
    asks: {
      en: /^(?:(?:hi|hello|hey)[\s,!.]*)?(?:how are you(?: doing)?(?: today)?|how's it going|how do you do|what's up|are you (?:ok|okay|well|there))$/i,
      ja: /^(?:お?元気(?:ですか|かい|)?|調子はどう(?:ですか)?|ごきげんいかが(?:ですか)?)$/,
    },
    says: {
      en: 'I am running as I should, thank you. What can I do for you?',
      ja: 'おかげさまで正常に動いています。ご用件をどうぞ。',
    },
  },
  {
    asks: {
      en: /^(?:(?:ok|okay|great|perfect|nice|cool)[\s,!.]*)?(?:thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|cheers|much appreciated|many thanks)(?: for .{1,60})?(?:[\s,!.]+(?:that(?:'s| is| was)|this (?:is|was)|you(?:'re| are|'ve been| have been)) (?:(?:very|so|really|most|a) )?(?:helpful|useful|great|perfect|nice|kind|good|wonderful|awesome|a great help|big help|great help))?$/i,
      ja: /^(?:どうも)?(?:ありがと(?:う|ー)?(?:ございま(?:す|した))?|感謝します|助かりました|サンキュー)$/,
    },
    says: { en: 'You are welcome.', ja: 'どういたしまして。' },
  },
  {
    asks: {
      en: /^(?:(?:ok|okay|thanks|well)[\s,!.]*)?(?:good ?bye|bye(?:[\s-]*bye)?|see you(?: later| soon)?|farewell|good night|cya)$/i,
      ja: /^(?:さようなら|さよなら|またね|じゃあ?ね|バイバイ|おやすみ(?:なさい)?|では(?:また)?|失礼します)$/,
    },
    says: { en: 'Goodbye!', ja: 'さようなら。' },
  },
  {
    asks: {
      en: /^(?:ok|okay|great|good|nice|cool|perfect|fine|i see|got it|understood|yes|yeah|no|nope|sure|right|wow)$/i,
      ja: /^(?:はい|いいえ|うん|ううん|そうですか|なるほど|わかりました|了解(?:です|しました)?|いいね|すごい|オッケー)$/,
    },
    says: { en: 'All right. What else can I do for you?', ja: '承知しました。ほかにご用件はありますか。' },
  },
  {
    asks: {
      en: /^(?:(?:are|r) (?:you|u) (?:an? )?(?:real |actual )?(?:human|person|robot|bot|ai|machine|llm|language model|computer|alive|conscious|chatgpt|gpt.{0,6}|openai|claude|gemini)|which (?:ai )?model (?:are you|is this)|what model (?:are you|is this)|do you (?:have feelings|think|dream))$/i,
      ja: /^(?:あなたは|きみは|君は)?(?:人間|ロボット|AI|人工知能|機械|言語モデル|ChatGPT|GPT.{0,4})(?:です|なの|なのです)?か?$/i,
    },
    says: {
      en: 'I am a program: mainstay-builtin, the small assistant that Mainstay brings along. I work answers out by rules and by the services of this server; I am no large language model and no person.',
      ja: '私はプログラムです。Mainstay に付属する小さなアシスタント mainstay-builtin で、規則とこのサーバーの各サービスによって答えます。大規模言語モデルでも人間でもありません。',
    },
  },
  {
    asks: {
      en: /^(?:who (?:are|r) (?:you|u)|what are you|what(?:'s| is) your name|introduce yourself|tell me about yourself|do you have a name|who am i (?:talking|speaking) (?:to|with))$/i,
      ja: /^(?:(?:あなた|きみ|君)は(?:誰|だれ|何|なに)?(?:です|なの)?か?|(?:お名前|名前)は?(?:何|なん)?(?:です|という)?(?:の|のです)?か?|自己紹介(?:を?して(?:ください)?)?|(?:誰|だれ)(?:です)?か?)$/,
    },
    says: {
      en: 'I am mainstay-builtin, the assistant that comes with Mainstay. I need no model weights: I do arithmetic, dates and units myself and ask the other services of this server for the rest. Ask "What can you do?" for a list.',
      ja: 'Mainstay に付属するアシスタント mainstay-builtin です。モデルの重みなしで、計算・日付・単位の換算を自分で行い、ほかはこのサーバーの各サービスに尋ねます。「何ができますか」と聞くと一覧が出ます。',
    },
  },
  {
    asks: {
      en: /^(?:who (?:made|created|built|wrote|developed) you|where (?:are|do) you (?:from|come from|live|run)|where are you|how old are you)$/i,
      ja: /^(?:(?:あなたを|君を)?(?:誰|だれ)が(?:作り|つくり|開発し)(?:ました|た)(?:の)?か?|どこ(?:にい|から来)(?:ます|ました)か|何歳(?:です)?か?)$/,
    },
    says: {
      en: 'I am part of Mainstay, open-source software that runs on your own machine; nothing you write to me leaves it.',
      ja: '私は Mainstay の一部です。オープンソースで、あなたのマシン上で動いています。書かれた内容が外に出ることはありません。',
    },
  },
]

/** Greetings, thanks and the questions that people ask of whoever answers. */
export const smallTalk = answerFrom(answers, 0.9)
