import type { Tree } from '../shared/messages'
import { isListedField, isListedWord } from './allowed'

/** So many trees within each other are shown. */
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

/** What may be shown of a value. No number, no text of a person or a provider, and no field that is not listed gets through. */
export function treeOf(value: unknown, depth = 0): Tree {
  if (value === undefined || value === null) return { is: 'nothing' }
  if (typeof value === 'boolean') return { is: 'word', word: String(value) }
  if (typeof value === 'number') return { is: 'number' }
  if (value === '') return { is: 'empty' }
  if (typeof value === 'string') return isListedWord(value) ? { is: 'word', word: value } : { is: 'text' }
  if (Array.isArray(value)) return { is: 'list', items: value.length }
  return isObject(value) && depth < DEEPEST ? fieldsOf(value, depth) : { is: 'other' }
}
