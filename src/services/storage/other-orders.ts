import * as v from 'valibot'

/** Where a tab keeps what was sent for orders that are not open in it now. */
export const OTHER_ORDERS = 'checkout.others'

/** The oldest one goes first: nobody has more orders of unknown outcome in one tab. */
const MOST = 10

const sent = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  submission: v.looseObject({}),
  flow: v.optional(v.string()),
})

const list = v.array(sent)

/** What stands there and is what it should be; undefined for anything else. */
function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/**
 * The tab is another order's from now on. Of the order before it everything goes but what was sent and how that ended, which its page
 * takes back when it is opened again: a payment is asked about by its name for as long as nobody knows what became of it.
 *
 * @param key of the entry of the order that is open
 */
export function changeOrder(storage: Storage, key: string, token: string): void {
  const left = readAs(sent, storage.getItem(key))
  const before = (readAs(list, storage.getItem(OTHER_ORDERS)) ?? []).filter((other) => other.token !== left?.token)
  const all = [...before, ...(left ? [left] : [])].slice(-MOST)
  const own = all.find((other) => other.token === token)
  const others = all.filter((other) => other !== own)
  const put = (name: string, value: object | undefined) => {
    if (value) storage.setItem(name, JSON.stringify(value))
    else storage.removeItem(name)
  }
  put(key, own)
  put(OTHER_ORDERS, others.length > 0 ? others : undefined)
}
