import { expect, test } from 'vitest'
import type { AnswerTree } from '#core/api/answer-tree'
import { bodyOf } from '../testing/body-of.ts'
import { readCustomerDetails } from './customer-details.ts'
import { readXmlTree } from './xml-tree.ts'

const leaf = (name: string, text: string | null): AnswerTree => ({ name, text, children: [] })
const branch = (name: string, ...children: AnswerTree[]) => ({ name, text: null, children })
const customer = (text: string) => readCustomerDetails(bodyOf(text), 'get-customer-details')

test.each([
  [
    'a field',
    '{"name":"Eva","age":7,"vip":false,"phone":null}',
    [leaf('name', 'Eva'), leaf('age', '7'), leaf('vip', 'false'), leaf('phone', null)],
  ],
  ['a list of words', '{"tags":["a","b"]}', [leaf('tags', 'a'), leaf('tags', 'b')]],
  ['digits without an end', '{"id":900719925474099312}', [leaf('id', '900719925474099312')]],
  ['an empty list', '{"tags":[]}', []],
  ['a list of records', '{"consents":[{"id":1}]}', [branch('consents', leaf('id', '1'))]],
  ['a list of lists', '{"m":[[1,2]]}', [branch('m', leaf('m', '1'), leaf('m', '2'))]],
  [
    'strange names',
    '{"__proto__":{"constructor":1}}',
    [branch('__proto__', leaf('constructor', '1'))],
  ],
])('%s of a customer in JSON is read', async (_what, text, children) => {
  expect(await customer(text)).toEqual({ ok: true, value: branch('customer', ...children) })
})

test('a customer of whom nothing is told is an empty tree', async () => {
  expect(await customer('')).toEqual({ ok: true, value: branch('customer') })
})

test('a customer in XML is the same kind of tree', async () => {
  const xml =
    '\n<?xml version="1.0"?><customer id="7">\n<note>A &amp; <![CDATA[<B>]]></note><tag name="web"/></customer>'
  expect(await customer(xml)).toEqual({
    ok: true,
    value: branch(
      'customer',
      leaf('id', '7'),
      leaf('note', 'A & <B>'),
      branch('tag', leaf('name', 'web')),
    ),
  })
})

test.each([
  ['a page', '<!DOCTYPE html><HTML><body>Login</body></HTML>'],
  ['a list', '[{"id":7}]'],
  ['a sentence', 'Not authorized.'],
  ['a number', '7'],
  ['half of it in JSON', '{"id":7,'],
  ['half of it in XML', '<customer id="7">'],
  ['lists without an end', `{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}`],
  ['elements without an end', '<a>'.repeat(1_000) + '</a>'.repeat(1_000)],
])('a customer that is %s is refused', async (_what, text) => {
  expect(await customer(text)).toMatchObject({ failure: { kind: 'notThisServer' } })
})

test('milestones are told as they stand, whatever their root is called', async () => {
  const xml = '<m><project id="1"><milestone id="2" date-fixed="2026-12-01"/></project></m>'
  expect(await readXmlTree(bodyOf(xml, 5), 'list-milestones')).toEqual({
    ok: true,
    value: branch(
      'm',
      branch(
        'project',
        leaf('id', '1'),
        branch('milestone', leaf('id', '2'), leaf('date-fixed', '2026-12-01')),
      ),
    ),
  })
})
