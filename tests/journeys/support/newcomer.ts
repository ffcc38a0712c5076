/** Newcomers that this worker has made. */
let made = 0

/** A person unknown to the provider: each call makes another one. */
export function newcomer() {
  made += 1
  // No operator uses 599; the sandbox's own people have 599 0. The runner numbers its workers, so that no two make the same phone.
  const worker = 100 + Number(process.env['TEST_WORKER_INDEX'] ?? '0')
  const number = `599${String(worker)}${String(made).padStart(4, '0')}`
  return { gsmNumber: `+90${number}`, email: `yeni.${number}@posta.example`, name: 'Ece', surname: 'Demir' } as const
}

export type Newcomer = ReturnType<typeof newcomer>

/** The merchant has not said what the buyer is called. */
export const NAMELESS = { buyerName: null, buyerSurname: null } as const
