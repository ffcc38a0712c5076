import { dialled } from './dialled'

/** No calling code begins another one, so the first digits tell how long it is: one, two or, for all others, three. */
const CODE = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/

/** The calling code of a number that is typed with one, `+49` of `0049 151…`; undefined without, and while it is too short to tell. */
export function callingCodeWithin(typed: string): string | undefined {
  return CODE.exec(dialled(typed))?.[0]
}
