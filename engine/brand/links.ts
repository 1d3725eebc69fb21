import type { BrandFile } from '../../schemas/brand.schema.ts';
import type { JsonPath } from './jsonPath.ts';

/** Addresses in a brand file, each with its place. */
export type Links = readonly (readonly [JsonPath, string])[];

/** Every address that a brand names. */
export function listLinks(brand: BrandFile): Links {
  const { apps = {}, legal: { confirmed: _, ...legal } = {}, jurisdiction } = brand;
  const { social = [], menus = {} } = brand;
  const licence = jurisdiction?.licence?.href;
  const helpline = jurisdiction?.helpline?.href;
  return [
    ...listCdns(brand),
    ...listChats(brand),
    ...Object.entries(apps).map(([key, href]) => [['apps', key], href] as const),
    ...Object.entries(legal).map(([key, href]) => [['legal', key], href] as const),
    ...social.map(({ href }, index) => [['social', index, 'href'], href] as const),
    ...(licence === undefined ? [] : [[['jurisdiction', 'licence', 'href'], licence] as const]),
    ...(helpline === undefined ? [] : [[['jurisdiction', 'helpline', 'href'], helpline] as const]),
    ...Object.entries(menus).flatMap(([menu, entries]) =>
      entries.flatMap((entry, index) =>
        typeof entry === 'string' ? [] : [[['menus', menu, index, 'href'], entry.href] as const],
      ),
    ),
  ];
}

/** The addresses that pages load pictures and games from. */
export function listCdns({ cdn = {} }: BrandFile): Links {
  return (['images', 'launch'] as const).flatMap((kind) =>
    (cdn[kind] ?? []).map((base, index) => [['cdn', kind, index], base] as const),
  );
}

/** The addresses of the chat. */
export function listChats({ support = {} }: BrandFile): Links {
  return (['chatUrl', 'vipChatUrl'] as const).flatMap((key) => {
    const href = support[key];
    return href === undefined ? [] : [[['support', key], href] as const];
  });
}

/** Browsers drop control characters and read "\" as "/", so neither may stand in an address. */
function isClean(link: string): boolean {
  return !/[\u0000-\u0020\u007f\\]/.test(link);
}

/** Whether an address is a path of this site. */
export function isOwnPath(link: string): boolean {
  return isClean(link) && /^\/(?!\/)/.test(link);
}

/** The host of an https address without name and password; undefined for every other address. */
export function httpsHostOf(link: string): string | undefined {
  if (!isClean(link) || !/^https:\/\/[^/]/i.test(link)) return undefined;
  try {
    const url = new URL(link);
    const isPlain = url.username === '' && url.password === '';
    return isPlain ? url.hostname.replace(/\.$/, '') : undefined;
  } catch {
    return undefined;
  }
}
