let made = 0

/** A person unknown to the provider; each call makes another one. */
export function newcomer() {
  made += 1
  // 599 belongs to no operator, and 599 0 to the sandbox's own members. The worker's index keeps numbers of different workers apart.
  const worker = 100 + Number(process.env['TEST_WORKER_INDEX'] ?? '0')
  const number = `599${String(worker)}${String(made).padStart(4, '0')}`
  return { gsmNumber: `+90${number}`, email: `yeni.${number}@posta.example`, name: 'Ece', surname: 'Demir' } as const
}

export type Newcomer = ReturnType<typeof newcomer>

/** An order without the buyer's name. */
export const NAMELESS = { buyerName: null, buyerSurname: null } as const
