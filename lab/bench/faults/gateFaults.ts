import catalogue from '../../../schemas/generated/catalogue.json' with { type: 'json' };
import { findCategoryFeature } from '../../../schemas/api/games.ts';
import type { BrandFile } from '../../../schemas/brand.schema.ts';
import type { Catalogue } from '../../../schemas/catalogue.ts';
import { FEATURES, type Feature } from '../../../schemas/features.ts';
import { HOME_SECTIONS, type HomeSection } from '../../../schemas/home.ts';
import type { BrandText } from './brandText.ts';
import { either, mutate, type Mutator } from './mutation.ts';

const { screens } = catalogue as Catalogue;
const features: readonly Feature[] = FEATURES;

const switchedOff = (brand: BrandText, gate: string) => brand.with(['features', gate], false);

const deadMenuEntry: Mutator = {
  kind: 'menu entry whose feature is off',
  make: (brand) =>
    brand.leaves().flatMap(({ path, node }) => {
      if (path[0] !== 'menus' || path.length !== 3 || node.type !== 'string') return [];
      const gate = screens.find(({ id }) => id === node.value)?.gate;
      if (!gate) return [];
      const next = switchedOff(brand, gate);
      const what = `${gate} off, ${path.join('.')} stays`;
      return [mutate(brand, next.text, next.offsetOf(path), what)];
    }),
};

const addedDeadEntry: Mutator = {
  kind: 'menu entry added for a feature that is off',
  make: (brand, random) => {
    const off = Object.entries((brand.value as BrandFile).features ?? {}).flatMap(([id, isOn]) =>
      isOn ? [] : screens.filter(({ gate }) => gate === id),
    );
    const menus = brand
      .leaves()
      .filter(({ path }) => path[0] === 'menus' && path.length === 2 && path[1] !== 'bottom');
    return menus.flatMap(({ path, node }) =>
      off.map(({ id }) => {
        const at = random.int(0, node.children!.length - 1);
        const next = brand.inserting([...path, at], id);
        return mutate(brand, next.text, next.offsetOf([...path, at]), `${id} in ${path.join('.')}`);
      }),
    );
  },
};

const deadSection: Mutator = {
  kind: 'section whose feature is off',
  make: (brand) =>
    ((brand.value as BrandFile).home?.sections ?? []).flatMap(({ section, props }, index) => {
      const known: HomeSection = HOME_SECTIONS[section as keyof typeof HOME_SECTIONS];
      const gate = section === 'gameRow' ? findCategoryFeature(props?.category) : known.gate;
      if (!gate) return [];
      const next = switchedOff(brand, gate);
      const path = ['home', 'sections', index, 'section'];
      return [mutate(brand, next.text, next.offsetOf(path), `${gate} off, ${section} stays`)];
    }),
};

const withoutProvider: Mutator = {
  kind: 'feature without its provider',
  make: (brand, random) =>
    features.flatMap(({ id, needs }) => {
      if (needs === undefined) return [];
      const bare = brand.with([needs], random.chance(0.5) ? undefined : { provider: 'none' });
      const next = bare.with(['features', id], true);
      return [mutate(brand, next.text, next.offsetOf(['features', id]), `${id} without ${needs}`)];
    }),
};

const PROVIDERS = [
  ['captcha', 'turnstile', ['siteKey']],
  ['captcha', 'geetest', ['siteKey']],
  ['phoneAuth', 'firebase', ['apiKey', 'authDomain', 'projectId']],
] as const;

/** Something missing of a provider: the settings that lack it, or the provider that asks for it. */
const incompleteProvider: Mutator = {
  kind: 'provider without its keys',
  make: (brand) =>
    PROVIDERS.flatMap(([kind, provider, keys]) =>
      keys.map((missing) => {
        const given = keys.filter((key) => key !== missing).map((key) => [key, `${key}.example`]);
        const next = brand.with([kind], { provider, ...Object.fromEntries(given) });
        const what = `${provider} without ${missing}`;
        return either(
          mutate(brand, next.text, next.offsetOf([kind, 'provider']), what),
          mutate(brand, next.text, next.offsetOf([kind]), what),
        );
      }),
    ),
};

const withoutRequirement: Mutator = {
  kind: 'feature without the feature it requires',
  make: (brand) =>
    features.flatMap(({ id, requires = [] }) =>
      requires.map((other) => {
        const next = brand.with(['features', id], true).with(['features', other], false);
        const what = `${id} on, ${other} off`;
        return either(
          mutate(brand, next.text, next.offsetOf(['features', id]), what),
          mutate(brand, next.text, next.offsetOf(['features', other]), what),
        );
      }),
    ),
};

/** Things that point to what is switched off or not configured. */
export const gateFaults: readonly Mutator[] = [
  deadMenuEntry,
  addedDeadEntry,
  deadSection,
  withoutProvider,
  incompleteProvider,
  withoutRequirement,
];
