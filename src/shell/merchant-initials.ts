import { initialsOf } from '../components/initials/initials'

/** `Defne Ev & Yaşam` is DE, `Ada` is AD, `www.magaza.example` is MA. */
export function merchantInitials(merchant: string): string {
  const words = merchant.replace(/^www\./, '').split(/\s+/)
  return initialsOf(words.filter((word) => /^[\p{L}\d]/u.test(word)))
}
