import type { Tree } from '../shared/messages'
import { isListedField, isListedWord } from './allowed'

/** How many levels of nested objects are shown. */
const DEEPEST = 4

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function fieldsOf(value: object, depth: number): Tree {
  const names = Object.keys(value).filter((name) => Reflect.get(value, name) !== undefined)
  const listed = names.filter(isListedField)
  return {
    is: 'tree',
    fields: listed.map((name) => [name, treeOf(Reflect.get(value, name), depth + 1)] as const),
    hidden: names.length - listed.length,
  }
}

/** The displayable form of a value. Numbers, free text and unlisted fields are never passed on. */
export function treeOf(value: unknown, depth = 0): Tree {
  if (value === undefined || value === null) return { is: 'nothing' }
  if (typeof value === 'boolean') return { is: 'word', word: String(value) }
  if (typeof value === 'number') return { is: 'number' }
  if (value === '') return { is: 'empty' }
  if (typeof value === 'string') return isListedWord(value) ? { is: 'word', word: value } : { is: 'text' }
  if (Array.isArray(value)) return { is: 'list', items: value.length }
  return isObject(value) && depth < DEEPEST ? fieldsOf(value, depth) : { is: 'other' }
}
