/** A clause in English and in Turkish, written from the specification and not from the table of figures. */
export type Clause = readonly [what: string, english: string, turkish: string]

const clauses = (user: readonly Clause[], service: readonly Clause[] = []) => ({ user, service })

/** Each row with all its clauses. */
export const CLAUSES = {
  concepts: clauses([
    [
      'user',
      'User: the person in whose name a {provider} account is opened.',
      'Kullanıcı: Adına {provider} hesabı açılan kişi.',
    ],
    ['recipient', 'Recipient: the merchant that your payment is for.', 'Alıcı: Ödemenizin ulaşacağı üye iş yeri.'],
    ['provider', 'Provider: {provider},', 'Sağlayıcı: Ödemelerinizi gerçekleştiren'],
    [
      'representative',
      'Representative: a person or business that acts',
      'Temsilci: {provider} adına ve hesabına hareket eden',
    ],
    ['card-issuing institution', 'Card-issuing institution: the bank', 'Kart çıkaran kuruluş: Size kart veren'],
    ['credit institution', 'Credit institution: the bank', 'Kredi kuruluşu: Alışveriş kredisini sağlayan'],
    ['payment account', 'Payment account: the account in your name', 'Ödeme hesabı: Ödemelerinizin yürütüldüğü'],
    ['payment order', 'Payment order: your instruction', 'Ödeme emri: Bir ödemenin yapılması için'],
    [
      'electronic money',
      'Electronic money: the value that is issued',
      'Elektronik para: Yatırdığınız tutar karşılığında',
    ],
    [
      'prepaid card',
      'Prepaid card: the virtual or physical card',
      'Ön ödemeli kart: Elektronik paranızı kullandığınız sanal veya fiziki kart',
    ],
    ['stored card', 'Stored card: a card that you have saved', 'Saklı kart: Sonraki ödemelerde kullanmak üzere'],
    ['protection account', 'Protection account: the account in which', 'Koruma hesabı: Korumalı alışverişte tutarın'],
    [
      'shopping credit',
      'Shopping credit: credit that a credit institution grants',
      'Alışveriş kredisi: Bir kredi kuruluşunun',
    ],
  ]),
  changes: clauses([
    [
      'changes',
      'notified of changes to this agreement 30 days before they take effect',
      'yürürlüğe girmeden 30 gün önce size bildirilir',
    ],
    [
      'leaving for a change',
      'you may terminate the agreement within 30 days',
      'sözleşmeyi 30 gün içinde feshedebilirsiniz',
    ],
    ['notice', 'by written notice of 1 month', '1 ay önceden yazılı bildirimde bulunarak'],
    ['breach', 'must be cured within 1 week', '1 hafta içinde giderilmelidir'],
    [
      'force majeure',
      'Force majeure that lasts longer than 1 month permits',
      'Mücbir sebebin 1 aydan uzun sürmesi taraflara fesih hakkı verir',
    ],
  ]),
  money: clauses(
    [
      [
        'expiry',
        'expires when 2 years have passed since your last transaction',
        'son işleminizin üzerinden 2 yıl geçtiğinde dolar',
      ],
      [
        'fee',
        'If you ask more than 1 year after that, a fee may apply',
        '1 yıl daha geçtikten sonraki geri ödemelerden ücret alınabilir',
      ],
      [
        'repayment',
        'by the end of the business day that follows your request, that is, within 1 business day',
        'talebinizi izleyen iş gününün sonuna kadar, yani 1 iş günü içinde',
      ],
      [
        'arrival',
        'payment service provider within 2 business days',
        '2 iş günü içinde alıcının ödeme hizmeti sağlayıcısına ulaşır',
      ],
      [
        'own account',
        'only to a registered and verified bank account of your own, and only once your identity has been verified',
        'yalnızca size ait, kayıtlı ve doğrulanmış banka hesabına ve ancak kimliğiniz doğrulandıktan sonra',
      ],
    ],
    [
      [
        'arrival',
        'payment service provider within 2 business days',
        '2 iş günü içinde alıcının ödeme hizmeti sağlayıcısına ulaşır',
      ],
      [
        'own account',
        'only to a registered and verified bank account of your own, once your identity has been verified',
        'yalnızca size ait, kayıtlı ve doğrulanmış banka hesabına, kimliğiniz doğrulandıktan sonra',
      ],
    ],
  ),
  liability: clauses([
    [
      'request',
      'without its precise amount, and it came to more than you could expect, you may ask for a refund within 2 months',
      'bir ödemenin iadesini 2 ay içinde isteyebilirsiniz',
    ],
    ['answer', '{provider} answers within 10 business days', '{provider} bu talebe 10 iş günü içinde'],
    [
      'notice',
      'notice of unauthorised or erroneous transactions within 13 months',
      'Yetkilendirilmemiş veya hatalı işlemleri 13 ay içinde bildirebilirsiniz',
    ],
    [
      'liability',
      'in the 24 hours before your notice you are liable for 250 TL at most',
      'Bildirimden önceki 24 saat içinde gerçekleşen yetkilendirilmemiş işlemlerde sorumluluğunuz en çok 250 TL tutarındadır',
    ],
    [
      'no cap',
      'In cases of gross negligence or intent this cap does not apply',
      'Ağır ihmal veya kasıt hâlinde bu üst sınır uygulanmaz',
    ],
  ]),
  protection: clauses(
    [
      ['non-delivery', 'within 30 days of the order', 'sipariş tarihinden itibaren 30 gün içinde'],
      ['defect', 'within 3 days of delivery', 'teslimattan itibaren 3 gün içinde'],
      ['response', 'The seller has 3 business days to respond', 'yanıt vermek için 3 iş günü süresi vardır'],
      ['objection', 'may object within 3 business days of receiving them', '3 iş günü içinde itiraz edebilir'],
      ['decision', '{provider} decides within 7 business days', '{provider} 7 iş günü içinde karar verir'],
      ['card dispute', 'between 45 days and 180 days', '45 gün ile 180 gün arasında sürer'],
      ['withdrawal', 'withdraw from this agreement within 14 days', 'Bu sözleşmeden 14 gün içinde'],
      ['cancellation', 'your card is cancelled within 7 days', 'kartınız 7 gün içinde iptal edilir'],
    ],
    [
      ['non-delivery', 'within 30 days of the order', 'sipariş tarihinden itibaren 30 gün içinde'],
      ['defect', 'within 3 days of delivery', 'teslimattan itibaren 3 gün içinde'],
      ['response', 'The seller has 3 business days to respond', 'yanıt vermek için 3 iş günü süresi vardır'],
      ['objection', 'may object within 3 business days of receiving them', '3 iş günü içinde itiraz edebilir'],
      ['decision', '{provider} decides within 7 business days', '{provider} kararını 7 iş günü içinde verir'],
      ['blocked', 'blocked in the protection account', 'koruma hesabında bloke edilir'],
    ],
  ),
  complaints: clauses([
    ['complaint', 'make a complaint within 2 years', 'Şikâyetlerinizi 2 yıl içinde'],
    ['answer', 'it is answered within 20 days', 'şikâyetiniz 20 gün içinde yanıtlanır'],
    [
      'arbitration',
      'apply to the competent arbitration board within 60 days',
      'İlgili hakem heyetine 60 gün içinde başvurabilirsiniz',
    ],
    [
      'fees',
      'Fees are set in Turkish lira and shown in the appendix',
      'Ücretler Türk lirası olarak belirlenir ve bu sözleşmenin ekinde gösterilir',
    ],
  ]),
  use: clauses(
    [
      [
        'own cards',
        'Cards that you add to your account must be in the account holder’s name',
        'Hesabınıza ekleyeceğiniz kartlar hesap sahibinin adına olmalıdır',
      ],
      [
        'under age',
        'Users under 18 may use the service only with the approval of their legal guardian',
        '18 yaşından küçük kullanıcılar hizmetten yalnızca yasal temsilcilerinin (veli veya vasi) onayıyla',
      ],
      [
        'strong login',
        'Strong authentication with 2 factors is required at your first login, and whenever more than 90 days have passed since your last strong login',
        'İlk girişinizde ve son güçlü kimlik doğrulamanızın üzerinden 90 günden fazla geçtiğinde 2 unsurlu güçlü kimlik doğrulama yapılır',
      ],
      [
        'secret code',
        '{provider} staff will never ask you for this code',
        '{provider} çalışanları bu kodu sizden hiçbir zaman istemez',
      ],
      [
        'platforms',
        'Chrome 90, Safari 12, Firefox 100, Edge 100 or Opera 90; on mobile devices Android 7 or iOS 13',
        'Chrome 90, Safari 12, Firefox 100, Edge 100 veya Opera 90; mobil cihazlarda Android 7 veya iOS 13',
      ],
      [
        'irrevocable',
        'A payment order cannot be revoked once it has been received',
        'Ödeme emri alındıktan sonra geri alınamaz',
      ],
      [
        'cut-off',
        'A payment order that arrives after 17:00 on a business day, or on a day that is no business day, counts as received on the next business day',
        'İş gününde saat 17:00 sonrasında veya iş günü olmayan bir günde ulaşan ödeme emri, izleyen iş günü alınmış sayılır',
      ],
      ['half day', '13:00 applies instead', 'saat 13:00 uygulanır'],
      [
        'suspension',
        'Services or your payment instrument may be suspended on suspicion of fraud',
        'Dolandırıcılık şüphesi hâlinde hizmetler veya ödeme aracınız askıya alınabilir',
      ],
      [
        'its end',
        'They are restored when the cause of the suspension ends',
        'Askıya alma nedeni ortadan kalktığında hizmet veya ödeme aracı yeniden kullanıma açılır',
      ],
    ],
    [
      [
        'irrevocable',
        'A payment order cannot be revoked once it has been received',
        'Ödeme emri alındıktan sonra geri alınamaz',
      ],
      [
        'cut-off',
        'arrives after 17:00 on a business day counts as received on the next business day',
        'İş gününde saat 17:00 sonrasında ulaşan ödeme emri, izleyen iş günü alınmış sayılır',
      ],
      [
        'suspension',
        'may be suspended on suspicion of fraud',
        'Dolandırıcılık şüphesi hâlinde hizmetler veya ödeme aracınız askıya alınabilir',
      ],
      ['its end', 'They are restored when the cause ends', 'Neden ortadan kalktığında yeniden kullanıma açılır'],
      ['credit basket', 'from 500 TL to 100,000 TL', 'en az 500 TL, en çok 100.000 TL'],
      [
        'transfer',
        'must arrive within 3 business days after the day your order was received',
        'izleyen 3 iş günü içinde ulaşmalıdır',
      ],
      ['settlement', 'arrive there within 1 hour', '1 saat içinde bakiyenize yansır'],
    ],
  ),
} as const

/** Clauses of the privacy notice: who receives the data. */
export const PRIVACY_CLAUSES: readonly Clause[] = [
  ['the bank', 'your data goes to the card-issuing institution', 'kart çıkaran kuruluşa'],
  ['the shop', 'The shop you buy from', 'alışveriş yaptığınız iş yerine bildirilir'],
  [
    'analytics and error reporting',
    'Usage and error reports go to the services that the data controller uses for usage analytics and error reporting',
    'veri sorumlusunun kullanım analizi ve hata bildirimi için kullandığı hizmetlere iletilir',
  ],
]
