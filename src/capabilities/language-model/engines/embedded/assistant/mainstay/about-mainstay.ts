import { answerFrom, type KnownAnswer } from '../known-answer.ts'

const answers: readonly KnownAnswer[] = [
  {
    asks: {
      en: /\b(?:openai|sdk|base ?url|base address|client library|curl)\b/i,
      ja: /openai|SDK|base ?URL|ベース(?:アドレス|URL)|クライアント/i,
    },
    says: {
      en: 'Point any OpenAI client at http://127.0.0.1:8022/chat/v1 (its baseURL) and give it one of your Mainstay keys. Chat, completions, embeddings and moderations keep their paths. From TypeScript, createClient() of @mainstay-server/mainstay/client has every interface: docs/client.md.',
      ja: 'OpenAI のクライアントの baseURL を http://127.0.0.1:8022/chat/v1 にして、Mainstay のキーを渡してください。チャット、補完、埋め込み、モデレーションのパスはそのままです。TypeScript からは @mainstay-server/mainstay/client の createClient() で全インターフェースを使えます(docs/client.md)。',
    },
  },
  {
    asks: {
      en: /\b(?:real|better|bigger|own|larger|proper|large|other|another|different|local|gguf|language) (?:ai |language |chat )?models?\b|\b(?:add|use|install|connect|run|get|change|switch|pull|download) (?:to )?(?:an? |the |my |your )?(?:\w+ )?(?:models?|llm|llama|ollama|vllm|gguf|mistral|qwen)\b|\bCHAT_ENGINE\b/i,
      ja: /(?:本物の|別の|大きな|大きい|自分の|他の|ローカルの?)モデル|モデルを(?:追加|変え|変更|入れ|使|接続|ダウンロード)|LLM|CHAT_ENGINE|Ollama|GGUF/i,
    },
    says: {
      en: 'There are two ways to add a real model. With CHAT_ENGINE=gguf Mainstay runs a GGUF file on this machine; "mainstay models" fetches and lists such files. With CHAT_ENGINE=upstream it asks any OpenAI-compatible server (Ollama, vLLM, llama.cpp and so on). CHAT_ENGINE=upstream,embedded falls back to me when that server fails. docs/chat.md has the settings.',
      ja: '本物のモデルを使う方法は二つあります。CHAT_ENGINE=gguf なら GGUF ファイルをこのマシンで動かします(「mainstay models」で取得と一覧)。CHAT_ENGINE=upstream なら OpenAI 互換サーバー(Ollama、vLLM、llama.cpp など)に尋ねます。CHAT_ENGINE=upstream,embedded とすると、そのサーバーが失敗したときは私が答えます。設定は docs/chat.md にあります。',
    },
  },
  {
    asks: {
      en: /\b(?:api[- ]?keys?|access keys?|credentials?|(?:make|create|get|revoke|add|new|list|lost|my) (?:an? |another |the |my )?keys?)\b/i,
      ja: /(?:API ?)?キー(?:は|を|の|が)|鍵(?:は|を|の)/i,
    },
    says: {
      en: 'The first start makes an API key and prints it once. "mainstay keys add --name NAME" makes another, "keys list" shows them and "keys revoke ID" ends one. For development, MAINSTAY_DEV_KEY sets one key that every interface accepts. See docs/run.md.',
      ja: '最初の起動時に API キーが作られ、一度だけ表示されます。「mainstay keys add --name 名前」で追加、「keys list」で一覧、「keys revoke ID」で失効できます。開発用には MAINSTAY_DEV_KEY で全インターフェース共通のキーを設定できます。docs/run.md をご覧ください。',
    },
  },
  {
    asks: {
      en: /\bwhat (?:are|is an?) engines?\b|\b(?:choose|change|switch|select|which|set) (?:an? |the |another )?engines?\b|_ENGINE\b/i,
      ja: /エンジン/,
    },
    says: {
      en: 'Every interface has one or more engines that do its work: "embedded" works offline at once, others use weights or programs you add, or ask a server elsewhere. A setting chooses, such as IP_LOCATION_ENGINE or CHAT_ENGINE; several names by commas are asked in turn when one fails. "mainstay serve --help" lists all settings.',
      ja: '各インターフェースには処理を担うエンジンがあります。embedded はすぐにオフラインで動き、ほかに追加した重みやプログラムを使うもの、外部サーバーに尋ねるものがあります。IP_LOCATION_ENGINE や CHAT_ENGINE のような設定で選び、コンマで複数並べると失敗時に次が使われます。設定の一覧は「mainstay serve --help」です。',
    },
  },
  {
    asks: {
      en: /\bwhere (?:are|is|can i find|do i find) (?:the |your |more )?(?:docs?|documentation|manual|reference|help|console|guide)\b|^(?:docs|documentation)$|\bopenapi\b|\bhow (?:do|can) i (?:use|call|start|run|install) (?:mainstay|it|the api|you)\b/i,
      ja: /(?:ドキュメント|マニュアル|説明書|文書|使い方|コンソール|OpenAPI)(?:は|を|が|って)?/i,
    },
    says: {
      en: 'The console is at the root of this server (http://127.0.0.1:8022/ unless you changed it), the API reference at /docs, the OpenAPI document at /openapi.json. The folder docs/ of the repository has a page for each task: run.md, chat.md, client.md, content.md and others.',
      ja: 'コンソールはこのサーバーのルート(既定では http://127.0.0.1:8022/)、API リファレンスは /docs、OpenAPI 文書は /openapi.json です。リポジトリの docs/ に run.md、chat.md、client.md、content.md など作業ごとのページがあります。',
    },
  },
  {
    asks: {
      en: /\b(?:what|which) (?:interfaces?|services?|apis?)\b.*|\bwhat (?:does|can) (?:mainstay|it|this server) (?:serve|do|offer)\b|\blist (?:the |all |your )?(?:interfaces|services|apis)\b/i,
      ja: /(?:どんな|どの|何の)(?:インターフェース|サービス|API)|(?:インターフェース|サービス|API)(?:の)?一覧/i,
    },
    says: {
      en: 'Mainstay serves 22 interfaces: gender of a name, chat, completion, moderation, embeddings, translation in two forms, Japanese summary, proofreading and small talk, spam score, bin packing, location of an IP address, description of images, transit search, news feeds, social timeline, encyclopedia, user search, notes, sample posts, and a library for links that articles share. /docs shows which of them this server has now and how to call each.',
      ja: 'Mainstay は 22 のインターフェースを提供します。名前の性別、チャット、文章補完、モデレーション、埋め込み、二形式の翻訳、日本語の要約・校正・雑談、迷惑メール判定、箱詰め、IP アドレスの位置、画像の説明、乗換検索、ニュースフィード、ソーシャルタイムライン、百科事典、ユーザー検索、ノート、サンプル投稿、そして記事に共通するリンクのライブラリです。今このサーバーにあるものと呼び方は /docs にあります。',
    },
  },
  {
    asks: {
      en: /\b(?:what(?:'s| is)|explain|describe|tell me about|who is) mainstay\b/i,
      ja: /(?:Mainstay|メインステイ)(?:とは|って|は何|について|は?なに)/i,
    },
    says: {
      en: 'Mainstay serves the web interfaces that programs lean on (chat, translation, geolocation, bin packing, an encyclopedia and more) from one process on your own machine, wire for wire, offline. A program moves over by changing a base address.',
      ja: 'Mainstay は、プログラムが頼りにするウェブインターフェース(チャット、翻訳、位置情報、箱詰め、百科事典など)を、あなたのマシン上の一つのプロセスからそのままの通信形式で、オフラインで提供します。ベースアドレスを変えるだけでプログラムを移せます。',
    },
  },
  {
    asks: {
      en: /\b(?:offline|privacy|private|leave (?:the|my|this) (?:house|machine|computer)|send my data|store my (?:data|messages)|free of charge|cost|price|licen[cs]e|open[- ]source)\b.*\b(?:you|mainstay|it)\b|\b(?:(?:are|do|can|will|does) you|mainstay|this (?:software|program|server|service|assistant))\b.*\b(?:offline|privacy|private|cost|price|free|licen[cs]e|open[- ]source|save my|store my)\b/i,
      ja: /(?:オフライン|プライバシー|無料|料金|ライセンス|オープンソース|データは(?:外|送))/,
    },
    says: {
      en: 'Mainstay is free software under the MIT licence. It works offline on your own machine; your text goes elsewhere only if you choose an upstream engine, and the built-in assistant keeps nothing of what you write.',
      ja: 'Mainstay は MIT ライセンスの無料ソフトウェアです。あなたのマシン上でオフラインで動き、upstream エンジンを選ばない限り文章が外に出ることはなく、内蔵アシスタントは書かれた内容を保存しません。',
    },
  },
]

/** Questions about Mainstay itself. */
export const aboutMainstay = answerFrom(answers, 0.8)
