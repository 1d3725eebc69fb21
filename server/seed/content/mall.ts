import colors from '../mallColors.json' with { type: 'json' };
import type { MallThing, PictureColors } from '../mallPictures.ts';

type Words = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/** Something that a demo merchant gives for points. */
interface MallSeed {
  readonly thing: MallThing;
  readonly isGoods: boolean;
  readonly points: number;
  readonly minLevel: number;
  readonly stock: number | null;
  readonly perMember: number | null;
  readonly words: Words;
}

/** What a demo merchant gives for points, and how its pictures look. */
interface MallContent {
  readonly merchantCode: string;
  readonly colors: PictureColors;
  readonly items: readonly MallSeed[];
}

const CARDS = {
  thing: 'cards',
  isGoods: true,
  points: 200,
  minLevel: 0,
  stock: 200,
  perMember: 3,
} as const;
const CUP = {
  thing: 'cup',
  isGoods: true,
  points: 600,
  minLevel: 0,
  stock: 80,
  perMember: 2,
} as const;
const GIFT_CARD = {
  thing: 'giftCard',
  isGoods: false,
  minLevel: 0,
  stock: null,
  perMember: 2,
} as const;
const HEADPHONES = {
  thing: 'headphones',
  isGoods: true,
  points: 9_000,
  minLevel: 1,
  stock: 12,
  perMember: 1,
} as const;
const SUITCASE = {
  thing: 'suitcase',
  isGoods: true,
  points: 18_000,
  minLevel: 2,
  stock: 5,
  perMember: 1,
} as const;
const WATCH = {
  thing: 'watch',
  isGoods: true,
  points: 40_000,
  minLevel: 3,
  stock: 2,
  perMember: 1,
} as const;

/** Malls of the demo merchants; a merchant without one has none. */
export const MALLS: readonly MallContent[] = [
  {
    merchantCode: 'AURORA',
    colors: colors.AURORA,
    items: [
      {
        ...CARDS,
        words: {
          es: { title: 'Baraja de la casa', text: 'Cartón plastificado, 54 cartas, con estuche.' },
          en: { title: 'Cards of the house', text: 'Coated, 54 cards, in a box.' },
        },
      },
      {
        ...CUP,
        words: {
          es: { title: 'Taza de gres', text: 'Hecha a mano en Toledo, con plato. 250 ml.' },
          en: { title: 'Stoneware cup', text: 'Made by hand in Toledo, with a saucer. 250 ml.' },
        },
      },
      {
        ...GIFT_CARD,
        points: 2_400,
        words: {
          es: {
            title: 'Tarjeta regalo de 20 €',
            text: 'Para libros y música. El código llega por SMS en dos días laborables.',
          },
          en: {
            title: 'Gift card of €20',
            text: 'For books and music. Its code comes by SMS within two working days.',
          },
        },
      },
      {
        ...HEADPHONES,
        words: {
          es: { title: 'Auriculares inalámbricos', text: 'Cierran el ruido. 30 horas de batería.' },
          en: { title: 'Wireless headphones', text: 'Keep the noise out. 30 hours a charge.' },
        },
      },
      {
        ...SUITCASE,
        words: {
          es: { title: 'Maleta de cabina', text: 'Rígida, cuatro ruedas, 38 litros.' },
          en: { title: 'Cabin suitcase', text: 'Hard shell, four wheels, 38 litres.' },
        },
      },
      {
        ...WATCH,
        words: {
          es: {
            title: 'Reloj automático',
            text: 'Cristal de zafiro y correa de piel. Serie corta.',
          },
          en: { title: 'Automatic watch', text: 'Sapphire glass, leather strap. A short series.' },
        },
      },
    ],
  },
  {
    merchantCode: 'MAJLIS',
    colors: colors.MAJLIS,
    items: [
      {
        ...CARDS,
        words: {
          ar: { title: 'أوراق لعب الدار', text: 'ورق مطلي، 54 ورقة، في علبتها.' },
          en: { title: 'Cards of the house', text: 'Coated, 54 cards, in a box.' },
        },
      },
      {
        ...CUP,
        words: {
          ar: { title: 'فنجان خزفي', text: 'مصنوع يدويًا، مع صحنه. 250 مل.' },
          en: { title: 'Stoneware cup', text: 'Made by hand, with a saucer. 250 ml.' },
        },
      },
      {
        ...GIFT_CARD,
        points: 12_000,
        words: {
          ar: {
            title: 'بطاقة هدية بقيمة 100 درهم',
            text: 'للكتب والموسيقى. يصلك رمزها برسالة نصية خلال يومي عمل.',
          },
          en: {
            title: 'Gift card of AED 100',
            text: 'For books and music. Its code comes by SMS within two working days.',
          },
        },
      },
      {
        ...HEADPHONES,
        words: {
          ar: { title: 'سماعات لاسلكية', text: 'تعزل الضوضاء. 30 ساعة في الشحنة الواحدة.' },
          en: { title: 'Wireless headphones', text: 'Keep the noise out. 30 hours a charge.' },
        },
      },
      {
        ...SUITCASE,
        words: {
          ar: { title: 'حقيبة مقصورة', text: 'هيكل صلب، أربع عجلات، 38 لترًا.' },
          en: { title: 'Cabin suitcase', text: 'Hard shell, four wheels, 38 litres.' },
        },
      },
      {
        ...WATCH,
        words: {
          ar: { title: 'ساعة أوتوماتيكية', text: 'زجاج ياقوتي وسوار جلدي. عدد محدود.' },
          en: { title: 'Automatic watch', text: 'Sapphire glass, leather strap. A short series.' },
        },
      },
    ],
  },
  {
    merchantCode: 'LOTUS',
    colors: colors.LOTUS,
    items: [
      {
        ...CARDS,
        words: {
          vi: { title: 'Bộ bài của nhà', text: 'Giấy tráng phủ, 54 lá, có hộp.' },
          en: { title: 'Cards of the house', text: 'Coated, 54 cards, in a box.' },
        },
      },
      {
        ...CUP,
        words: {
          vi: { title: 'Tách gốm Bát Tràng', text: 'Làm thủ công, kèm đĩa. 250 ml.' },
          en: { title: 'Bát Tràng cup', text: 'Made by hand, with a saucer. 250 ml.' },
        },
      },
      {
        ...GIFT_CARD,
        points: 6_000,
        words: {
          vi: {
            title: 'Thẻ quà tặng 500.000 ₫',
            text: 'Mua sách và nhạc. Mã được gửi qua SMS trong hai ngày làm việc.',
          },
          en: {
            title: 'Gift card of 500,000 ₫',
            text: 'For books and music. Its code comes by SMS within two working days.',
          },
        },
      },
      {
        ...HEADPHONES,
        words: {
          vi: { title: 'Tai nghe không dây', text: 'Chống ồn. 30 giờ mỗi lần sạc.' },
          en: { title: 'Wireless headphones', text: 'Keep the noise out. 30 hours a charge.' },
        },
      },
      {
        ...SUITCASE,
        words: {
          vi: { title: 'Vali xách tay', text: 'Vỏ cứng, bốn bánh, 38 lít.' },
          en: { title: 'Cabin suitcase', text: 'Hard shell, four wheels, 38 litres.' },
        },
      },
      {
        ...WATCH,
        words: {
          vi: { title: 'Đồng hồ tự động', text: 'Kính sapphire, dây da. Số lượng ít.' },
          en: { title: 'Automatic watch', text: 'Sapphire glass, leather strap. A short series.' },
        },
      },
    ],
  },
];
