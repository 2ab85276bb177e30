/**
 * The tokenizer.json of a BERT whose vocabulary is a few words, in lower case; any other word is `[UNK]`. The first four are
 * `[PAD]`, `[UNK]`, `[CLS]` and `[SEP]`.
 */
export function makeWordTokenizer(vocabulary: readonly string[]): object {
  const ids = Object.fromEntries(vocabulary.map((token, id) => [token, id]))
  const special = (id: string) => ({ SpecialToken: { id, type_id: 0 } })
  return {
    version: '1.0',
    added_tokens: ['[PAD]', '[UNK]', '[CLS]', '[SEP]'].map((content) => ({ id: ids[content], content, special: true })),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [special('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, special('[SEP]')],
      pair: [],
      special_tokens: Object.fromEntries(['[CLS]', '[SEP]'].map((id) => [id, { id, ids: [ids[id]], tokens: [id] }])),
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: ids,
    },
  }
}
