import type { sendBroadcast } from '../../../../schemas/desk/broadcasts.ts';
import type { DeskBodyOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { NoticeType, NoticeWay } from '../../../../schemas/notices.ts';

type Body = DeskBodyOf<typeof sendBroadcast>;

/** Whom a message is for, as calls take it. */
type Segment = Body['segment'];

/** What the form of a message to many holds: lists as people write them, with commas or on lines. */
export interface BroadcastValues {
  readonly type: NoticeType;
  readonly isMarketing: boolean;
  readonly titles?: Readonly<Record<string, string | undefined>>;
  readonly bodies?: Readonly<Record<string, string | undefined>>;
  readonly link?: string | null;
  readonly ways?: readonly NoticeWay[];
  readonly publishAt?: string | null;
  readonly endsAt?: string | null;
  readonly languages?: readonly string[];
  readonly rankFrom?: number | string | null;
  readonly rankTo?: number | string | null;
  readonly activeDays?: number | string | null;
  readonly inactiveDays?: number | string | null;
  readonly verified?: 'any' | 'yes' | 'no';
  readonly labels?: string | null;
  readonly tags?: string | null;
  readonly countries?: string | null;
  readonly lines?: string | null;
  readonly accounts?: string | null;
}

/** What a new message begins with. */
export const NEW_BROADCAST: BroadcastValues = {
  type: 'news',
  isMarketing: true,
  ways: [],
  verified: 'any',
};

const NUMBERS = ['rankFrom', 'rankTo', 'activeDays', 'inactiveDays'] as const;
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
export function toSegment(values: BroadcastValues): Segment {
  const { languages = [], verified = 'any', countries } = values;
  const numbers = NUMBERS.flatMap((name) => {
    const value = values[name];
    return value === undefined || value === null || value === '' ? [] : [[name, Number(value)]];
  });
  const lists = LISTS.flatMap((name) => {
    const list = split(values[name], /[,;\n]/);
    return list.length === 0 ? [] : [[name, list]];
  });
  const codes = split(countries, /[\s,;]/).map((code) => code.toUpperCase());
  return {
    ...(Object.fromEntries([...numbers, ...lists]) as Segment),
    ...(languages.length > 0 && { languages: [...languages] as NonNullable<Segment['languages']> }),
    ...(codes.length > 0 && { countries: codes }),
    ...(verified !== 'any' && { isVerified: verified === 'yes' }),
  };
}

/** Empty markup as editors leave it. */
const isBlank = (text: string | undefined) => !text || /^(\s|<p>\s*<\/p>)*$/.test(text);

/** What it says, without languages that have nothing. */
export function toTexts({
  titles = {},
  bodies = {},
}: BroadcastValues): Pick<Body, 'titles' | 'bodies'> {
  const filled = (texts: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => !isBlank(text)));
  return { titles: filled(titles), bodies: filled(bodies) } as Pick<Body, 'titles' | 'bodies'>;
}

/** The call that sends it. */
export function toBroadcastBody(values: BroadcastValues, reason: string): Body {
  const { type, isMarketing, ways = [], link, publishAt, endsAt } = values;
  return {
    type: isMarketing ? 'news' : type,
    isMarketing,
    ...toTexts(values),
    segment: toSegment(values),
    ways: [...ways],
    reason,
    ...(link?.trim() && { link: link.trim() }),
    ...(publishAt && { publishAt }),
    ...(endsAt && { endsAt }),
  };
}
