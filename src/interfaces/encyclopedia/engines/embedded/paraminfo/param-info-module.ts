import { choiceOr } from '../parameters/choices.ts'
import { flag, texts } from '../parameters/texts.ts'

/** Those beside `modules` are an older way to ask for the same. */
export const paramInfoModule = {
  path: 'paraminfo',
  prefix: '',
  parameters: {
    modules: texts,
    helpformat: choiceOr(['none'], 'none'),
    querymodules: texts,
    mainmodule: flag,
    pagesetmodule: flag,
    formatmodules: texts,
  },
} as const
