import * as figure from '../../../machines/entities/agreed-figures'
import type { Agreement } from '../../../machines/entities/agreement'
import { said } from '../figures'

export const agreement: Agreement = {
  title: 'Hizmet sözleşmesi',
  validFrom: undefined,
  articles: [
    {
      heading: 'Konu',
      paragraphs: [
        'Bu sözleşme, {provider} ile yaptığınız her bir ödemeye uygulanır ve <userAgreement>kullanıcı sözleşmesini</userAgreement> tamamlar. Oradaki tanımlar burada da geçerlidir.',
      ],
    },
    {
      heading: 'Kime ve nasıl ödersiniz',
      paragraphs: [
        'Ödemeniz, ödeme sayfasında adı yazan alıcıya gider. Siparişin izin verdiği ölçüde saklı veya yeni bir kartla, bakiyenizle, bakiyeniz ve kartınızla birlikte, havale/EFT ile veya alışveriş kredisiyle ödeyebilirsiniz.',
        'Yurt dışı telefon numarasıyla yalnızca kartla ödeme yapılır.',
      ],
    },
    {
      heading: 'Ödeme emri ve geri alınamaması',
      paragraphs: [
        'Ödeme adımında vereceğiniz onay bir ödeme emridir. Onaylamadan önce tutarı, alıcıyı ve seçtiğiniz ödeme yöntemini kontrol edin.',
        'Ödeme emri alındıktan sonra geri alınamaz.',
      ],
    },
    {
      heading: 'Ödeme emrinin alındığı gün',
      paragraphs: [
        `İş gününde saat ${said(figure.ORDER_CUT_OFF)} sonrasında ulaşan ödeme emri, izleyen iş günü alınmış sayılır. Hafta sonunda, resmî tatilde veya yarım iş gününde saat ${said(figure.HALF_DAY_CUT_OFF)} sonrasında ulaşan emir için de aynı kural geçerlidir.`,
        `Ödemenin tutarı ${said(figure.FUNDS_ARRIVAL)} içinde alıcının ödeme hizmeti sağlayıcısına ulaşır.`,
      ],
    },
    {
      heading: 'Havale/EFT',
      paragraphs: [
        `Havale/EFT için size, açıklama alanına yazılacak bir referans kodu verilir. Tutar, siparişinizin alındığı günü izleyen ${said(figure.TRANSFER_WAIT)} içinde ulaşmalıdır; ulaşmazsa referans kodu geçersiz olur.`,
        'Kod oluşturulduktan sonra, havaleden vazgeçmedikçe bu sipariş için başka bir yöntem kullanılamaz. Vazgeçtiğinizde kod geçersiz olur.',
      ],
    },
    {
      heading: 'Taksit, kart puanı ve alışveriş kredisi',
      paragraphs: [
        'Kartınızın hangi taksit seçeneklerine ve ne kadar puana sahip olduğunu kart çıkaran kuruluş belirler. Taksidin getirdiği fark, onayınızdan önce gösterilir.',
        `Alışveriş kredisine tutarı en az ${said(figure.SMALLEST_BASKET)}, en çok ${said(figure.LARGEST_BASKET)} olan siparişlerde başvurulabilir; her kredi kuruluşu daha dar sınırlar koyabilir. ${figure.FULL_AGE.amount} yaşından küçükler için yasal temsilcinin (veli veya vasi) onayı gereklidir.`,
      ],
    },
    {
      heading: 'Bakiyeye iade ve hak ediş',
      paragraphs: [
        'Bir iadeyi bakiyenize alabilirsiniz. Bakiyeniz yalnızca size ait, kayıtlı ve doğrulanmış banka hesabına, kimliğiniz doğrulandıktan sonra geri ödenir.',
        `Bakiyenize almayı seçtiğiniz hak ediş ${said(figure.SETTLEMENT_ARRIVAL)} içinde bakiyenize yansır. Bunu yalnızca bu seferlik veya her zaman için seçebilir ya da hiç seçmeyebilirsiniz.`,
      ],
    },
    {
      heading: 'Korumalı alışveriş: talep',
      paragraphs: [
        `Ürün size teslim edilmediyse sipariş tarihinden itibaren ${said(figure.NON_DELIVERY_CLAIM)} içinde, ürün ayıplıysa veya tüketici mevzuatından doğan bir talebiniz varsa teslimattan itibaren ${said(figure.DEFECT_CLAIM)} içinde talepte bulunabilirsiniz.`,
        'Talebiniz üzerine tutar koruma hesabında bloke edilir.',
      ],
    },
    {
      heading: 'Korumalı alışveriş: inceleme ve karar',
      paragraphs: [
        `Satıcının talebinize yanıt vermek için ${said(figure.SELLER_RESPONSE)} süresi vardır. Satıcı talebinizi kabul eder veya yanıt vermezse ürünü iade edersiniz. Satıcı, ürünü teslim aldıktan sonra ${said(figure.SELLER_OBJECTION)} içinde itiraz edebilir.`,
        `{provider} kararını ${said(figure.DISPUTE_DECISION)} içinde verir. Karara göre tutar size ödenir veya satıcı için serbest bırakılır.`,
      ],
    },
    {
      heading: 'Hizmetin askıya alınması',
      paragraphs: [
        'Dolandırıcılık şüphesi hâlinde hizmetler veya ödeme aracınız askıya alınabilir. Neden ortadan kalktığında yeniden kullanıma açılır.',
      ],
    },
  ],
}
