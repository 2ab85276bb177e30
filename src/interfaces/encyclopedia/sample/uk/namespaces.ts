/** As MediaWiki localises them for Ukrainian (languages/messages/MessagesUk.php). */
export const namespaceNames: Readonly<Record<number, string>> = {
  [-2]: 'Медіа',
  [-1]: 'Спеціальна',
  1: 'Обговорення',
  2: 'Користувач',
  3: 'Обговорення користувача',
  4: 'Mainstay',
  5: 'Обговорення Mainstay',
  6: 'Файл',
  7: 'Обговорення файлу',
  9: 'Обговорення MediaWiki',
  10: 'Шаблон',
  11: 'Обговорення шаблону',
  12: 'Довідка',
  13: 'Обговорення довідки',
  14: 'Категорія',
  15: 'Обговорення категорії',
}

export const namespaceAliases: Readonly<Record<number, readonly string[]>> = {
  2: ['Користувачка'],
  3: ['Обговорення користувачки'],
  6: ['Зображення'],
  7: ['Обговорення зображення'],
}
