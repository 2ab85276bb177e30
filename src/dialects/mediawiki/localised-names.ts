/**
 * What MediaWiki calls files, categories and redirects in each language (the messages of mediawiki.org, older names
 * included). A dump's siteinfo gives a namespace's present name alone, and no word for redirects.
 */
export interface LocalisedNames {
  readonly file: readonly string[]
  readonly category: readonly string[]
  /** Without the number sign, in lower case. */
  readonly redirect: readonly string[]
}

/** Understood by every wiki. */
export const canonicalNames: LocalisedNames = {
  file: ['File', 'Image'],
  category: ['Category'],
  redirect: ['redirect'],
}

/** Files; categories; redirects. Several names are separated by a bar. */
const table: ReadonlyMap<string, readonly [string, string, string]> = new Map(
  Object.entries({
    af: ['Lêer|Beeld', 'Kategorie', 'aanstuur'],
    ar: ['ملف|صورة', 'تصنيف', 'تحويل'],
    ast: ['Ficheru|Imaxe|Imaxen', 'Categoría', 'redireición|redirección'],
    az: ['Fayl|Şəkil', 'Kateqoriya', 'i̇stiqamətləndi̇rmə|istiqamətləndirmə'],
    ba: ['Файл|Рәсем', 'Категория', 'йүнәлтеү|перенаправление'],
    be: ['Файл|Выява', 'Катэгорыя', 'перанакіраванне'],
    'be-tarask': ['Файл|Выява', 'Катэгорыя', 'перанакіраваньне'],
    bg: ['Файл|Картинка', 'Категория', 'виж|пренасочване'],
    bn: ['চিত্র', 'বিষয়শ্রেণী', 'পুনর্নির্দেশ'],
    br: ['Restr|Skeudenn', 'Rummad', 'adkas'],
    bs: ['Datoteka|Slika', 'Kategorija', 'preusmjeri'],
    ca: ['Fitxer|Imatge', 'Categoria', 'redirecció'],
    cs: ['Soubor', 'Kategorie', 'presmeruj|přesměruj'],
    cy: ['Delwedd', 'Categori', 'ail-cyfeirio|ailgyfeirio'],
    da: ['Fil|Billede', 'Kategori', 'omdirigering'],
    de: ['Datei|Bild', 'Kategorie', 'weiterleitung'],
    el: ['Αρχείο|Εικόνα', 'Κατηγορία', 'ανακατευθυνση'],
    eo: ['Dosiero', 'Kategorio', 'alidirektu|alidirekti'],
    es: ['Archivo|Imagen', 'Categoría', 'redirección'],
    et: ['Pilt|Fail', 'Kategooria', 'suuna'],
    eu: ['Fitxategi|Irudi', 'Kategoria', 'birzuzendu|bideratu'],
    fa: ['پرونده|تصویر', 'رده', 'تغییرمسیر|تغییر_مسیر'],
    fi: ['Tiedosto|Kuva', 'Luokka', 'ohjaus|uudelleenohjaus'],
    fr: ['Fichier', 'Catégorie', 'redirection'],
    ga: ['Íomhá', 'Catagóir', 'athsheoladh'],
    gl: ['Ficheiro|Imaxe', 'Categoría', 'redirección'],
    he: ['קובץ|תמונה', 'קטגוריה', 'הפניה'],
    hi: ['चित्र', 'श्रेणी', 'अनुप्रेषित|पुनर्प्रेषित'],
    hr: ['Datoteka|Slika', 'Kategorija', 'preusmjeri'],
    hu: ['Fájl|Kép', 'Kategória', 'átirányítás'],
    hy: ['Պատկեր', 'Կատեգորիա', 'վերահղում'],
    id: ['Berkas|Gambar', 'Kategori', 'alih'],
    is: ['Mynd', 'Flokkur', 'tilvísun'],
    it: ['File|Immagine', 'Categoria', 'rinvia|rinvio'],
    ja: ['ファイル|画像', 'カテゴリ', '転送|リダイレクト'],
    ka: ['ფაილი|სურათი', 'კატეგორია', 'გადამისამართება'],
    kk: ['Сурет|Файл', 'Санат', 'айдау'],
    ko: ['파일|그림', '분류', '넘겨주기'],
    la: ['Fasciculus|Imago', 'Categoria', 'redirect'],
    lt: ['Vaizdas', 'Kategorija', 'peradresavimas'],
    lv: ['Attēls', 'Kategorija', 'pāradresācija'],
    mk: ['Податотека|Слика', 'Категорија', 'пренасочување'],
    ml: ['പ്രമാണം|ചിത്രം', 'വർഗ്ഗം', 'തിരിച്ചുവിടുക'],
    mr: ['चित्र', 'वर्ग', 'पुनर्निर्देशन'],
    ms: ['Fail|Imej', 'Kategori', 'lencong'],
    nds: ['Bild', 'Kategorie', 'wiederleiden'],
    nl: ['Bestand|Afbeelding', 'Categorie', 'doorverwijzing'],
    nn: ['Fil', 'Kategori', 'omdiriger'],
    no: ['Fil|Bilde', 'Kategori', 'omdirigering'],
    oc: ['Fichièr|Imatge', 'Categoria', 'redireccion'],
    pl: ['Plik|Grafika', 'Kategoria', 'patrz|przekieruj|tam'],
    pt: ['Ficheiro|Imagem|Arquivo', 'Categoria', 'redirecionamento'],
    ro: ['Fișier|Imagine|Fişier', 'Categorie', 'redirecteaza'],
    ru: ['Файл|Изображение', 'Категория', 'перенаправление|перенапр'],
    sk: ['Súbor|Obrázok', 'Kategória', 'presmeruj'],
    sl: ['Slika', 'Kategorija', 'preusmeritev'],
    sq: ['Skeda|Figura', 'Kategoria|Kategori', 'ridrejto'],
    sr: ['Датотека|Слика|Slika', 'Категорија|Kategorija', 'преусмери|преусмери'],
    sv: ['Fil|Bild', 'Kategori', 'omdirigering'],
    ta: ['படிமம்', 'பகுப்பு', 'வழிமாற்று'],
    te: ['దస్త్రం|బొమ్మ', 'వర్గం', 'దారిమార్పు'],
    th: ['ไฟล์|ภาพ', 'หมวดหมู่', 'เปลี่ยนทาง'],
    tr: ['Dosya|Resim', 'Kategori', 'yönlendi̇rme|yönlendirme|yönlendi̇r'],
    tt: ['Файл|Рәсем', 'Төркем', 'юнәлтү|перенаправление'],
    uk: ['Файл|Зображення', 'Категорія', 'перенаправлення|перенаправление'],
    ur: ['فائل|تصویر', 'زمرہ', 'رجوع_مکرر'],
    uz: ['Fayl|Tasvir', 'Turkum|Kategoriya', 'yoʻnaltirish'],
    vi: ['Tập tin|Tập_tin|Hình', 'Thể loại', 'đổi|đổihướng'],
    zh: ['文件|档案|檔案|图像|圖像', '分类|分類', '重定向'],
  }),
)

/** The names of a language beside the canonical ones; none where they are not known here. */
export function findLocalisedNames(language: string): LocalisedNames {
  const [file = '', category = '', redirect = ''] = table.get(language) ?? []
  return { file: split(file), category: split(category), redirect: split(redirect) }
}

function split(names: string): string[] {
  return names === '' ? [] : names.split('|')
}
