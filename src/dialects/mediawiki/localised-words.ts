/** Words of wikitext that wikis write in their own languages, those of the larger editions (mediawiki.org/wiki/Localisation). */

/** What a picture leads to: `[[File:X|link=Y]]`. */
export const linkWords =
  'link|verweis|lien|ссылка|посилання|リンク|vínculo|vinculo|enlace|koppeling|verwijzing|ligação|länk|链接|連結|링크|odkaz|' +
  'پیوند|وصلة|رابط|bağlantı|liên_kết|linkki|קישור'

/** What a page is sorted by in its categories: `{{DEFAULTSORT:X}}`. */
export const sortKeyWords: readonly string[] = (
  'DEFAULTSORT|DEFAULTSORTKEY|DEFAULTCATEGORYSORT|SORTIERUNG|CLEFDETRI|CLEDETRI|СОРТИРОВКА_ПО_УМОЛЧАНИЮ|КЛЮЧ_СОРТИРОВКИ|' +
  'СТАНДАРТНЕ_СОРТУВАННЯ|デフォルトソート|デフォルトソートキー|デフォルトカテゴリソート|ORDENAR|STANDAARDSORTERING|SORTUJ|DOMYŚLNIESORTUJ|' +
  'ORDENACAOPADRAO|ORDENAÇÃOPADRÃO|ORDEMPADRAO|ORDEMPADRÃO|STANDARDSORTERING|默认排序|默认排序关键字|기본정렬|KLÍČŘAZENÍ|' +
  'ترتیب|ترتيب_افتراضي|RENDEZÉS|KULCS|XẾP_MẶC_ĐỊNH|XẾPMẶCĐỊNH|AAKKOSTUS|OLETUSAAKKOSTUS|מיון רגיל'
).split('|')
