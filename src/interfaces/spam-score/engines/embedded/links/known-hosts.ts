/** Kinds of host, by name; none is ever asked. */

/** Mailboxes that anyone gets for nothing. */
export const freeMailers: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.co.jp yahoo.fr yahoo.de yahoo.com.br ymail.com hotmail.com hotmail.co.uk hotmail.fr outlook.com live.com msn.com aol.com gmx.de gmx.net gmx.com web.de mail.ru yandex.ru yandex.com inbox.ru bk.ru list.ru rambler.ru protonmail.com proton.me icloud.com me.com zoho.com mail.com email.com usa.net netscape.net excite.com lycos.com juno.com eudoramail.com caramail.com 163.com 126.com qq.com sina.com sohu.com 21cn.com uol.com.br bol.com.br terra.com.br ig.com.br libero.it virgilio.it laposte.net free.fr orange.fr naver.com hanmail.net daum.net rediffmail.com tutanota.com fastmail.com btinternet.com bigfoot.com angelfire.com'.split(
    ' ',
  ),
)

/** Sites below which anyone can put pages for nothing. */
export const freeHosts: readonly string[] =
  'weebly.com wixsite.com web.app firebaseapp.com pages.dev workers.dev r2.dev netlify.app vercel.app herokuapp.com github.io gitlab.io glitch.me blogspot.com wordpress.com godaddysites.com square.site webflow.io surge.sh onrender.com repl.co replit.app ngrok.io ngrok-free.app 000webhostapp.com mystrikingly.com jimdosite.com yolasite.com wixstudio.io canva.site notion.site typeform.com jotform.com formstack.com carrd.co framer.app gitbook.io blob.core.windows.net web.core.windows.net azurewebsites.net azurefd.net cloudfront.net amazonaws.com storage.googleapis.com appspot.com translate.goog sites.google.com docs.google.com forms.gle script.google.com fleek.co ipfs.io dweb.link cloudflare-ipfs.com backblazeb2.com digitaloceanspaces.com linodeobjects.com trycloudflare.com onmicrosoft.com duckdns.org no-ip.org dyndns.org geocities.com tripod.com angelfire.com xoom.com freeservers.com sharepoint.com hubspotpagebuilder.com myportfolio.com ukit.me tilda.ws w3s.link nftstorage.link infura-ipfs.io mypinata.cloud pinata.cloud 4everland.io filebase.io csb.app codesandbox.io stackblitz.io plesk.page cprapid.com hostingersite.com wpenginepowered.com webnode.page webnode.com webador.com strikingly.com ucraft.site site123.me zyrosite.com nicepage.io bravesites.com doodlekit.com my-free.website simdif.com page.link taplink.cc cloudfunctions.net run.app fly.dev deno.dev edgeone.app lovable.app bubbleapps.io softr.app airtable.com wufoo.com formsite.com 123formbuilder.com forms.office.com forms.app tally.so express.adobe.com indd.adobe.com dochub.com clickup.com padlet.com gamma.site gamma.app figma.site swipepages.net ddns.net hopto.org zapto.org sytes.net serveo.net loca.lt cloudflarestorage.com oraclecloud.com contaboserver.net contabostorage.com wasabisys.com fc2.com rf.gd epizy.com infinityfreeapp.com great-site.net 42web.io atwebpages.com mywebcommunity.org swtest.ru beget.tech tmweb.ru googleusercontent.com ipfs.cf-ipfs.com cf-ipfs.com'.split(
    ' ',
  )

export const shorteners: ReadonlySet<string> = new Set(
  'bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly rb.gy shorturl.at t.ly tiny.cc s.id lnkd.in v.gd qrco.de bl.ink urlz.fr u.to shorte.st adf.ly linktr.ee tiny.pl ogy.de 2no.co l.ead.me me2.do han.gl x.gd han.gl soo.gd clck.ru vk.cc wa.me bit.do n9.cl acortar.link kutt.it surl.li reurl.cc goo.su short.gy l.wl.co encr.pw l1nq.com bitly.ws v.ht shrinke.me rotf.lol ln.run snip.ly t2m.io shorturl.asia tinyurl.is iplogger.org shrtco.de'.split(
    ' ',
  ),
)

/** Endings whose names cost next to nothing. */
export const cheapEndings: ReadonlySet<string> = new Set(
  'xyz top click icu buzz cyou cfd sbs rest monster quest bond shop online site website space store fun live life world today tokyo work club vip win bid loan date men stream download racing review trade party science gdn kim ren link cam beauty hair skin makeup boats autos homes yachts tk ml ga cf gq pw su cc ws biz lol mom'.split(
    ' ',
  ),
)
