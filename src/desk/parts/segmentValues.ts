import type { LocaleTag } from '../../../locales/locales.ts';
import type { DeskBodyOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { sendBroadcast } from '../../../schemas/desk/broadcasts.ts';

/** Which members something is for, as calls take it. */
export type WireSegment = DeskBodyOf<typeof sendBroadcast>['segment'];

type Typed = string | null;

/** What the fields of a segment hold: lists as people write them, with commas or on lines. */
export interface SegmentValues {
  readonly languages?: readonly LocaleTag[];
  readonly rankFrom?: number | Typed;
  readonly rankTo?: number | Typed;
  readonly newDays?: number | Typed;
  readonly activeDays?: number | Typed;
  readonly inactiveDays?: number | Typed;
  readonly verified?: 'any' | 'yes' | 'no';
  readonly labels?: Typed;
  readonly tags?: Typed;
  readonly countries?: Typed;
  readonly lines?: Typed;
  readonly accounts?: Typed;
}

/** Fields that are numbers. */
export const SEGMENT_NUMBERS = [
  'rankFrom',
  'rankTo',
  'newDays',
  'activeDays',
  'inactiveDays',
] as const;
const LISTS = ['labels', 'tags', 'lines', 'accounts'] as const;

const split = (text: string | null | undefined, by: RegExp) => [
  ...new Set(
    (text ?? '')
      .split(by)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** Whom it is for; what is left empty narrows nothing. */
export function toSegment(values: SegmentValues = {}): WireSegment {
  const { languages = [], verified = 'any', countries } = values;
  const numbers = SEGMENT_NUMBERS.flatMap((name) => {
    const value = values[name];
    return value === undefined || value === null || value === '' ? [] : [[name, Number(value)]];
  });
  const lists = LISTS.flatMap((name) => {
    const list = split(values[name], /[,;\n]/);
    return list.length === 0 ? [] : [[name, list]];
  });
  const codes = split(countries, /[\s,;]/).map((code) => code.toUpperCase());
  return {
    ...(Object.fromEntries([...numbers, ...lists]) as WireSegment),
    ...(languages.length > 0 && { languages: [...languages] }),
    ...(codes.length > 0 && { countries: codes }),
    ...(verified !== 'any' && { isVerified: verified === 'yes' }),
  };
}

/** What the fields show of a segment. */
export function segmentValues({ isVerified, languages, ...segment }: WireSegment): SegmentValues {
  const rest = Object.entries(segment).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  const verified = isVerified === undefined ? 'any' : isVerified ? 'yes' : 'no';
  return { ...Object.fromEntries(rest), verified, ...(languages && { languages }) };
}
