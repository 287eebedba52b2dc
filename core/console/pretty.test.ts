import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prettyJson } from './pretty-json.ts'
import { prettyXml } from './pretty-xml.ts'

test('JSON in lines is the same JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(prettyJson(JSON.stringify(value)))).toEqual(
        JSON.parse(JSON.stringify(value)),
      )
    }),
  )
})

test('JSON keeps every digit, and what ends in the middle is shown', () => {
  expect(prettyJson('{"id":12345678901234567890,"a":[],"b":[1,{"c":"x, y"}]}')).toBe(
    [
      '{',
      '  "id": 12345678901234567890,',
      '  "a": [],',
      '  "b": [',
      '    1,',
      '    {',
      '      "c": "x, y"',
      '    }',
      '  ]',
      '}',
    ].join('\n'),
  )
  expect(prettyJson('{"a":[1,')).toBe('{\n  "a": [\n    1,\n    ')
})

test('XML has an element a line, and one that holds text alone stays on its line', () => {
  expect(prettyXml('<a x="1"><b>text</b><c/><d><e></e></d><!-- said --></a>')).toBe(
    [
      '<a x="1">',
      '  <b>text</b>',
      '  <c/>',
      '  <d>',
      '    <e></e>',
      '  </d>',
      '  <!-- said -->',
      '</a>',
    ].join('\n'),
  )
  expect(prettyXml('<a><b>half')).toBe('<a>\n  <b>half')
})

test('XML that was in lines comes out the same again', () => {
  const once = prettyXml('<?xml version="1.0"?><a><b>x</b><c y="z"/></a>')
  expect(prettyXml(once)).toBe(once)
})
