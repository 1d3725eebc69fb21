import type { DeskBodyOf, DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { listDeskMissions, saveMission } from '../../../../schemas/desk/missions.ts';
import { toAmount } from '../../parts/AmountInput.tsx';

/** A mission or leaderboard as the list has it. */
export type MissionItem = DeskValueOf<typeof listDeskMissions>['items'][number];

/** Terms as they are sent. */
export type Terms = DeskBodyOf<typeof saveMission>['terms'];
type Texts = Readonly<
  Record<string, { title?: string | null; text?: string | null; picture?: string | null }>
>;
/** What the form of a mission has. */
export type Values = Omit<Terms, 'texts'> & { readonly place: number; readonly texts?: Texts };

/** Terms of what was typed; languages without a title are left out. */
export function toTerms({ texts = {}, ...values }: Omit<Values, 'place'>): Terms {
  const {
    kind,
    categories,
    period,
    from,
    to,
    turnover,
    claimDays,
    minLevel,
    minIdentity,
    event,
    target,
    reward,
    score,
    prizes,
  } = values;
  const common = {
    kind,
    categories: categories ?? [],
    period,
    from,
    to,
    turnover: toAmount(turnover),
    claimDays,
    minLevel,
    minIdentity,
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([tag, own]) =>
        own.title
          ? [
              [
                tag,
                {
                  title: own.title,
                  text: own.text ?? '',
                  ...(own.picture && { picture: own.picture }),
                },
              ],
            ]
          : [],
      ),
    ),
  };
  if (kind === 'mission') {
    return { ...common, event, target: toAmount(target ?? ''), reward: toAmount(reward ?? '') };
  }
  return {
    ...common,
    score,
    prizes: (prizes ?? []).map((one) => ({ ...one, amount: toAmount(one.amount) })),
  };
}
