import type { Agreement } from '../../../machines/entities/agreement'

export const agreement: Agreement = {
  title: 'Kişisel verilerin korunması aydınlatma metni',
  validFrom: undefined,
  articles: [
    {
      heading: 'Bu metin neyi açıklar?',
      paragraphs: [
        'Bu metin, ödeme sayfasında kişisel verilerinizin hangi amaçla ve nasıl işlendiğini 6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca açıklar. Yalnızca bilgilendirir; bu metni onaylamanız istenmez.',
        'Veri sorumlusu, {provider} hizmetini sunan kuruluştur.',
      ],
    },
    {
      heading: 'Hangi veriler, hangi amaçla işlenir?',
      paragraphs: [
        'Cep telefonu numaranız ve e-posta adresiniz, üye olup olmadığınızı anlamak, size SMS ile doğrulama kodu göndermek ve girişinizi doğrulamak için işlenir. Yeni hesap açılırken adınız ve soyadınız da istenir.',
        'Kart bilgileriniz veya seçtiğiniz başka bir ödeme yönteminin bilgileri, sipariş tutarı ile birlikte, ödemenizin yapılması için işlenir. Ödemeyle birlikte tarayıcınızın parmak izi ve e-posta adresinizin özet (hash) değeri de gönderilir.',
        'Kimlik doğrulaması gerektiğinde adınız, soyadınız, T.C. kimlik numaranız ve doğum tarihiniz, doğrulamanın yapılması için işlenir.',
        'Sayfanın kullanımı ölçülürken kullanım adımları ve alan kodu olarak telefon numaranızın ilk 3 hanesi iletilir. Sayfada oluşan hatalar, giderilebilmeleri için bildirilir.',
      ],
    },
    {
      heading: 'Veriler kime iletilir?',
      paragraphs: [
        'Verileriniz, ödemenin gerektirdiği ölçüde kart çıkaran kuruluşa, ödeme yöntemine göre bankaya veya kredi kuruluşuna iletilir. Ödemenizin sonucu, alışveriş yaptığınız iş yerine bildirilir.',
        'Kullanım ve hata bildirimleri, veri sorumlusunun kullanım analizi ve hata bildirimi için kullandığı hizmetlere iletilir.',
      ],
    },
    {
      heading: 'Açık rıza ve ileti izni',
      paragraphs: [
        'Açık rızanız ve ticari elektronik ileti izniniz isteğe bağlıdır ve ayrı ayrı sorulur. Ayrıntılar <explicitConsent>açık rıza metninde</explicitConsent> yer alır.',
      ],
    },
    {
      heading: 'Haklarınız',
      paragraphs: [
        '6698 sayılı Kanun’un 11. maddesi uyarınca verilerinizin işlenip işlenmediğini öğrenebilir, bilgi isteyebilir, işlenme amacını ve verilerin aktarıldığı kişileri öğrenebilir, eksik veya yanlış verilerin düzeltilmesini, koşulları oluştuğunda silinmesini isteyebilirsiniz.',
        'Yalnızca otomatik sistemlerle yapılan bir analiz sonucunda aleyhinize çıkan bir sonuca itiraz edebilir, verilerinizin kanuna aykırı işlenmesinden doğan zararınızın giderilmesini isteyebilirsiniz. Bu haklarınızı kullanmak için veri sorumlusuna başvurabilirsiniz.',
        'Başvuru: {contact}',
      ],
    },
  ],
}
