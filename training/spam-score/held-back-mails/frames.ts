/** The HTML that programs put around a text. */
export const frames: Readonly<Record<string, (body: string, link: string) => string>> = {
  plain: (body) => body,
  bare: (body) =>
    `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body>${body}</body></html>`,
  none: (body) => body,
  table: (body) =>
    `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta name="viewport" content="width=device-width, initial-scale=1.0"><style type="text/css">
body{margin:0;padding:0;background:#f4f4f4}.button a{background:#0067b8;color:#fff;padding:12px 24px;text-decoration:none}@media only screen and (max-width:600px){.wrap{width:100%!important}}
</style></head><body><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table class="wrap" role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="background:#ffffff;font-family:Arial,Helvetica,sans-serif"><tr><td style="padding:24px;font-size:15px;line-height:22px;color:#333333">
${body}
</td></tr></table></td></tr></table></body></html>`,
  word: (body) =>
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Microsoft Word 15 (filtered medium)"><style><!--
@font-face{font-family:Calibri;panose-1:2 15 5 2 2 2 4 3 2 4}p.MsoNormal{margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif}
--></style></head><body lang="EN-GB" link="#0563C1" vlink="#954F72" style="word-wrap:break-word"><div class="WordSection1">
${body.replaceAll('<p>', '<p class="MsoNormal">')}
</div></body></html>`,
  gmail: (body) =>
    `<div dir="ltr">${body.replaceAll('<p>', '<div>').replaceAll('</p>', '</div><div><br></div>')}</div>`,
  image: (body, link) =>
    `<html><body><center><a href="${link}"><img src="${link.replace(/[?#].*$/, '')}/m.png" width="640" border="0" alt=""></a>${body}</center></body></html>`,
}

/** The text beside the HTML, as mailing programs make it. */
export function toText(html: string): string {
  return html
    .replaceAll(/<a [^>]{0,99}href="([^"]{1,500})"[^>]{0,99}>([^<]{0,300})<\/a>/g, '$2 ( $1 )')
    .replaceAll(/<\/(?:p|tr|li|h\d)>|<br>/g, '\n')
    .replaceAll(/<[^>]{1,600}>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/ {2,40}/g, ' ')
}
