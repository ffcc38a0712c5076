import type { Agreement } from '../../../machines/entities/agreement'

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
      heading: 'Ödeme emri ve geri alınamaması',
      paragraphs: [
        'Ödeme adımında vereceğiniz onay bir ödeme emridir. Onaylamadan önce tutarı, alıcıyı ve seçtiğiniz ödeme yöntemini kontrol edin.',
        'Ödeme emri alındıktan sonra geri alınamaz.',
      ],
    },
    {
      heading: 'Ödeme emrinin alındığı gün',
      paragraphs: [
        'İş günlerinde saat 17:00’den sonra ulaşan ödeme emri, izleyen iş gününde alınmış sayılır.',
        'Ödemenin tutarı 2 iş günü içinde alıcının ödeme hizmeti sağlayıcısına ulaşır.',
      ],
    },
    {
      heading: 'Korumalı alışveriş: başvuru',
      paragraphs: [
        'Ürün size teslim edilmediyse sipariş tarihinden itibaren 30 gün içinde, ürün ayıplıysa veya tüketici mevzuatından doğan bir talebiniz varsa teslimden itibaren 3 gün içinde başvurabilirsiniz.',
        'Başvurunuz üzerine tutar koruma hesabında bloke edilir.',
      ],
    },
    {
      heading: 'Korumalı alışveriş: inceleme ve karar',
      paragraphs: [
        'Satıcının başvurunuza yanıt vermesi için 3 iş günü vardır. Satıcı talebinizi kabul eder veya yanıt vermezse ürünü iade edersiniz. Satıcı, ürünü teslim aldıktan sonra 3 iş günü içinde itiraz edebilir.',
        '{provider} kararını 7 iş günü içinde verir. Karara göre tutar size ödenir veya satıcı için serbest bırakılır.',
      ],
    },
    {
      heading: 'Hizmetin askıya alınması',
      paragraphs: [
        'Dolandırıcılık şüphesi hâlinde hizmetler veya ödeme aracınız askıya alınabilir ve bu sürede ödeme yapılamaz. Neden ortadan kalktığında yeniden kullanıma açılır.',
      ],
    },
  ],
}
