/**
 * The hash of this browser's traits that payments carry, or an empty string when none could be made: a payment never fails with it, and
 * waits for it no longer than `patience`, in milliseconds.
 */
export type Fingerprint = () => Promise<string>

/** Begins to make it at once, so that it is there when a payment asks for it. */
export function beginFingerprint(patience: number): Fingerprint {
  const made = import('./traits').then(({ hashedTraits }) => hashedTraits()).catch(() => '')
  return () => Promise.race([made, new Promise<string>((resolve) => setTimeout(resolve, patience, ''))])
}
