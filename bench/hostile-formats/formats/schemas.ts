import { postJson } from '../../overload/write-raw-request.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'
import { chat, modelName, responses } from '../operations.ts'

const maxLength = 500_000

const growths: readonly Growth[] = [
  {
    name: 'a pattern of nested quantifiers',
    by: 'depth',
    head: '{"type":"string","pattern":"^',
    unit: '(',
    middle: 'a',
    close: '+)+',
    tail: '$"}',
  },
  {
    name: 'a pattern of alternatives that overlap',
    by: 'count',
    head: '{"type":"string","pattern":"^(a',
    unit: '|a?',
    tail: ')*$"}',
  },
  {
    name: 'a pattern of bounded repeats',
    by: 'depth',
    head: '{"type":"string","pattern":"',
    unit: '(',
    middle: 'a',
    close: '{1000})',
    tail: '"}',
  },
  { name: 'a pattern of look-aheads', by: 'count', head: '{"type":"string","pattern":"', unit: '(?=.*a)', tail: '"}' },
  {
    name: 'a pattern of references back',
    by: 'count',
    head: '{"type":"string","pattern":"(a*)',
    unit: '\\\\1',
    tail: 'b"}',
  },
  {
    name: 'a pattern of classes',
    by: 'count',
    head: '{"type":"string","pattern":"',
    unit: '[\\\\p{L}--a]',
    tail: '"}',
  },
  { name: 'a pattern that never ends', by: 'depth', head: '{"type":"string","pattern":"', unit: '(', tail: '"}' },
  { name: 'a long pattern', by: 'length', head: '{"type":"string","pattern":"', unit: 'a*', tail: '"}' },
  {
    name: 'references in a chain',
    by: 'depth',
    head: '{"$ref":"#/$defs/d0","$defs":{"end":{}',
    unit: (index) => `,"d${index}":{"$ref":"#/$defs/d${index + 1}"}`,
    tail: '}}',
  },
  {
    name: 'references that double',
    by: 'depth',
    head: '{"$ref":"#/$defs/d0","$defs":{"end":{}',
    unit: (index) => `,"d${index}":{"allOf":[{"$ref":"#/$defs/d${index + 1}"},{"$ref":"#/$defs/d${index + 1}"}]}`,
    tail: '}}',
  },
  { name: 'a reference to itself', by: 'repetition', head: '{"$ref":"#"', unit: ',"$ref":"#"', tail: '}' },
  {
    name: 'references in a circle',
    by: 'depth',
    head: '{"$ref":"#/$defs/a","$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}',
    unit: (index) => `,"c${index}":{"$ref":"#/$defs/a"}`,
    tail: '}}',
  },
  { name: 'a path of a reference', by: 'length', head: '{"$ref":"#', unit: '/properties/a', tail: '"}' },
  {
    name: 'recursive lists',
    by: 'depth',
    head: '{"type":"object","properties":{"a":{"$ref":"#"}',
    unit: (index) => `,"a${index}":{"$ref":"#"}`,
    tail: '},"required":["a"]}',
  },
  { name: 'all of', by: 'depth', unit: '{"allOf":[', middle: '{}', close: ']}', maxCount: 45 },
  { name: 'all of many', by: 'count', head: '{"allOf":[{}', unit: ',{"type":"object"}', tail: ']}' },
  {
    name: 'any of any of',
    by: 'count',
    head: '{"anyOf":[{}',
    unit: ',{"anyOf":[{"type":"string"},{"type":"null"}]}',
    tail: ']}',
  },
  {
    name: 'one of equals',
    by: 'count',
    head: '{"oneOf":[{}',
    unit: ',{"type":"object","properties":{"a":{"type":"string"}}}',
    tail: ']}',
  },
  { name: 'not', by: 'depth', unit: '{"not":', middle: '{}', close: '}', maxCount: 95 },
  {
    name: 'objects in one another',
    by: 'depth',
    unit: '{"type":"object","required":["a"],"properties":{"a":',
    middle: '{"type":"string"}',
    close: '}}',
    maxCount: 45,
  },
  {
    name: 'lists in one another',
    by: 'depth',
    unit: '{"type":"array","minItems":9,"items":',
    middle: '{"type":"string"}',
    close: '}',
    maxCount: 95,
  },
  { name: 'a huge enumeration', by: 'count', head: '{"enum":["a"', unit: (index) => `,"a${index}"`, tail: ']}' },
  { name: 'an enumeration of one value', by: 'repetition', head: '{"enum":["a"', unit: ',"a"', tail: ']}' },
  { name: 'an enumeration of objects', by: 'count', head: '{"enum":[1', unit: ',{"a":[1]}', tail: ']}' },
  {
    name: 'properties',
    by: 'count',
    head: '{"type":"object","properties":{"a":{}',
    unit: (index) => `,"a${index}":{"type":"string"}`,
    tail: '}}',
  },
  {
    name: 'required properties',
    by: 'count',
    head: '{"type":"object","required":["a"',
    unit: (index) => `,"a${index}"`,
    tail: ']}',
  },
  {
    name: 'patterns of properties',
    by: 'count',
    head: '{"type":"object","patternProperties":{"a":{}',
    unit: (index) => `,"^(a+)+${index}$":{}`,
    tail: '}}',
  },
  {
    name: 'dependent schemas',
    by: 'count',
    head: '{"type":"object","dependentSchemas":{"a":{}',
    unit: (index) => `,"a${index}":{"required":["b"]}`,
    tail: '}}',
  },
  {
    name: 'if, then and else',
    by: 'depth',
    unit: '{"if":{"type":"string"},"then":{},"else":',
    middle: '{}',
    close: '}',
    maxCount: 95,
  },
  {
    name: 'bounds',
    by: 'repetition',
    head: '{"type":"array","minItems":1e9,"maxLength":1e308',
    unit: ',"minLength":999999999',
    tail: '}',
  },
  { name: 'a long description', by: 'length', head: '{"type":"object","description":"', unit: 'a {} [ ', tail: '"}' },
  {
    name: 'identifiers',
    by: 'count',
    head: '{"$defs":{"a":{}',
    unit: (index) => `,"a${index}":{"$id":"http://a.example/${index}","$anchor":"a${index}"}`,
    tail: '}}',
  },
  { name: 'booleans', by: 'count', head: '{"items":[true', unit: ',false', tail: ']}' },
]
const text = 'Make a record of a text of many letters a: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab'

/** JSON Schemas that an answer is to fit, or the parameters of a tool, with their regular expressions. */
export const schemas: HostileFormat = {
  format: 'JSON Schema',
  *generate(random) {
    yield* growAll(growths, random, maxLength)
  },
  requests({ bytes }) {
    const schema = bytes.toString()
    const start = `{"model":"${modelName}","max_tokens":16,"messages":[{"role":"user","content":"${text}"}]`
    const tool = `{"type":"function","function":{"name":"a","parameters":${schema}}}`
    return [
      postJson(
        chat,
        `${start},"response_format":{"type":"json_schema","json_schema":{"name":"a","schema":${schema}}}}`,
      ),
      postJson(
        chat,
        `${start},"response_format":{"type":"json_schema","json_schema":{"name":"a","strict":true,"schema":${schema}}}}`,
      ),
      postJson(chat, `${start},"response_format":{"type":"json_object","schema":${schema}}}`),
      postJson(chat, `${start},"tools":[${tool}],"tool_choice":"required"}`),
      postJson(
        responses,
        `{"model":"${modelName}","max_output_tokens":16,"store":false,"input":"${text}","text":{"format":{"type":"json_schema","name":"a","schema":${schema}}}}`,
      ),
      postJson(
        responses,
        `{"model":"${modelName}","max_output_tokens":16,"store":false,"input":"${text}","tools":[{"type":"function","name":"a","parameters":${schema}}],"tool_choice":"auto"}`,
      ),
    ]
  },
}
