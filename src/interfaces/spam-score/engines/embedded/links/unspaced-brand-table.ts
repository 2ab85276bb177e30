/** The same as in `brand-table.ts` for names in scripts that do not part words. */
export const unspacedTable = `
アマゾン: amazon
楽天: rakuten
三井住友: smbc smbc-card vpass
三菱ufj: mufg bk.mufg.jp cr.mufg.jp
みずほ銀行: mizuhobank mizuho
りそな: resonabank resona-gr
ゆうちょ: jp-bank japanpost
イオンカード: aeon
イオン銀行: aeonbank aeon
セゾンカード: saisoncard
エポスカード: eposcard
オリコカード: orico
ビューカード: viewsnet jreast
えきねっと: eki-net
ヤマト運輸: kuronekoyamato
クロネコ: kuronekoyamato
佐川急便: sagawa-exp
日本郵便: japanpost
メルカリ: mercari
国税庁: nta e-tax
ドコモ: docomo
ソフトバンク: softbank
アップル: apple
マイクロソフト: microsoft
支付宝: alipay
微信: wechat tencent qq.com
淘宝: taobao alibaba
京东: jd
顺丰: sf-express
工商银行: icbc
建设银行: ccb
招商银行: cmbchina
etc利用照会: etc-meisai
楽天銀行: rakuten-bank rakuten
楽天証券: rakuten-sec rakuten
野村證券: nomura
野村証券: nomura
住信sbi: netbk
じぶん銀行: jibunbank
東京電力: tepco
東京ガス: tokyo-gas
水道局: tokyo metro.tokyo.lg.jp
年金機構: nenkin
マイナポイント: mynumbercard soumu
ジャックス: jaccs
ライフカード: lifecard
ニンテンドー: nintendo
카카오: kakao kakaocorp
네이버: naver
`
