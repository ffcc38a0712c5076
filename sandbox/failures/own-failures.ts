import type { FailureText } from './failure-text'

const failure = (tr: string, en: string, group?: string): FailureText => ({
  tr,
  en,
  ...(group === undefined ? {} : { group }),
})

/**
 * The sandbox's own codes, where no public one is known: 106xx are about codes, sessions, wallets and banks' pages, 600xx about a client's
 * mistakes.
 */
export const OWN_FAILURES = Object.entries<FailureText>({
  '10601': failure('Kod hatalı, lütfen kontrol edin.', 'The code is wrong, please check it.'),
  '10602': failure(
    'Bu kod artık geçerli değil, lütfen yeni kod isteyin.',
    'This code is no longer valid, ask for a new one.',
  ),
  '10603': failure(
    'Çok fazla hatalı deneme yaptınız, yeni kod isteyin.',
    'Too many wrong attempts, ask for a new code.',
  ),
  '10604': failure('Oturumunuz sona erdi, lütfen yeniden giriş yapın.', 'Your session has ended, please log in again.'),
  '10605': failure('Kayıtlı kart bulunamadı', 'Saved card not found'),
  // Another code was requested before the cooldown since the last one had passed.
  '10606': failure(
    'Size az önce bir kod gönderdik, yenisini istemeden önce lütfen biraz bekleyin.',
    'We sent you a code just now. Please wait a little before you ask for another.',
  ),
  // The maximum number of codes for a login was sent; a new login starts counting again.
  '10607': failure(
    'Bu giriş için daha fazla kod gönderemiyoruz, lütfen girişe yeniden başlayın.',
    'We cannot send more codes for this login, please start it again.',
  ),
  '10661': failure(
    'Bakiyeniz değişti, lütfen tutarı kontrol edip tekrar deneyin.',
    'Your balance has changed, please check the amount and try again.',
    'BALANCE_CHANGED',
  ),
  '10662': failure(
    'Kartınızın puanı sorgulanamadı',
    'The points of your card could not be asked for',
    'BONUS_NOT_AVAILABLE',
  ),
  '10680': failure('3D Secure doğrulaması başarısız oldu', '3D Secure verification failed', 'THREEDS_NOT_VERIFIED'),
  '10681': failure('3D Secure doğrulamasından vazgeçildi', '3D Secure verification was cancelled', 'THREEDS_CANCELLED'),
  '10682': failure(
    '3D Secure doğrulamasının süresi doldu',
    'The time for 3D Secure verification ran out',
    'THREEDS_LAPSED',
  ),
  '10683': failure(
    '3D Secure doğrulaması başlatılamadı',
    '3D Secure verification could not be started',
    'THREEDS_NOT_STARTED',
  ),
  '60001': failure('Bu adresten çağrı yapılamaz', 'Calls from this origin are not allowed'),
  '60002': failure('Böyle bir adres yok', 'There is no such path'),
  '60003': failure('Yöntem desteklenmiyor', 'Method not supported'),
  '60004': failure('İçerik türü application/json olmalıdır', 'The content type must be application/json'),
  '60005': failure('Gövde geçerli bir JSON nesnesi değil', 'The body is not a JSON object'),
  '60006': failure('Sorgu parametreleri hatalı', 'Wrong query parameters'),
  '60007': failure('Gövdedeki token başlıktakiyle aynı değil', 'The token of the body is not that of the header'),
  '60008': failure('Oturum başlığı eksik', 'A session header is missing'),
  '60009': failure('Oturum başlıkları oturumla eşleşmiyor', 'The session headers do not match the session'),
  '60010': failure('Üye bilgileri oturumla eşleşmiyor', 'The member facts do not match the session'),
  '60011': failure('Yalnızca test kartları kullanılabilir', 'Only test cards can be used'),
  '60020': failure('Bu token başka bir işlem için açıldı', 'This token was opened for something else'),
  '60021': failure('Bu siparişte bu ödeme yöntemi kapalı', 'This method is switched off for this order'),
})
