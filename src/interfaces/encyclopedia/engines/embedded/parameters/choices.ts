import { badValue } from '../../../domain/action-error.ts'
import type { Parameter, ParameterInfo, Sent } from './parameter.ts'
import { readList, readText } from './read-text.ts'

/** One value of a fixed set, or none. */
export function choice<const Value extends string>(known: readonly Value[]): Parameter<Value | undefined> {
  return {
    read(sent) {
      const value = readText(sent)
      if (value === undefined || isOneOf(known, value)) return value
      throw badValue(sent.name, value)
    },
    info: { type: known },
  }
}

export function choiceOr<const Value extends string>(
  known: readonly Value[],
  standard: NoInfer<Value>,
): Parameter<Value> {
  const { read, info } = choice(known)
  return { read: (sent) => read(sent) ?? standard, info: { ...info, default: standard } }
}

/** Values of a fixed set, each once; others are left out with a warning. */
export function choices<const Value extends string>(
  known: readonly Value[],
  info: Partial<ParameterInfo> = {},
): Parameter<readonly Value[] | undefined> {
  return {
    read(sent) {
      const values = readList(sent)
      if (values?.length === 1 && info.allSpecifier !== undefined && values[0] === info.allSpecifier) return known
      return values && keepKnown(sent, values, known)
    },
    info: { type: known, isMulti: true, ...info },
  }
}

export function choicesOr<const Value extends string>(
  known: readonly Value[],
  standard: readonly NoInfer<Value>[],
  info: Partial<ParameterInfo> = {},
): Parameter<readonly Value[]> {
  const declared = choices(known, { ...info, default: standard.join('|') })
  return { read: (sent) => declared.read(sent) ?? standard, info: declared.info }
}

export function keepKnown<Value extends string>(
  { name, module, warnings }: Sent,
  values: readonly string[],
  known: readonly Value[],
): Value[] {
  const unknown = values.filter((value) => !isOneOf(known, value))
  if (unknown.length > 0) {
    const plural = unknown.length > 1 ? 'values' : 'value'
    warnings.add(
      module,
      'unrecognizedvalues',
      `Unrecognized ${plural} for parameter "${name}": ${unknown.join(', ')}`,
      {
        values: unknown,
      },
    )
  }
  return [...new Set(values.filter((value) => isOneOf(known, value)))]
}

function isOneOf<Value extends string>(known: readonly Value[], value: string): value is Value {
  return known.some((each) => each === value)
}
