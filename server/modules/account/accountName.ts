import unhomoglyph from 'unhomoglyph';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';

/** Words for people who speak for a site, in the languages of the product; nobody may look like one of them. */
const STAFF = (
  'administrator administrators moderator moderators mod mods staff support helpdesk help customerservice ' +
  'customercare customersupport service official operator security system root superuser sysadmin webmaster ' +
  'postmaster cashier manager owner croupier anonymous everyone guest null undefined nobody bot ' +
  'soporte ayuda administrador administradora administracion moderador moderadora oficial servicio ' +
  'atencionalcliente atencion seguridad sistema operador cajero gerente ' +
  'hotro quantri quantrivien quanly chamsockhachhang cskh ' +
  'サポート 運営 運営者 管理者 公式 事務局 管理人 カスタマーサポート ' +
  'الدعم دعم الإدارة إدارة المدير مدير المشرف مشرف رسمي الرسمي خدمةالعملاء الأمن'
).split(' ');

/** Words that turn such a name into no other: "official support team". */
const BESIDE = (
  'the real my your our live chat team desk care center centre agent account client customer online vip new games game ' +
  'casino bet site web info tech technical and of for is im es la el de del equipo doi trang web فريق チーム'
).split(' ');

/** Digits and signs that are read as letters: "adm1n", "r00t", "$upport"; and small letters that look like capitals. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  $: 's',
  '@': 'a',
  '!': 'l',
  в: 'b',
  к: 'k',
  м: 'm',
  н: 'h',
  т: 't',
  τ: 't',
  ᴛ: 't',
  κ: 'k',
};

/** Trial accounts are made by the gateway alone. */
const RESERVED_START = /^(?:trlal|admln)/;

/**
 * What a name looks like, by Unicode's table of confusable characters: names of one skeleton are taken for each other.
 * I, l and 1 are one letter in it.
 */
function skeletonOf(name: string): string {
  const plain = unhomoglyph(name.normalize('NFKD')).normalize('NFKD').toLowerCase();
  return plain
    .replace(/[0345789$@!вкмнтτᴛκ]/g, (sign) => READ_AS[sign] ?? sign)
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .replace(/[il1|]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

const staffSkeletons: ReadonlySet<string> = new Set(STAFF.map(skeletonOf));
const besideSkeletons: ReadonlySet<string> = new Set(BESIDE.map(skeletonOf));

/** Whether a skeleton is made of whole words alone, one of which is reserved. */
function isMadeOf(skeleton: string, reserved: ReadonlySet<string>): boolean {
  /** For each place that words lead to: whether a reserved one was among them. */
  const reached = new Map([[0, false]]);
  for (let from = 0; from < skeleton.length; from += 1) {
    const had = reached.get(from);
    if (had === undefined) continue;
    for (let to = from + 1; to <= skeleton.length; to += 1) {
      const word = skeleton.slice(from, to);
      const isReserved = reserved.has(word);
      if (!isReserved && !besideSkeletons.has(word)) continue;
      reached.set(to, reached.get(to) === true || had || isReserved);
    }
  }
  return reached.get(skeleton.length) === true;
}

/** Whether a name belongs to the site, or looks like one: of its staff, of its trial accounts or of the brand itself. */
export function isReservedName(
  name: string,
  { id, merchantCode, name: brandName }: Pick<ResolvedBrand, 'id' | 'merchantCode' | 'name'>,
): boolean {
  const own = [id, merchantCode, brandName].map(skeletonOf).filter((skeleton) => skeleton !== '');
  const reserved = new Set([...staffSkeletons, ...own]);
  // Digits around a name are a number, or letters of it: "Support1", "5upport".
  const readings = [
    name,
    name.replace(/^[^\p{L}\p{Nd}]*\p{Nd}+|\p{Nd}+[^\p{L}\p{Nd}]*$/gu, ''),
    name.replace(/\p{Nd}/gu, ''),
  ];
  return readings
    .map(skeletonOf)
    .some((skeleton) => RESERVED_START.test(skeleton) || isMadeOf(skeleton, reserved));
}

const NAME_DIGITS = 10;

/** A username for somebody who registers by mobile number: `m` and ten digits that say nothing. */
export function deriveAccount(random: (size: number) => Buffer): string {
  const digits = [...random(NAME_DIGITS)].map((byte) => String(byte % 10));
  return `m${digits.join('')}`;
}

/** Without the letters and digits that are taken for one another. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** A code by which a member invites others. */
export function createReferralCode(random: (size: number) => Buffer): string {
  return [...random(CODE_LENGTH)]
    .map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length])
    .join('');
}
