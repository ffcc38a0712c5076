import type { Words } from '../../records/language'

interface ActWords {
  readonly says: Words
  readonly argument?: Words
}

/** What each act does to a call. `argument` describes the value after the colon. */
export const ACT_WORDS: ReadonlyMap<string, ActWords> = new Map(
  Object.entries<ActWords>({
    status: {
      says: { tr: 'Hata koduyla yanıtlar', en: 'Answers with an error status' },
      argument: { tr: 'HTTP kodu, örneğin 503', en: 'HTTP status, such as 503' },
    },
    delay: {
      says: { tr: 'Bekletir, sonra yanıtlar', en: 'Waits, then answers' },
      argument: { tr: 'milisaniye, örneğin 2000', en: 'milliseconds, such as 2000' },
    },
    reset: { says: { tr: 'Bağlantıyı koparır', en: 'Breaks the connection' } },
    hang: { says: { tr: 'Hiç yanıtlamaz', en: 'Never answers' } },
    html: { says: { tr: 'Bir hata sayfası gönderir', en: 'Sends an error page' } },
    empty: { says: { tr: 'Boş yanıt gönderir', en: 'Sends an empty answer' } },
    bare: { says: { tr: 'Yalnızca “başarılı” der', en: 'Says nothing but “success”' } },
    says: {
      says: { tr: 'Siparişin durumunu değiştirir', en: 'Tells another state of the order' },
      argument: { tr: 'durum, örneğin NONE; boşsa hiçbiri', en: 'state, such as NONE; empty for none' },
    },
    without: {
      says: { tr: 'Bir alanı çıkarır', en: 'Leaves a field out' },
      argument: { tr: 'alan, örneğin systemTime', en: 'field, such as systemTime' },
    },
    badjson: { says: { tr: 'Bozuk JSON gönderir', en: 'Sends broken JSON' } },
    truncate: {
      says: { tr: 'Yanıtı yarıda keser', en: 'Cuts the answer short' },
      argument: { tr: 'bayt, örneğin 40', en: 'bytes, such as 40' },
    },
    trickle: {
      says: { tr: 'Yanıtı damla damla gönderir', en: 'Sends the answer drop by drop' },
      argument: { tr: 'saniyede bayt, örneğin 20', en: 'bytes per second, such as 20' },
    },
    wrongtype: {
      says: { tr: 'Bir alanın türünü bozar', en: 'Spoils the type of a field' },
      argument: { tr: 'alan, örneğin data.items', en: 'field, such as data.items' },
    },
    failure: {
      says: { tr: 'Bir hata koduyla geri çevirir', en: 'Turns it down with an error code' },
      argument: { tr: 'hata kodu, örneğin 10051', en: 'error code, such as 10051' },
    },
    answer: {
      says: { tr: 'Başka bir yanıt verir', en: 'Gives another answer' },
      argument: { tr: 'JSON, örneğin {"status":"success"}', en: 'JSON, such as {"status":"success"}' },
    },
    with: {
      says: { tr: 'Yanıta alan ekler', en: 'Adds fields to the answer' },
      argument: { tr: 'JSON, örneğin {"kycLevel":2}', en: 'JSON, such as {"kycLevel":2}' },
    },
    hold: {
      says: { tr: 'Başka bir komut gelene kadar bekletir', en: 'Holds it until a control call lets it go' },
      argument: { tr: 'önce geçecek çağrı sayısı, örneğin 1', en: 'calls that go through first, such as 1' },
    },
    pass: { says: { tr: 'Olduğu gibi yanıtlar', en: 'Answers as it is' } },
    dup: { says: { tr: 'İki kez işler', en: 'Processes it twice' } },
    reorder: { says: { tr: 'Yanıtların sırasını değiştirir', en: 'Answers out of order' } },
    'gateway-down': {
      says: { tr: 'Bir API’yi kapatır', en: 'Shuts a gateway down' },
      argument: { tr: 'payment, member veya consumer', en: 'payment, member or consumer' },
    },
    clock: {
      says: { tr: 'Saati ileri alır', en: 'Moves the clock on' },
      argument: { tr: 'saniye, örneğin +900', en: 'seconds, such as +900' },
    },
    'token-revoked': { says: { tr: 'Oturumu geçersiz kılar', en: 'Revokes the login' } },
  }),
)
