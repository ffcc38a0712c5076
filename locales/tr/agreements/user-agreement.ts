import * as figure from '../../../machines/entities/agreed-figures'
import type { Agreement } from '../../../machines/entities/agreement'
import { dated, said } from '../figures'

const { Chrome, Safari, Firefox, Edge, Opera, Android, iOS } = figure.LEAST_VERSIONS

export const agreement: Agreement = {
  title: 'Kullanıcı sözleşmesi (çerçeve sözleşme)',
  validFrom: dated(figure.AGREEMENT_VALID_FROM),
  articles: [
    {
      heading: 'Taraflar ve konu',
      paragraphs: [
        'Bu çerçeve sözleşme, {provider} hizmetini sunan kuruluş (sağlayıcı) ile bu hizmetten yararlanan kullanıcı arasında yapılır. Metinde “{provider}” hizmeti sunan kuruluşu, “siz” ise kullanıcıyı ifade eder.',
        'Sözleşme; {provider} hesabınızla yaptığınız ödemelerde, elektronik paranızın ve kartlarınızın kullanımında tarafların hak ve yükümlülüklerini belirler. Tek tek ödemelere ilişkin kurallar <serviceAgreement>hizmet sözleşmesinde</serviceAgreement> yer alır.',
        `Sözleşme ${said(figure.AGREEMENT_ARTICLES)} içerir. Yürürlük tarihi: ${dated(figure.AGREEMENT_VALID_FROM)}.`,
      ],
    },
    {
      heading: 'Tanımlar',
      paragraphs: [
        'Kullanıcı: Adına {provider} hesabı açılan kişi. Alıcı: Ödemenizin ulaşacağı üye iş yeri. Sağlayıcı: Ödemelerinizi gerçekleştiren ve elektronik para çıkaran {provider}.',
        'Temsilci: {provider} adına ve hesabına hareket eden kişi veya işletme. Kart çıkaran kuruluş: Size kart veren banka veya kuruluş. Kredi kuruluşu: Alışveriş kredisini sağlayan banka veya kuruluş.',
        'Ödeme hesabı: Ödemelerinizin yürütüldüğü, adınıza açılmış hesap. Ödeme emri: Bir ödemenin yapılması için verdiğiniz talimat. Elektronik para: Yatırdığınız tutar karşılığında çıkarılan ve ödemelerde kullanılan değer.',
        'Ön ödemeli kart: Elektronik paranızı kullandığınız sanal veya fiziki kart. Saklı kart: Sonraki ödemelerde kullanmak üzere kaydettiğiniz kart. Ödeme aracı: Hesabınız, ön ödemeli kartınız ve saklı kartlarınız gibi, ödeme emri vermek için kullandığınız araç.',
        'Koruma hesabı: Korumalı alışverişte tutarın uyuşmazlık sonuçlanana kadar bekletildiği hesap. Alışveriş kredisi: Bir kredi kuruluşunun, siparişinizi ödemeniz için sağladığı kredi.',
        'İş günü: Cumartesi ve pazar günleri ile Türkiye’deki resmî tatiller dışındaki her gün. Saatler Türkiye saatidir.',
      ],
    },
    {
      heading: 'Hesabın açılması ve kimlik',
      paragraphs: [
        'Hesap, cep telefonu numaranız ve e-posta adresinizle açılır. Kendi bilgilerinizi verir, bunları güncel tutar ve başkası için hesap açmazsınız.',
        'Ne kadar ödeme yapabileceğiniz, kimliğinizin ne ölçüde doğrulandığına bağlıdır. Bir limite ulaşıldığında {provider}, ödemeden önce kimliğinizi doğrulamanızı ister.',
        `${figure.FULL_AGE.amount} yaşından küçük kullanıcılar hizmetten yalnızca yasal temsilcilerinin (veli veya vasi) onayıyla yararlanabilir.`,
      ],
    },
    {
      heading: 'Giriş ve güçlü kimlik doğrulama',
      paragraphs: [
        `İlk girişinizde ve son güçlü kimlik doğrulamanızın üzerinden ${figure.STRONG_LOGIN.amount} günden fazla geçtiğinde ${figure.STRONG_LOGIN_FACTORS.amount} unsurlu güçlü kimlik doğrulama yapılır.`,
        `Bunlardan biri, telefonunuza gönderilen ${figure.SMS_CODE.amount} haneli koddur. {provider} çalışanları bu kodu sizden hiçbir zaman istemez.`,
        `Hizmeti kullanmak için en az şu sürümler gerekir: Chrome ${said(Chrome)}, Safari ${said(Safari)}, Firefox ${said(Firefox)}, Edge ${said(Edge)} veya Opera ${said(Opera)}; mobil cihazlarda Android ${said(Android)} veya iOS ${said(iOS)}.`,
      ],
    },
    {
      heading: 'Ödeme hesabı ve elektronik para',
      paragraphs: [
        'Elektronik para, {provider} tarafından teslim alınan tutar karşılığında gecikmeksizin çıkarılır ve ödeme hesabınızın bakiyesi olarak gösterilir. Faiz getirmez; değeri yatırılan tutar kadardır.',
        'Bakiyenize aldığınız iade veya hak ediş de aynı şekilde elektronik paraya dönüşür.',
      ],
    },
    {
      heading: 'Elektronik paranın süresi ve geri ödenmesi',
      paragraphs: [
        `Elektronik paranızın süresi, son işleminizin üzerinden ${said(figure.MONEY_LIFE)} geçtiğinde dolar. Geri ödenmesini yine isteyebilirsiniz; bunun üzerine ${said(figure.FREE_REFUND)} daha geçtikten sonraki geri ödemelerden ücret alınabilir.`,
        `Geri ödeme, talebinizi izleyen iş gününün sonuna kadar, yani ${said(figure.REPAYMENT)} içinde yapılır.`,
        'Elektronik para yalnızca size ait, kayıtlı ve doğrulanmış banka hesabına ve ancak kimliğiniz doğrulandıktan sonra geri ödenir.',
      ],
    },
    {
      heading: 'Ödeme emri ve alınması',
      paragraphs: [
        'Ödeme adımında verdiğiniz onay bir ödeme emridir. Onaydan önce gördüğünüz tutarı, alıcıyı ve ödeme yöntemini içerir.',
        `İş gününde saat ${said(figure.ORDER_CUT_OFF)} sonrasında veya iş günü olmayan bir günde ulaşan ödeme emri, izleyen iş günü alınmış sayılır. Tatil öncesindeki yarım iş gününde bunun yerine saat ${said(figure.HALF_DAY_CUT_OFF)} uygulanır.`,
      ],
    },
    {
      heading: 'Geri alınamazlık ve gerçekleştirme',
      paragraphs: [
        'Ödeme emri alındıktan sonra geri alınamaz.',
        `Tutar, emrin alınmasından itibaren ${said(figure.FUNDS_ARRIVAL)} içinde alıcının ödeme hizmeti sağlayıcısına ulaşır.`,
      ],
    },
    {
      heading: 'Ödeme emrinin reddi',
      paragraphs: [
        'Bilgileri eksik veya yanlış olan, bakiyenin veya kartın karşılamadığı, bir limiti aşan veya mevzuat gereği yapılmaması gereken ödeme emri reddedilebilir.',
        'Ret size bildirilir; mevzuat engellemedikçe nedeni ve yanlışın nasıl düzeltilebileceği de söylenir. Reddedilen ödeme emri alınmamış sayılır.',
      ],
    },
    {
      heading: 'Saklı kartlar ve ön ödemeli kartlar',
      paragraphs: [
        'Hesabınıza ekleyeceğiniz kartlar hesap sahibinin adına olmalıdır.',
        'Sanal veya fiziki ön ödemeli kartla yalnızca elektronik paranız kadar harcama yapılır. Saklı kartlar için ayrıca kart çıkaran kuruluşun koşulları geçerlidir.',
      ],
    },
    {
      heading: 'Alışveriş kredisi',
      paragraphs: [
        'Alışveriş kredisi, sizinle kredi kuruluşu arasında bir sözleşmedir. {provider} başvurunuzu iletir ve kredinin tarafı değildir.',
        'Kredinin verilip verilmeyeceğine, faiz oranına ve vadesine yalnızca kredi kuruluşu karar verir.',
      ],
    },
    {
      heading: 'Bakiye, karma ödeme ve havale/EFT',
      paragraphs: [
        'Bir siparişi bakiyenizle, kartla veya ikisini birlikte kullanarak ödeyebilirsiniz. Havale/EFT, açıklama alanına yazdığınız referans koduyla siparişinizle eşleştirilir.',
        `Tutar, siparişinizin alındığı günü izleyen ${said(figure.TRANSFER_WAIT)} içinde ulaşmalıdır; ulaşmazsa referans kodu geçersiz olur.`,
      ],
    },
    {
      heading: 'Korumalı alışveriş',
      paragraphs: [
        `Siparişiniz teslim edilmediyse sipariş tarihinden itibaren ${said(figure.NON_DELIVERY_CLAIM)} içinde talepte bulunabilirsiniz. Ürün ayıplıysa veya tüketici mevzuatından doğan başka bir talebiniz varsa bunu teslimattan itibaren ${said(figure.DEFECT_CLAIM)} içinde iletebilirsiniz. Talepte bulunduğunuzda tutar koruma hesabında bloke edilir.`,
        `Satıcının yanıt vermek için ${said(figure.SELLER_RESPONSE)} süresi vardır. Satıcı kabul ederse veya sessiz kalırsa ürünü iade edersiniz; satıcı, iadeyi teslim aldıktan sonra ${said(figure.SELLER_OBJECTION)} içinde itiraz edebilir.`,
        `{provider} ${said(figure.DISPUTE_DECISION)} içinde karar verir. Karara göre tutar size ödenir veya satıcı için serbest bırakılır.`,
      ],
    },
    {
      heading: 'Yükümlülükleriniz',
      paragraphs: [
        'Telefonunuzu, doğrulama kodlarınızı ve kartlarınızı kimseyle paylaşmayın. Bunlardan biri kaybolur, çalınır veya rızanız dışında kullanılırsa durumu {provider} müşteri hizmetlerine gecikmeden bildirin.',
        'Müşteri hizmetleri: {contact}',
        'Hizmeti mevzuatın yasakladığı işlemlerde veya başkaları hesabına ödeme yapmak için kullanmayın.',
      ],
    },
    {
      heading: 'Yetkilendirilmemiş ve hatalı işlemler',
      paragraphs: [
        `Yetkilendirilmemiş veya hatalı işlemleri ${said(figure.UNAUTHORISED_NOTICE)} içinde bildirebilirsiniz. Yetkilendirmediğiniz bir işlem, durum anlaşıldığında düzeltilir.`,
        `Bildirimden önceki ${said(figure.LIABILITY_PERIOD)} içinde gerçekleşen yetkilendirilmemiş işlemlerde sorumluluğunuz en çok ${said(figure.LIABILITY_CAP)} tutarındadır. Ağır ihmal veya kasıt hâlinde bu üst sınır uygulanmaz. Bildiriminizden sonraki işlemlerden sorumlu olmazsınız.`,
      ],
    },
    {
      heading: 'Tutarı kesin belirtilmemiş ödemeler',
      paragraphs: [
        `Tutarını kesin olarak belirtmeden yetkilendirdiğiniz ve öngörebileceğinizi aşan bir ödemenin iadesini ${said(figure.INEXACT_REFUND_REQUEST)} içinde isteyebilirsiniz.`,
        `{provider} bu talebe ${said(figure.INEXACT_REFUND_ANSWER)} içinde, iadeyi yaparak veya ret gerekçesini bildirerek yanıt verir.`,
      ],
    },
    {
      heading: 'Kart işlemlerine itiraz',
      paragraphs: [
        `Kart işlemlerine yaptığınız itirazlar kart kuruluşunun kurallarına göre değerlendirilir. Değerlendirme ${said(figure.CARD_DISPUTE_SHORTEST)} ile ${said(figure.CARD_DISPUTE_LONGEST)} arasında sürer.`,
      ],
    },
    {
      heading: 'Hizmetin askıya alınması',
      paragraphs: [
        'Dolandırıcılık şüphesi hâlinde hizmetler veya ödeme aracınız askıya alınabilir.',
        'Askıya alma nedeni ortadan kalktığında hizmet veya ödeme aracı yeniden kullanıma açılır.',
      ],
    },
    {
      heading: 'Ücretler',
      paragraphs: ['Ücretler Türk lirası olarak belirlenir ve bu sözleşmenin ekinde gösterilir.', 'Ek: {fees}'],
    },
    {
      heading: 'Cayma hakkı',
      paragraphs: [
        `Bu sözleşmeden ${said(figure.WITHDRAWAL)} içinde, gerekçe göstermeden ve cezai şart ödemeden cayabilirsiniz. Caydığınızda kartınız ${said(figure.CARD_CANCELLATION)} içinde iptal edilir.`,
      ],
    },
    {
      heading: 'Değişiklikler ve fesih',
      paragraphs: [
        `Bu sözleşmedeki değişiklikler, yürürlüğe girmeden ${said(figure.CHANGE_NOTICE)} önce size bildirilir. Bir değişikliği kabul etmezseniz sözleşmeyi ${said(figure.CHANGE_TERMINATION)} içinde feshedebilirsiniz.`,
        `Taraflardan her biri, ${said(figure.TERMINATION_NOTICE)} önceden yazılı bildirimde bulunarak sözleşmeyi feshedebilir. Sözleşmeye aykırılık ${said(figure.BREACH_CURE)} içinde giderilmelidir; giderilmezse diğer taraf sözleşmeyi hemen feshedebilir.`,
        `Mücbir sebebin ${figure.FORCE_MAJEURE.amount} aydan uzun sürmesi taraflara fesih hakkı verir.`,
      ],
    },
    {
      heading: 'Şikâyetler, kişisel veriler ve bildirimler',
      paragraphs: [
        `Şikâyetlerinizi ${said(figure.COMPLAINT)} içinde iletebilirsiniz; şikâyetiniz ${said(figure.COMPLAINT_ANSWER)} içinde yanıtlanır. İlgili hakem heyetine ${said(figure.ARBITRATION)} içinde başvurabilirsiniz. Mahkemeye başvurma hakkınız saklıdır.`,
        'Kişisel verilerinizin nasıl işlendiği <privacyNotice>aydınlatma metninde</privacyNotice> açıklanır. Bu sözleşmenin kabulü açık rıza yerine geçmez; vermek isterseniz açık rızanız <explicitConsent>açık rıza metniyle</explicitConsent> ayrıca istenir.',
        'Bildirimler hesabınızdaki e-posta adresine ve telefon numarasına gönderilir. Bu sözleşmenin bir örneğini istediğiniz zaman isteyebilirsiniz.',
      ],
    },
  ],
}
