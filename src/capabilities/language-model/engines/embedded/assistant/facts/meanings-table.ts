/** Word | what it means, in words of our own. */
export const englishMeanings = `
abundant|there in large amounts; more than enough
adequate|good enough for what is needed
ambiguous|able to be understood in more than one way
ambitious|wanting strongly to achieve something
anticipate|to expect something and be ready for it
apathy|a lack of interest or feeling
arbitrary|chosen without a reason or a rule
authentic|real; what it claims to be
benevolent|kind and wishing others well
candid|honest and open, even where that is not pleasant
cautious|careful to avoid danger or mistakes
coherent|clear, with parts that fit together
compassion|a feeling for the suffering of others, with the wish to help
concise|saying much in few words
conscientious|careful to do one's work well and rightly
contemplate|to think about something long and calmly
convenient|easy to use, reach or do
courage|the strength to do what is frightening or hard
cynical|believing that people act only for their own good
deliberate|done on purpose; as a verb, to think something over
diligent|working carefully and steadily
discreet|careful not to draw attention or to tell what is private
diverse|of many different kinds
dubious|doubtful; not to be trusted fully
eccentric|strange or unusual in an amusing way
eloquent|speaking or writing clearly and movingly
empathy|the ability to feel what another person feels
enigma|something or somebody hard to understand
ephemeral|lasting only a very short time
epiphany|a moment in which one suddenly understands something
equivocal|not clear; open to more than one meaning
essential|necessary; what a thing cannot do without
euphoria|a feeling of very great happiness
explicit|said or shown plainly, with nothing left to guess
feasible|able to be done
frugal|careful with money; using no more than is needed
futile|having no effect; useless to try
gratitude|the feeling of being thankful
gregarious|fond of being with other people
hypothesis|an explanation that is taken up to be tested
imminent|about to happen
impartial|favouring no side
implicit|meant, though not said
inevitable|certain to happen; not to be avoided
integrity|being honest and true to one's principles
ironic|meaning the opposite of what is said, or turning out the opposite of what one would expect
jovial|cheerful and friendly
lucid|clear and easy to understand
meticulous|very careful about every detail
mundane|ordinary; part of everyday life
naive|trusting too easily for want of experience
nostalgia|a longing for times that are past
notorious|widely known for something bad
novice|a person who is new to something
oblivious|not noticing what goes on around one
obsolete|no longer used, because there is something newer
obstinate|refusing to change one's mind or ways
optimistic|expecting things to turn out well
paradox|a statement that seems to contradict itself, yet may be true
perseverance|going on with something although it is hard
pessimistic|expecting things to turn out badly
plausible|likely to be true; easy to believe
pragmatic|guided by what works in practice
precise|exact
procrastinate|to put off what one has to do
profound|deep, in thought or in effect
prolific|producing very much
prudent|sensible and careful about what may come
redundant|not needed, since something else does the same
reluctant|not willing; doing something only after hesitating
resilient|able to recover quickly from difficulties
rhetoric|the art of speaking or writing so that it persuades
scrutinize|to look at something very closely
serendipity|finding something good by luck, without looking for it
sincere|meaning what one says
skeptical|inclined to doubt
solitude|being alone, often by choice
spontaneous|done on a sudden wish, without planning
subtle|so slight or fine that it is hard to notice
superficial|on the surface only; not deep
tedious|long, slow and dull
tenacious|holding on firmly; not giving up
tentative|not certain yet; done as a first try
thorough|done with care for every part
transparent|letting light through, or easy to see through
trivial|of little importance
ubiquitous|found everywhere
unanimous|agreed by everybody
vague|not clear or exact
versatile|able to do many different things
vivid|bright and clear, so that one seems to see it
vulnerable|easily hurt or attacked
whimsical|playful and unusual
wisdom|the ability to judge well, from experience and knowledge
zealous|full of eager effort for a cause
`

/** 言葉（読み）| 意味 */
export const japaneseMeanings = `
曖昧（あいまい）|はっきりせず、いろいろに受け取れること
一期一会（いちごいちえ）|一生に一度の出会いとして、その機会を大切にすること
一石二鳥（いっせきにちょう）|一つの行いで二つの利益を得ること
意外（いがい）|思っていたことと違うこと
遠慮（えんりょ）|相手のことを考えて、言葉や行いを控えること
億劫（おっくう）|面倒で、する気になれないこと
臥薪嘗胆（がしんしょうたん）|目的を果たすために、長い間苦労に耐えること
我慢（がまん）|つらいことや欲しいものに耐えること
頑固（がんこ）|自分の考えを変えようとしないこと
危惧（きぐ）|悪い結果になるのではないかと心配すること
器用（きよう）|手先の仕事や物事をうまくこなすこと
謙虚（けんきょ）|自分を偉いと思わず、素直に学ぼうとする様子
懸念（けねん）|気がかりで、不安に思うこと
語彙（ごい）|ある人や言語が使う単語の全体
試行錯誤（しこうさくご）|試しては失敗することを重ねて、解決に近づくこと
自業自得（じごうじとく）|自分の行いの報いを自分が受けること
十人十色（じゅうにんといろ）|考えや好みが人によって違うこと
柔軟（じゅうなん）|やわらかいこと、また、場合に応じて考えを変えられること
真摯（しんし）|まじめで、熱心に取り組む様子
慎重（しんちょう）|注意深く、軽々しく行わないこと
切磋琢磨（せっさたくま）|仲間と励まし合い、競い合って向上すること
忖度（そんたく）|相手の気持ちを推し量ること
怠惰（たいだ）|なまけて、すべきことをしないこと
単刀直入（たんとうちょくにゅう）|前置きなしに、すぐ本題に入ること
丁寧（ていねい）|細かいところまで心を配ること、また、礼儀正しいこと
懐かしい（なつかしい）|昔のことが思い出されて、心が引かれる様子
忍耐（にんたい）|苦しさやつらさをこらえること
煩雑（はんざつ）|込み入っていて面倒なこと
批判（ひはん）|物事の良し悪しを検討し、誤りなどを指摘すること
頻繁（ひんぱん）|何度も続けて起こること
風情（ふぜい）|その場の様子から感じられる、趣のある味わい
偏見（へんけん）|十分な根拠のない、かたよった見方
矛盾（むじゅん）|二つのことのつじつまが合わないこと
面目躍如（めんもくやくじょ）|その人らしさが生き生きと表れ、評判にふさわしい様子
木漏れ日（こもれび）|木々の葉の間から差し込む日の光
勇気（ゆうき）|恐れずに立ち向かう気持ち
優柔不断（ゆうじゅうふだん）|迷って、なかなか決められないこと
余裕（よゆう）|必要な分より余りがあること、また、心がゆったりしていること
臨機応変（りんきおうへん）|その場の様子に応じて、ふさわしい行いをすること
侘び寂び（わびさび）|質素さや古びたものの中に見いだす美しさ
`
