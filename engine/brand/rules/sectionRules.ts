import {
  HOME_SECTIONS,
  OPEN_SHELVES,
  type HomeSection,
  type HomeSectionId,
} from '../../../schemas/home.ts';
import type { Rule } from '../rule.ts';
import { featuresOf } from '../features.ts';
import { adviseValue } from '../meantValue.ts';
import { findPropFaults, gateOfSection } from '../sections.ts';

const areKnown: Rule = (brand, report) => {
  for (const [index, { section }] of (brand.home?.sections ?? []).entries()) {
    if (Object.hasOwn(HOME_SECTIONS, section)) continue;
    const path = ['home', 'sections', index, 'section'];
    const names = Object.keys(HOME_SECTIONS);
    const advice = adviseValue(section, names);
    report('section.unknown', path, `There is no section "${section}".`, advice);
  }
};

const haveRightProps: Rule = (brand, report) => {
  for (const [index, { section, props = {} }] of (brand.home?.sections ?? []).entries()) {
    if (!Object.hasOwn(HOME_SECTIONS, section)) continue;
    for (const fault of findPropFaults(section as HomeSectionId, props)) {
      const path = ['home', 'sections', index, 'props', ...fault.path];
      const { message, suggestion, target, mend } = fault;
      report('section.props', path, message, { suggestion, target, mend });
    }
  }
};

const areOpen: Rule = (brand, report, { isInherited, isIncomplete }) => {
  if (isIncomplete(['features'])) return;
  const features = featuresOf(brand);
  for (const [index, { section, props = {} }] of (brand.home?.sections ?? []).entries()) {
    const known = (HOME_SECTIONS as Readonly<Record<string, HomeSection>>)[section];
    const gate = known && gateOfSection(section as HomeSectionId, props);
    if (!gate || features[gate]) continue;
    const path = ['home', 'sections', index, 'section'];
    report(
      'section.gatedOff',
      path,
      `"${section}" is not shown, because the feature "${gate}" is off.`,
      {
        severity: isInherited(path) ? 'warning' : 'error',
        suggestion: `Remove the section, or switch "${gate}" on.`,
      },
    );
  }
};

const areServed: Rule = (brand, report, { catalogue }) => {
  for (const [index, { section }] of (brand.home?.sections ?? []).entries()) {
    const known = (HOME_SECTIONS as Readonly<Record<string, HomeSection>>)[section];
    const screen = catalogue.screens.find(({ id }) => id === known?.screen);
    if (!screen?.isSoon) continue;
    const path = ['home', 'sections', index, 'section'];
    const message = `"${section}" is not shown, because nothing serves the screen "${screen.id}" yet.`;
    report('section.comingSoon', path, message, {
      suggestion: 'Leave it for the day when it comes, or remove the section.',
    });
  }
};

const standsSoonLast: Rule = (brand, report) => {
  const sections = (brand.home?.sections ?? []).map(({ section }) => section);
  const lastShelf = sections.findLastIndex((id) => OPEN_SHELVES.some((shelf) => shelf === id));
  for (const [index, section] of sections.entries()) {
    if (section !== 'comingSoon') continue;
    const isAgain = sections.indexOf('comingSoon') < index;
    if (!isAgain && index > lastShelf) continue;
    const path = ['home', 'sections', index, 'section'];
    const message = isAgain
      ? '"comingSoon" stands on this page twice.'
      : '"comingSoon" stands before games that can be played.';
    report('section.soonLast', path, message, {
      suggestion: isAgain ? 'Keep the last one.' : 'Move it behind the last shelf of games.',
    });
  }
};

/** The home page is made of sections that exist and can show something. */
export const sectionRules: readonly Rule[] = [
  areKnown,
  haveRightProps,
  areOpen,
  areServed,
  standsSoonLast,
];
