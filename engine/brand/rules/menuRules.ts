import type { BrandFile } from '../../../schemas/brand.schema.ts';
import type { Rule } from '../rule.ts';
import { featuresOf } from '../features.ts';
import { adviseValue } from '../meantValue.ts';

const BOTTOM_PLACES = 5;

const nameScreens: Rule = (brand, report, { catalogue }) => {
  const linkable = catalogue.screens.filter(
    ({ path, parameter }) => parameter === undefined && !path.includes(':'),
  );
  const listed = listScreens(brand);
  for (const { path, id } of listed) {
    const taken = listed.filter((other) => other.path[1] === path[1]).map((other) => other.id);
    const screen = catalogue.screens.find((entry) => entry.id === id);
    if (!screen) {
      const names = linkable.map((entry) => entry.id);
      report(
        'menu.unknownScreen',
        path,
        `There is no screen "${id}".`,
        adviseValue(id, names, taken),
      );
    } else if (!linkable.includes(screen)) {
      const address = screen.parameter ? `${screen.path}?${screen.parameter}=…` : screen.path;
      const message = `"${id}" cannot stand in a menu: its address "${address}" is not complete.`;
      report('menu.needsParameter', path, message, {
        suggestion: `Remove it, or write a link: { "label": { … }, "href": "${address}" }.`,
      });
    }
  }
};

const nameOpenScreens: Rule = (brand, report, { catalogue, isInherited, isIncomplete }) => {
  if (isIncomplete(['features'])) return;
  const features = featuresOf(brand);
  for (const { path, id } of listScreens(brand)) {
    const gate = catalogue.screens.find((entry) => entry.id === id)?.gate;
    if (!gate || features[gate]) continue;
    report('menu.gatedOff', path, `"${id}" is not shown, because the feature "${gate}" is off.`, {
      severity: isInherited(path) ? 'warning' : 'error',
      suggestion: `Remove it from the menu, or switch "${gate}" on.`,
    });
  }
};

const nameServedScreens: Rule = (brand, report, { catalogue }) => {
  for (const { path, id } of listScreens(brand)) {
    if (!catalogue.screens.find((entry) => entry.id === id)?.isSoon) continue;
    report('menu.comingSoon', path, `"${id}" is not shown, because nothing serves it yet.`, {
      suggestion: 'Leave it for the day when it comes, or remove it from the menu.',
    });
  }
};

const areTidy: Rule = (brand, report) => {
  const seen = new Set<string>();
  for (const { path, id } of listScreens(brand)) {
    const key = `${path[1]} ${id}`;
    if (seen.has(key)) {
      const message = `"${id}" stands in this menu twice.`;
      report('menu.duplicate', path, message, {
        suggestion: 'Remove one of them.',
        mend: { kind: 'remove' },
      });
    }
    seen.add(key);
  }
  const bottom = brand.menus?.bottom ?? [];
  if (bottom.length <= BOTTOM_PLACES) return;
  const message = `The bottom navigation has ${BOTTOM_PLACES} places, but ${bottom.length} entries.`;
  report('menu.tooMany', ['menus', 'bottom', BOTTOM_PLACES], message, {
    suggestion: 'Keep the most important ones; the side menu holds the others.',
  });
};

function listScreens(brand: BrandFile) {
  return Object.entries(brand.menus ?? {}).flatMap(([menu, entries]) =>
    entries.flatMap((entry, index) =>
      typeof entry === 'string' ? [{ path: ['menus', menu, index] as const, id: entry }] : [],
    ),
  );
}

/** Menus lead to screens that exist and are open. */
export const menuRules: readonly Rule[] = [
  nameScreens,
  nameOpenScreens,
  nameServedScreens,
  areTidy,
];
