import type { Agreement } from '../../../machines/entities/agreement'

export const agreement: Agreement = {
  title: 'Açık rıza metni',
  validFrom: undefined,
  articles: [
    {
      heading: 'Neye rıza veriyorsunuz?',
      paragraphs: [
        'Kutuyu işaretleyerek, kayıt sırasında verdiğiniz ad, soyad, e-posta adresi ve cep telefonu numarası bilgilerinin, 6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca burada belirtilen amaçla işlenmesine açık rıza verirsiniz.',
        'Amaç: {consentPurpose}',
        'Kart bilgileriniz, doğrulama kodlarınız ve kimlik bilgileriniz bu rızanın kapsamında değildir.',
      ],
    },
    {
      heading: 'Rıza vermek zorunda mısınız?',
      paragraphs: [
        'Hayır. Açık rıza isteğe bağlıdır ve kutu işaretsiz gelir. Rıza vermeseniz de hesabınız açılır ve ödemenizi yapabilirsiniz.',
        'Kampanyalarla ilgili ticari elektronik ileti izni bundan ayrıdır ve ayrıca sorulur.',
      ],
    },
    {
      heading: 'Rızanızı geri alma',
      paragraphs: [
        'Geri almak için: {contact}',
        'Rızanızı geri almanız, o ana kadar yapılan işlemeyi hukuka aykırı hâle getirmez.',
        'Verilerinizin nasıl işlendiğini ve haklarınızı <privacyNotice>kişisel verilerin korunması aydınlatma metninde</privacyNotice> bulabilirsiniz.',
      ],
    },
  ],
}
