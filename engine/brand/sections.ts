import { Ajv, type ValidateFunction } from 'ajv';
import { findCategoryFeature } from '../../schemas/api/games.ts';
import type { FeatureId } from '../../schemas/features.ts';
import { HOME_SECTIONS, type HomeSection, type HomeSectionId } from '../../schemas/home.ts';
import { compileSchema, findSchemaFaults, type PathFault } from './schemaFaults.ts';

type Props = Readonly<Record<string, unknown>>;

/** The home page of a brand that does not arrange its own. */
export const DEFAULT_SECTIONS: readonly { section: HomeSectionId; props?: Props }[] = [
  { section: 'hero' },
  { section: 'marquee' },
  { section: 'categories' },
  { section: 'hotGames' },
  { section: 'gameRow', props: { category: 'RNG' } },
  { section: 'gameRow', props: { category: 'LIVE' } },
  { section: 'lotteries' },
  { section: 'winners' },
  { section: 'comingSoon' },
  { section: 'howItWorks' },
  { section: 'appDownload' },
];

/** The feature without which a section has nothing to show. */
export function gateOfSection(section: HomeSectionId, props: Props): FeatureId | undefined {
  if (section === 'gameRow') return findCategoryFeature(props.category);
  const entry: HomeSection = HOME_SECTIONS[section];
  return entry.gate;
}

const validators = new Map<HomeSectionId, ValidateFunction>();
const fillers = new Map<HomeSectionId, ValidateFunction>();
const filler = new Ajv({ useDefaults: true });

/** In what the props of a section differ from its schema. */
export function findPropFaults(section: HomeSectionId, props: Props): readonly PathFault[] {
  const validate = validators.get(section) ?? compileSchema(HOME_SECTIONS[section].props);
  validators.set(section, validate);
  return findSchemaFaults(validate, props);
}

/** The props of a section with the schema's defaults filled in. */
export function withDefaultProps(section: HomeSectionId, props: Props): Props {
  const fill = fillers.get(section) ?? filler.compile(HOME_SECTIONS[section].props);
  fillers.set(section, fill);
  const filled = structuredClone(props);
  fill(filled);
  return filled;
}
