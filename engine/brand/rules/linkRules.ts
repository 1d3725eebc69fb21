import { nearestName } from '../../nearestName.ts';
import type { CatalogueScreen } from '../../../schemas/catalogue.ts';
import type { Rule } from '../rule.ts';
import { featuresOf } from '../features.ts';
import { isHostAllowed, parseHostPattern } from '../host.ts';
import { httpsHostOf, isOwnPath, listCdns, listChats, listLinks } from '../links.ts';

const areSafe: Rule = (brand, report) => {
  for (const [path, link] of listLinks(brand)) {
    if (isOwnPath(link) || httpsHostOf(link) !== undefined) continue;
    const secured = link.replace(/^http:\/\//i, 'https://');
    const isMendable = secured !== link && httpsHostOf(secured) !== undefined;
    report(
      'link.scheme',
      path,
      `"${link.slice(0, 80)}" is not an address that is safe to follow.`,
      {
        suggestion: isMendable
          ? `Write "${secured}".`
          : 'Use an address that starts with "https://", or a path of this site ("/…").',
        mend: isMendable ? { kind: 'set', value: secured } : undefined,
      },
    );
  }
};

const areAllowed: Rule = (brand, report, { isIncomplete }) => {
  if (isIncomplete(['allowHosts'])) return;
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

/** What the gateway answers beside pages, and files, which have an ending. */
const NO_PAGE = /^\/(api|assets|brand-assets)(\/|$)|\.[a-z0-9]{1,8}$/i;

const leadToPages: Rule = (brand, report, { catalogue, isIncomplete }) => {
  if (catalogue.screens.length === 0) return;
  const features = featuresOf(brand);
  for (const [path, link] of listLinks(brand)) {
    if (path[0] === 'cdn' || !isOwnPath(link)) continue;
    const address = link.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
    if (NO_PAGE.test(address)) continue;
    const screen = catalogue.screens.find((entry) => isAddressOf(entry, address));
    if (!screen) {
      const known = catalogue.screens.flatMap(({ paths }) => paths).filter(isComplete);
      const nearest = nearestName(address, known);
      report('link.unknownPage', path, `This site has no page "${address}".`, {
        suggestion:
          nearest === undefined
            ? 'Leave it only if something before the gateway answers there.'
            : `Did you mean "${nearest}"?`,
      });
    } else if (screen.gate && !features[screen.gate] && !isIncomplete(['features'])) {
      const message = `"${address}" does not open, because the feature "${screen.gate}" is off.`;
      report('link.gatedOff', path, message, {
        suggestion: `Remove the link, or switch "${screen.gate}" on.`,
      });
    } else if (screen.isSoon) {
      report('link.comingSoon', path, `Nothing serves the page "${address}" yet.`, {
        suggestion: 'Remove the link until it is served.',
      });
    }
  }
};

function isAddressOf({ paths }: CatalogueScreen, address: string): boolean {
  const parts = address.toLowerCase().split('/');
  return paths.some((path) => {
    const steps = path.toLowerCase().split('/');
    return (
      steps.length === parts.length &&
      steps.every((step, index) =>
        step.startsWith(':') ? isFilled(parts[index]!) : step === parts[index],
      )
    );
  });
}

/** Whether a part of an address is a value, and not the name of one that somebody forgot to write. */
function isFilled(part: string): boolean {
  return part !== '' && !/[:{}<>]/.test(part);
}

function isComplete(path: string): boolean {
  return !path.includes(':');
}

/** Links lead to https or to a page of this site, and pages load only from hosts that are allowed. */
export const linkRules: readonly Rule[] = [areSafe, areAllowed, leadToPages];
