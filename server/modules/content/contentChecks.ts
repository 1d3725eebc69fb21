import { ARTICLE_TAGS } from '../../../engine/articleHtml.ts';
import { isHostAllowed } from '../../../engine/brand/host.ts';
import type { JsonPath } from '../../../engine/brand/jsonPath.ts';
import { httpsHostOf, isOwnPath } from '../../../engine/brand/links.ts';
import { nearestName, suggestName } from '../../../engine/nearestName.ts';
import type { Catalogue, CatalogueScreen } from '../../../schemas/catalogue.ts';
import { FEATURE_IDS, type FeatureId } from '../../../schemas/features.ts';
import catalogue from '../../../schemas/generated/catalogue.json' with { type: 'json' };
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { LocalisedText } from '../../db/tables.ts';
import { sanitiseHtml } from '../../http/sanitiseHtml.ts';
import { BANNERS } from '../../seed/banners.ts';
import type { DeskMerchant, Finding } from '../desk.ts';
import { isUploadAddress } from '../uploads/uploads.service.ts';

/** Takes what is wrong with a value of an entry. */
export type Report = (
  rule: string,
  path: JsonPath,
  message: string,
  more?: Pick<Finding, 'suggestion'> & Partial<Pick<Finding, 'severity'>>,
) => void;

const SCREENS = (catalogue as unknown as Catalogue).screens;

/** Pictures that the build draws, and the brand's own. */
const ARTS: readonly string[] = ['brand-hero', 'brand-login', ...BANNERS.map(({ id }) => id)];

/** Texts are in languages of the brand, in the one that stands in for others, and best in all of them. */
export function checkText(
  key: string,
  text: LocalisedText,
  { languages: { offered, fallback } }: ResolvedBrand,
  report: Report,
): void {
  for (const tag of Object.keys(text)) {
    if ((offered as readonly string[]).includes(tag)) continue;
    report('language.notOffered', [key, tag], `This brand is not offered in "${tag}".`, {
      suggestion: `It is offered in ${offered.map((own) => `"${own}"`).join(', ')}.`,
    });
  }
  if (!Object.hasOwn(text, fallback)) {
    report('language.textMissing', [key], `The text in "${fallback}" is missing.`, {
      suggestion: 'That is the language that stands in where another one is missing.',
    });
  }
  const missing = offered.filter((tag) => tag !== fallback && !Object.hasOwn(text, tag));
  if (missing.length === 0) return;
  const tags = missing.map((tag) => `"${tag}"`).join(', ');
  report('language.textUntranslated', [key], `There is no text in ${tags}.`, {
    severity: 'warning',
    suggestion: `The one in "${fallback}" stands in for it.`,
  });
}

const TAG = /<([a-z][\w-]*)\b([^<>]*)>/gi;
const ATTRIBUTE = /([a-z][\w:-]*)\s*=/gi;

/** How often each element, and each attribute of one, is written. */
function countMarkup(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [, tag = '', inside = ''] of html.matchAll(TAG)) {
    count(`<${tag.toLowerCase()}>`);
    const unquoted = inside.replace(/"[^"]*"|'[^']*'/g, '""');
    for (const [, name = ''] of unquoted.matchAll(ATTRIBUTE)) count(name.toLowerCase());
  }
  return counts;
}

/** The text with its HTML cleaned; what is lost by that is reported. */
export function checkHtml(
  key: string,
  text: LocalisedText,
  { brand, hosts }: DeskMerchant,
  report: Report,
): LocalisedText {
  const pictures = { allowHosts: brand.allowHosts, ownHosts: hosts };
  const entries = Object.entries(text).map(([tag, html]): [string, string] => {
    const clean = sanitiseHtml(html, pictures);
    if (clean.trim() === '') {
      report('content.html', [key, tag], 'Nothing is left of this text once it is cleaned.', {
        suggestion: `Write HTML of ${ARTICLE_TAGS.slice(6, 8).join(', ')}, lists, tables and links.`,
      });
      return [tag, html];
    }
    const kept = countMarkup(clean);
    const lost = [...countMarkup(html)].filter(([name, count]) => (kept.get(name) ?? 0) < count);
    if (lost.length > 0) {
      const names = lost.map(([name]) => name).join(', ');
      report('content.html', [key, tag], `Some of this is not kept: ${names}.`, {
        severity: 'warning',
        suggestion: lost.some(([name]) => name === '<img>')
          ? 'Pictures come from this site or from hosts in "allowHosts", by https.'
          : undefined,
      });
    }
    return [tag, clean];
  });
  return Object.fromEntries(entries);
}

function checkScreen(
  screen: CatalogueScreen,
  path: JsonPath,
  { features }: ResolvedBrand,
  report: Report,
): void {
  const what = `"screen:${screen.id}"`;
  if (screen.gate !== null && !features[screen.gate]) {
    report('content.closed', path, `${what} is closed: the feature "${screen.gate}" is off.`, {
      severity: 'warning',
      suggestion: 'This does not show until it is on.',
    });
  } else if (screen.isSoon) {
    report('content.closed', path, `Nothing serves ${what} yet.`, {
      severity: 'warning',
      suggestion: 'This does not show until it is served.',
    });
  }
}

/** What a text is about exists; it is a warning that the merchant does not have it now. */
export function checkAbout(about: string | null, brand: ResolvedBrand, report: Report): void {
  if (about === null) return;
  const [kind = '', id = ''] = about.split(':', 2);
  if (kind === 'screen') {
    const screen = SCREENS.find((entry) => entry.id === id);
    if (screen) return checkScreen(screen, ['about'], brand, report);
  } else if ((FEATURE_IDS as readonly string[]).includes(id)) {
    if (brand.features[id as FeatureId]) return;
    return report('content.closed', ['about'], `The feature "${id}" is off.`, {
      severity: 'warning',
      suggestion: 'This does not show until it is on.',
    });
  }
  const known = kind === 'screen' ? SCREENS.map((entry) => entry.id) : FEATURE_IDS;
  const nearest = nearestName(id, [...known]);
  report('content.about', ['about'], `There is no ${kind} "${id}".`, {
    suggestion:
      nearest === undefined
        ? 'The ids are listed in docs/BRAND_REFERENCE.md.'
        : `Did you mean "${kind}:${nearest}"?`,
  });
}

/** Links lead to a page of this site or to an https address. */
export function checkLink(link: string | null, brand: ResolvedBrand, report: Report): void {
  if (link === null || httpsHostOf(link) !== undefined) return;
  if (!isOwnPath(link)) {
    const secured = link.replace(/^http:\/\//i, 'https://');
    return report('link.scheme', ['link'], `"${link.slice(0, 80)}" is no address to lead to.`, {
      suggestion:
        secured !== link
          ? `Write "${secured}".`
          : 'Use an address that begins with "https://", or a path of this site ("/…").',
    });
  }
  const address = link.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');
  const screen = SCREENS.find(({ paths }) => paths.some((known) => fits(known, address)));
  if (screen) return checkScreen(screen, ['link'], brand, report);
  const known = SCREENS.flatMap(({ paths }) => paths).filter((entry) => !entry.includes(':'));
  report('link.unknownPage', ['link'], `This site has no page "${address}".`, {
    suggestion: suggestName(address, known) ?? 'The pages are listed in docs/BRAND_REFERENCE.md.',
  });
}

function fits(known: string, address: string): boolean {
  const parts = known.split('/');
  const given = address.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part === given[index],
    )
  );
}

/** The address today of a picture that a brand file names, by its path in the brand's folder. */
export function addressOfAsset(file: string, { assets }: ResolvedBrand): string | undefined {
  const own = Object.values(assets).find((asset) => asset?.src.endsWith(`/${file}`));
  return own?.src;
}

/** A banner has one picture, drawn or its own, and it can be shown; only beside its own there is one for narrow screens. */
export function checkPicture(
  {
    art,
    picture,
    pictureTall,
  }: {
    readonly art: string | null;
    readonly picture: string | null;
    readonly pictureTall: string | null;
  },
  brand: ResolvedBrand,
  report: Report,
): void {
  if ((art === null) === (picture === null)) {
    const given = art === null ? 'neither' : 'both';
    report('content.picture', [], `A banner has either "art" or "picture"; this has ${given}.`);
    return;
  }
  if (art !== null && !ARTS.includes(art)) {
    report('content.picture', ['art'], `There is no drawn picture "${art}".`, {
      suggestion: suggestName(art, [...ARTS]) ?? `There are ${ARTS.join(', ')}.`,
    });
  }
  if (picture !== null) checkOwnPicture('picture', picture, brand, report);
  if (pictureTall === null) return;
  if (picture !== null) return checkOwnPicture('pictureTall', pictureTall, brand, report);
  report('content.picture', ['pictureTall'], 'It stands beside a "picture", and there is none.');
}

function checkOwnPicture(
  key: 'picture' | 'pictureTall',
  picture: string,
  { allowHosts, cdn, assets }: ResolvedBrand,
  report: Report,
): void {
  // Whether the merchant has it is for whoever writes it to look up.
  if (isUploadAddress(picture)) return;
  if (picture.startsWith('assets/')) {
    if (addressOfAsset(picture, { assets } as ResolvedBrand) !== undefined) return;
    const own = Object.values(assets).flatMap((asset) =>
      asset ? [asset.src.replace(/^\/brand-assets\/[^/]+\//, '')] : [],
    );
    return report('content.picture', [key], `The brand file names no "${picture}".`, {
      suggestion: suggestName(picture, own) ?? `It names ${[...new Set(own)].join(', ')}.`,
    });
  }
  const host = httpsHostOf(picture);
  if (host === undefined) {
    return report('link.scheme', [key], `"${picture.slice(0, 80)}" is no picture's address.`, {
      suggestion:
        'Use an address that begins with "https://", or a file such as "assets/hero.svg".',
    });
  }
  const isServed = cdn.images.some((base) => httpsHostOf(base) === host);
  if (isServed || isHostAllowed(host, allowHosts)) return;
  report('link.hostNotAllowed', [key], `Pages may not load from "${host}".`, {
    suggestion: `Add "${host}" to "allowHosts" of the brand file.`,
  });
}

/** Moments exist, and something ends after it began. */
export function checkTimes(
  { startsAt, endsAt }: { readonly startsAt: string | null; readonly endsAt: string | null },
  now: Date,
  report: Report,
): void {
  const moments = { startsAt, endsAt };
  for (const key of ['startsAt', 'endsAt'] as const) {
    const written = moments[key];
    if (written !== null && !isMoment(written)) {
      report('content.time', [key], `"${written}" is no day and time that there is.`);
      return;
    }
  }
  if (endsAt === null) return;
  if (startsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) {
    report('content.time', ['endsAt'], 'It ends before it begins.');
  } else if (Date.parse(endsAt) <= now.getTime()) {
    report('content.time', ['endsAt'], 'It is over already.', { severity: 'warning' });
  }
}

/** Parsers let the 30th of February be the 2nd of March. */
function isMoment(written: string): boolean {
  const [year = 0, month = 0, day = 0] = written.slice(0, 10).split('-').map(Number);
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= new Date(year, month, 0).getDate();
  return isDay && !Number.isNaN(Date.parse(written));
}
