import type { sendBroadcast } from '../../../../schemas/desk/broadcasts.ts';
import type { DeskBodyOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { NoticeType, NoticeWay } from '../../../../schemas/notices.ts';
import { toSegment, type SegmentValues } from '../../parts/segmentValues.ts';

type Body = DeskBodyOf<typeof sendBroadcast>;

/** What the form of a message to many holds. */
export interface BroadcastValues {
  readonly type: NoticeType;
  readonly isMarketing: boolean;
  readonly titles?: Readonly<Record<string, string | undefined>>;
  readonly bodies?: Readonly<Record<string, string | undefined>>;
  readonly link?: string | null;
  readonly ways?: readonly NoticeWay[];
  readonly publishAt?: string | null;
  readonly endsAt?: string | null;
  readonly segment?: SegmentValues;
}

/** What a new message begins with. */
export const NEW_BROADCAST: BroadcastValues = {
  type: 'news',
  isMarketing: true,
  ways: [],
};

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
    segment: toSegment(values.segment),
    ways: [...ways],
    reason,
    ...(link?.trim() && { link: link.trim() }),
    ...(publishAt && { publishAt }),
    ...(endsAt && { endsAt }),
  };
}
