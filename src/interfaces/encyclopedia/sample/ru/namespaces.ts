/** As MediaWiki localises them for Russian (languages/messages/MessagesRu.php). */
export const namespaceNames: Readonly<Record<number, string>> = {
  [-2]: 'Медиа',
  [-1]: 'Служебная',
  1: 'Обсуждение',
  2: 'Участник',
  3: 'Обсуждение участника',
  4: 'Mainstay',
  5: 'Обсуждение Mainstay',
  6: 'Файл',
  7: 'Обсуждение файла',
  9: 'Обсуждение MediaWiki',
  10: 'Шаблон',
  11: 'Обсуждение шаблона',
  12: 'Справка',
  13: 'Обсуждение справки',
  14: 'Категория',
  15: 'Обсуждение категории',
}

export const namespaceAliases: Readonly<Record<number, readonly string[]>> = {
  2: ['Участница'],
  3: ['Обсуждение участницы'],
  6: ['Изображение'],
  7: ['Обсуждение изображения'],
}
