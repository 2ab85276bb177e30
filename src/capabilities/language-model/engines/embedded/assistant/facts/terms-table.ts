/** Term, and other names with `/` | what it is, in a sentence | 日本語の説明. Written for Mainstay. */
export const termsTable = `
JSON/JavaScript Object Notation|JSON is a text format for data: objects of named values, lists, texts, numbers, true, false and null.|JSONは、名前と値の組や一覧、文字列、数値などを表すテキスト形式のデータです。
XML|XML is a text format in which nested elements with tags and attributes hold data or documents.|XMLは、タグと属性を持つ要素を入れ子にしてデータや文書を表すテキスト形式です。
YAML|YAML is a text format for settings and data that is told by indentation.|YAMLは、字下げで構造を表す、設定などに使われるテキスト形式です。
CSV|CSV is a table as text: a row on each line, with commas between the values.|CSVは、値をカンマで区切り、一行に一件ずつ並べた表のテキスト形式です。
HTML|HTML is the language in which web pages are written: text, with elements such as headings, links and pictures.|HTMLは、見出し、リンク、画像などの要素で文書を表す、ウェブページの言語です。
CSS|CSS is the language that says how the elements of a web page look: colours, fonts, sizes and places.|CSSは、ウェブページの色、文字、大きさ、配置などの見た目を決める言語です。
JavaScript|JavaScript is the programming language that runs in web browsers, and outside of them in Node.js.|JavaScriptは、ウェブブラウザーの中で動くプログラミング言語で、Node.jsなどブラウザーの外でも使われます。
TypeScript|TypeScript is JavaScript with types, which are checked before the program runs.|TypeScriptは、実行する前に検査される型を備えたJavaScriptです。
Python|Python is a programming language that is easy to read, much used for data, science and the web.|Pythonは、読みやすさを重んじたプログラミング言語で、データ分析、科学技術、ウェブなどで広く使われます。
SQL|SQL is the language in which tables of a database are read and changed.|SQLは、データベースの表を読み書きするための言語です。
API/application programming interface|An API is the set of calls by which one program uses another.|APIは、あるプログラムを別のプログラムから使うための呼び出しの決まりです。
REST/REST API|REST is a manner of web interfaces: things have addresses, and HTTP's methods read, make, change and remove them.|RESTは、ものにアドレスを与え、HTTPのメソッドで読み書きするウェブAPIの作り方です。
HTTP|HTTP is the protocol in which browsers and programs ask web servers and get answers.|HTTPは、ブラウザーなどがウェブサーバーに要求を送り、答えを受け取るための通信の決まりです。
HTTPS|HTTPS is HTTP over an encrypted connection, by which the server shows who it is.|HTTPSは、暗号化され、相手のサーバーを確かめられる接続の上のHTTPです。
URL|A URL is the address of something on the web: the protocol, the server and the path.|URLは、ウェブ上のものの場所を、方式、サーバー、パスで示すアドレスです。
DNS|DNS is the directory of the internet: it tells the addresses that belong to a name such as example.org.|DNSは、example.orgのような名前に対応するアドレスを教える、インターネットの名簿です。
IP address|An IP address is the number by which a computer is reached in a network.|IPアドレスは、ネットワークの中でコンピューターを示す番号です。
VPN|A VPN joins computers over an encrypted connection as if they were in one network.|VPNは、暗号化した接続で、離れたコンピューターを同じネットワークにあるようにつなぐ仕組みです。
Git|Git keeps the history of files, mostly of programs, so that several people can work on them.|Gitは、プログラムなどのファイルの変更履歴を管理し、複数の人で開発できるようにする道具です。
Docker|Docker runs programs in containers, which hold all that a program needs.|Dockerは、必要なものを一まとめにしたコンテナーの中でプログラムを動かす道具です。
Linux|Linux is a free operating system kernel, and the systems that are built on it.|Linuxは、自由に使えるOSのカーネルと、それを元にしたシステムの総称です。
operating system/OS|An operating system runs the programs of a computer and gives them memory, files and devices.|OS（オペレーティングシステム）は、プログラムを動かし、メモリー、ファイル、機器を管理するソフトウェアです。
database|A database keeps data so that it can be searched and changed safely, by many at once.|データベースは、多くの人が同時に、安全に検索や変更ができるようにデータを保管するものです。
algorithm|An algorithm is a series of steps that solves a problem.|アルゴリズムは、問題を解くための手順です。
variable|A variable is a name for a value in a program.|変数は、プログラムの中で値に付けた名前です。
function|A function is a part of a program with a name, which takes values and may give one back.|関数は、値を受け取って処理し、結果を返す、名前の付いたプログラムの部分です。
recursion|Recursion is when a function calls itself, each time on something smaller.|再帰は、関数が自分自身を、より小さな問題について呼び出すことです。
compiler|A compiler turns a program's text into what a machine can run.|コンパイラーは、プログラムの文を、機械が実行できる形に変換するソフトウェアです。
regular expression/regex|A regular expression is a pattern of signs that describes texts, for searching and replacing.|正規表現は、文字列の形を記号で表した検索や置換のためのパターンです。
open source|Open source is software whose source code anybody may read, change and pass on.|オープンソースは、ソースコードを誰でも読み、変更し、再配布できるソフトウェアです。
cookie|A cookie is a small text that a web site leaves in the browser and gets back with each request.|クッキーは、ウェブサイトがブラウザーに保存させ、要求のたびに受け取る小さなデータです。
cache|A cache keeps what was fetched or worked out, so that it is there sooner the next time.|キャッシュは、一度取得や計算をしたものを、次に早く使えるように取っておく仕組みです。
bug|A bug is a mistake in a program.|バグは、プログラムの誤りです。
RAM|RAM is the memory in which a computer holds what it is working on; it is empty after a restart.|RAMは、作業中のデータを置くメモリーで、電源を切ると消えます。
CPU|The CPU is the part of a computer that carries out programs.|CPUは、プログラムを実行する、コンピューターの中心部品です。
GPU|A GPU is a processor that does many like calculations at once, for pictures and for machine learning.|GPUは、画像や機械学習などの、同じような計算を大量に同時に行うプロセッサーです。
machine learning|Machine learning is the making of programs that learn from examples how to answer.|機械学習は、例から規則を学び取って答えを出すプログラムを作る技術です。
language model/LLM/large language model|A language model is trained on much text to say which words come next, and answers by that.|言語モデルは、大量の文章から次に来る言葉を予測するように学習し、それによって答えるモデルです。
UTF-8|UTF-8 is the usual encoding of Unicode: one to four bytes for each character.|UTF-8は、Unicodeの文字を1〜4バイトで表す、最も広く使われる符号化方式です。
Unicode|Unicode gives a number to each character of the world's scripts.|Unicodeは、世界の文字一つ一つに番号を付けた規格です。
DNA|DNA is the molecule that holds the genes of living things.|DNAは、生物の遺伝情報を持つ分子です。
photosynthesis|Photosynthesis is how plants make sugar and oxygen of light, water and carbon dioxide.|光合成は、植物が光を使って、水と二酸化炭素から糖と酸素を作る働きです。
gravity|Gravity is the force by which masses attract each other.|重力は、質量のあるものどうしが引き合う力です。
inflation|Inflation is the rise of prices in general, by which money is worth less.|インフレーションは、物価が全体として上がり続け、お金の価値が下がることです。
GDP|GDP is the value of all that is produced in a country in a year.|GDP（国内総生産）は、一年間に国内で生み出された価値の合計です。
democracy|Democracy is government by the people, who elect those that decide.|民主主義は、国民が代表を選ぶなどして、自ら政治を行う仕組みです。
haiku|A haiku is a Japanese poem of 5, 7 and 5 syllables, mostly with a word of the season.|俳句は、五・七・五の十七音からなり、多くは季語を含む日本の定型詩です。
leap year|A leap year has 366 days: every fourth year, but of the full centuries only those that 400 divides.|うるう年は、一年が366日ある年で、4年に一度、ただし百で割り切れる年は400で割り切れるものだけです。
`
