import type { BrandFile } from '../../../schemas/brand.schema.ts';
import type { Rule } from '../checkBrand.ts';
import { isHostAllowed, parseHostPattern } from '../host.ts';
import type { JsonPath } from '../jsonPath.ts';

const areSafe: Rule = (brand, report) => {
  for (const [path, link] of listLinks(brand)) {
    if (isOwnPath(link) || httpsHostOf(link) !== undefined) continue;
    report(
      'link.scheme',
      path,
      `"${link.slice(0, 80)}" is not an address that is safe to follow.`,
      {
        suggestion: 'Use an address that starts with "https://", or a path of this site ("/…").',
      },
    );
  }
};

const areAllowed: Rule = (brand, report) => {
  const allowed = (brand.allowHosts ?? []).flatMap((entry) => {
    const parsed = parseHostPattern(entry);
    return parsed.ok ? [parsed.host] : [];
  });
  for (const [path, link] of [...listCdns(brand), ...listChats(brand)]) {
    const host = isOwnPath(link) ? undefined : httpsHostOf(link);
    if (host === undefined || isHostAllowed(host, allowed)) continue;
    const isCdn = path[0] === 'cdn';
    const message = isCdn
      ? `Pages may not load from "${host}": it is not in "allowHosts".`
      : `"${host}" is not in "allowHosts", so the chat opens in a window of its own only.`;
    report('link.hostNotAllowed', path, message, {
      severity: isCdn ? 'error' : 'warning',
      suggestion: `Add "${host}" to "allowHosts".`,
    });
  }
};

type Links = readonly (readonly [JsonPath, string])[];

function listLinks(brand: BrandFile): Links {
  const { apps = {}, legal = {}, jurisdiction, social = [], menus = {} } = brand;
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

function listCdns({ cdn = {} }: BrandFile): Links {
  return (['images', 'launch'] as const).flatMap((kind) =>
    (cdn[kind] ?? []).map((base, index) => [['cdn', kind, index], base] as const),
  );
}

function listChats({ support = {} }: BrandFile): Links {
  return (['chatUrl', 'vipChatUrl'] as const).flatMap((key) => {
    const href = support[key];
    return href === undefined ? [] : [[['support', key], href] as const];
  });
}

/** Browsers drop control characters and read "\" as "/", so neither may stand in an address. */
function isClean(link: string): boolean {
  return !/[\u0000-\u0020\u007f\\]/.test(link);
}

function isOwnPath(link: string): boolean {
  return isClean(link) && /^\/(?!\/)/.test(link);
}

function httpsHostOf(link: string): string | undefined {
  if (!isClean(link) || !/^https:\/\/[^/]/i.test(link)) return undefined;
  try {
    const url = new URL(link);
    const isPlain = url.username === '' && url.password === '';
    return isPlain ? url.hostname.replace(/\.$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Links lead to https or to this site, and pages load only from hosts that are allowed. */
export const linkRules: readonly Rule[] = [areSafe, areAllowed];
