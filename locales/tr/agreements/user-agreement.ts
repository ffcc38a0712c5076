import type { Agreement } from '../../../machines/entities/agreement'

export const agreement: Agreement = {
  title: 'Kullanıcı sözleşmesi (çerçeve sözleşme)',
  validFrom: '16.10.2024',
  articles: [
    {
      heading: 'Taraflar ve konu',
      paragraphs: [
        'Bu çerçeve sözleşme, {provider} hizmetini sunan kuruluş ile bu hizmetten yararlanan kullanıcı arasında yapılır. Metinde “{provider}” hizmeti sunan kuruluşu, “siz” ise kullanıcıyı anlatır.',
        'Sözleşme; {provider} hesabınızla yaptığınız ödemelerde, elektronik paranızın ve kartlarınızın kullanımında tarafların hak ve yükümlülüklerini belirler. Tek tek ödemelere ilişkin kurallar <serviceAgreement>hizmet sözleşmesinde</serviceAgreement> yer alır.',
      ],
    },
    {
      heading: 'Tanımlar',
      paragraphs: [
        'Alıcı: Ödemenizin ulaşacağı üye iş yeri. Temsilci: {provider} adına hareket eden kişi. Ödeme hesabı: Ödemelerinizin yürütüldüğü, adınıza açılmış hesap. Ödeme emri: Bir ödemenin yapılması için verdiğiniz talimat.',
        'Elektronik para: Yatırdığınız tutar karşılığında çıkarılan ve ödemelerde kullanılan değer. Ön ödemeli kart: Elektronik paranızı kullandığınız sanal veya fiziki kart. Saklı kart: Sonraki ödemelerde kullanmak üzere kaydettiğiniz kart; bu kartı kart çıkaran kuruluş verir.',
        'Koruma hesabı: Korumalı alışverişte tutarın uyuşmazlık sonuçlanana kadar bekletildiği hesap. Alışveriş kredisi: Bir kredi kuruluşunun, siparişinizi ödemeniz için sağladığı kredi.',
      ],
    },
    {
      heading: 'Hesap, kimlik ve kartlar',
      paragraphs: [
        'İlk girişinizde ve son güçlü girişinizin üzerinden 90 günden uzun süre geçtiğinde iki unsurlu güçlü kimlik doğrulama yapılır.',
        'Hesabınıza ekleyeceğiniz kartlar hesap sahibinin adına olmalıdır. 18 yaşından küçük kullanıcılar hizmetten yasal temsilcilerinin (veli veya vasi) onayıyla yararlanabilir.',
        'Hizmeti kullanmak için en az şu sürümler gerekir: Chrome 90, Safari 12, Firefox 100, Edge 100 veya Opera 90; mobil cihazlarda Android 7 veya iOS 13.',
      ],
    },
    {
      heading: 'Ödeme emirleri',
      paragraphs: [
        'Ödeme emri alındıktan sonra geri alınamaz. Ödemenin tutarı 2 iş günü içinde alıcının ödeme hizmeti sağlayıcısına ulaşır.',
      ],
    },
    {
      heading: 'Elektronik para ve geri ödenmesi',
      paragraphs: [
        'Elektronik paranızın süresi, son işleminizin üzerinden 2 yıl geçtiğinde dolar. Bunun üzerine 1 yıl daha geçtikten sonraki geri ödemelerden ücret alınabilir.',
        'Geri ödeme, talebinizi izleyen iş gününün sonuna kadar yapılır. Tutar, kimliğiniz doğrulandıktan sonra yalnızca size ait, kayıtlı ve doğrulanmış banka hesabına gönderilir.',
      ],
    },
    {
      heading: 'Yetkilendirilmemiş ve hatalı işlemler',
      paragraphs: [
        'Yetkilendirilmemiş veya hatalı işlemleri 13 ay içinde bildirebilirsiniz. Bildirimden önceki 24 saatte gerçekleşen yetkilendirilmemiş işlemlerde sorumluluğunuz en çok 250 TL’dir. Ağır ihmal veya kasıt hâlinde bu üst sınır uygulanmaz.',
        'Tutarını kesin olarak belirtmeden onay verdiğiniz bir ödemenin iadesini 2 ay içinde isteyebilirsiniz. {provider} bu talebi 10 iş günü içinde yanıtlar.',
        'Kart işlemlerine yaptığınız itirazların değerlendirilmesi 45 ile 180 gün arasında sürer.',
      ],
    },
    {
      heading: 'Hizmetin askıya alınması',
      paragraphs: [
        'Dolandırıcılık şüphesi hâlinde hizmetler veya ödeme aracınız askıya alınabilir. Askıya alma nedeni ortadan kalktığında hizmet veya ödeme aracı yeniden kullanıma açılır.',
      ],
    },
    {
      heading: 'Cayma hakkı',
      paragraphs: ['14 gün içinde cayma hakkınız vardır. Caydığınızda kartınız 7 gün içinde iptal edilir.'],
    },
    {
      heading: 'Değişiklik ve fesih',
      paragraphs: [
        'Sözleşme değişiklikleri, yürürlüğe girmelerinden 30 gün önce size bildirilir. Değişikliği kabul etmezseniz 30 gün içinde sözleşmeyi feshedebilirsiniz.',
        'Sözleşme, 1 ay önceden yazılı olarak bildirilerek feshedilir. Sözleşmeye aykırılık 1 hafta içinde giderilmelidir. Mücbir sebebin 1 aydan uzun sürmesi fesih hakkı verir.',
      ],
    },
    {
      heading: 'Şikâyet ve başvuru',
      paragraphs: [
        'Şikâyetlerinizi 2 yıl içinde iletebilirsiniz; şikâyetiniz 20 gün içinde yanıtlanır. Tüketici hakem heyetine 60 gün içinde başvurabilirsiniz.',
      ],
    },
    {
      heading: 'Ücretler',
      paragraphs: ['Ücretler Türk lirası olarak belirlenir ve bu sözleşmenin ekinde gösterilir.'],
    },
    {
      heading: 'Kişisel veriler',
      paragraphs: [
        'Kişisel verilerinizin nasıl işlendiğini <privacyNotice>kişisel verilerin korunması aydınlatma metni</privacyNotice> anlatır. Bu sözleşmeyi kabul etmeniz açık rıza yerine geçmez; rızanız, isterseniz, <explicitConsent>açık rıza metni</explicitConsent> ile ayrıca alınır.',
      ],
    },
  ],
}
