/** The `data-action` of each button that moves money, by a method or into the balance. */
const MONEY_PRESSES = ['pay', 'apply', 'claim', 'confirm'] as const

export type MoneyPress = (typeof MONEY_PRESSES)[number]

/** A selector of these buttons. They are guarded against clickjacking. */
export const MONEY_BUTTONS = MONEY_PRESSES.map((action) => `[data-action="${action}"]`).join()
