import type { FromSchema } from 'json-schema-to-ts';
import type { HOME_SECTIONS, HomeSectionId } from '../../../schemas/home.ts';

/** Props of a section as its schema says, defaults filled in. */
export type SectionProps<Id extends HomeSectionId> = FromSchema<
  (typeof HOME_SECTIONS)[Id]['props']
>;
