import { parseMinor } from '../../../engine/minorUnits.ts';
import { faultOfTerms, type MissionTerms } from '../../../engine/rewards/missions.ts';
import type { DeskBodyOf, DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import {
  endMission,
  listDeskMissions,
  publishMission,
  saveMission,
} from '../../../schemas/desk/missions.ts';
import { isMoneyEvent } from '../../../schemas/missions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import {
  readKept,
  type DeskMission,
  type MissionDesk,
} from '../../modules/missions/missionDesk.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { COUNTED, isUuid, readCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { actorOf } from '../payments/depositCalls.ts';

type Row = DeskValueOf<typeof listDeskMissions>['items'][number];
type SentTerms = DeskBodyOf<typeof saveMission>['terms'];

function titleOf(terms: MissionTerms, { languages }: ResolvedBrand): string {
  const texts = terms.texts[languages.fallback] ?? Object.values(terms.texts)[0];
  return texts?.title ?? '';
}

function showTerms(terms: MissionTerms, { currency }: ResolvedBrand): SentTerms {
  const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
  const { kind, categories, period, from, to, turnover, claimDays, minLevel, minIdentity, texts } =
    terms;
  const common = { kind, categories: [...categories], period, from, to, turnover, claimDays };
  const rest = { minLevel, minIdentity, texts: { ...texts } };
  if (terms.kind === 'mission') {
    const { event, target, rewardMinor } = terms;
    const shown = isMoneyEvent(event) ? write(target) : String(target);
    return { ...common, ...rest, event, target: shown, reward: write(rewardMinor) };
  }
  return {
    ...common,
    ...rest,
    score: terms.score,
    prizes: terms.prizes.map(({ amountMinor, ...places }) => ({
      ...places,
      amount: write(amountMinor),
    })),
  };
}

/** Reads terms as they were sent. Throws Problem amountInvalid or bodyInvalid. */
function readTerms(sent: SentTerms, { currency, languages }: ResolvedBrand): MissionTerms {
  const read = (amount: string | undefined, decimals: number) => {
    const minor = parseMinor(amount ?? '', decimals);
    if (minor === null) throw new Problem('amountInvalid', 'That is no amount of the currency.');
    return minor;
  };
  const known: readonly string[] = languages.offered;
  const stray = Object.keys(sent.texts).find((tag) => !known.includes(tag));
  if (stray !== undefined) {
    throw new Problem(
      'bodyInvalid',
      `Field "texts" has the language "${stray}", which is not offered.`,
    );
  }
  const { event, target, reward, score, prizes, kind, ...common } = sent;
  const texts = common.texts as MissionTerms['texts'];
  const terms: MissionTerms =
    kind === 'mission'
      ? {
          ...common,
          texts,
          kind,
          event: event ?? 'validBet',
          target: read(target, isMoneyEvent(event ?? 'validBet') ? currency.decimals : 0),
          rewardMinor: read(reward, currency.decimals),
        }
      : {
          ...common,
          texts,
          kind,
          score: score ?? 'validBet',
          prizes: (prizes ?? []).map(({ amount, ...places }) => ({
            ...places,
            amountMinor: read(amount, currency.decimals),
          })),
        };
  const fault = faultOfTerms(terms);
  if (fault) throw new Problem('bodyInvalid', `Field "${fault}" of the terms is wrong.`);
  return terms;
}

function readPlace(after: string | undefined) {
  const parts = readCursor(after, 2);
  if (!parts) return null;
  const [place = '', id = ''] = parts;
  if (!/^\d{1,7}$/.test(place) || !isUuid(id)) {
    throw new Problem('queryInvalid', 'Field "after" is of no page.');
  }
  return { place: Number(place), id };
}

const termsOf = ({ draft, terms }: DeskMission): MissionTerms => readKept((draft ?? terms)!);

const subjectOf = (row: DeskMission, brand: ResolvedBrand) => ({
  kind: 'mission',
  id: row.id,
  label: titleOf(termsOf(row), brand),
});

async function requireMission(tx: Tx, desk: MissionDesk, id: string): Promise<DeskMission> {
  if (!isUuid(id)) throw new Problem('notFound', 'There is no such mission.');
  return desk.get(tx, id);
}

const defineSaving = (desk: MissionDesk): DeskAction<typeof saveMission> => ({
  endpoint: saveMission,
  async perform(tx, { id, place, terms }, context) {
    const { brand } = context.live!;
    const former = id === undefined ? null : await requireMission(tx, desk, id);
    const next = readTerms(terms, brand);
    const said = { id, place, terms: next, by: actorOf(context), at: context.now };
    const own = await desk.save(tx, brand.merchantCode, said);
    return {
      value: { id: own },
      subject: { kind: 'mission', id: own, label: titleOf(next, brand) },
      before: former && { place: former.place, ...showTerms(termsOf(former), brand) },
      after: { place, ...showTerms(next, brand) },
    };
  },
});

const definePublishing = (desk: MissionDesk): DeskAction<typeof publishMission> => ({
  endpoint: publishMission,
  async fourEyes(tx, { id }, context) {
    const { brand } = context.live!;
    const row = await requireMission(tx, desk, id);
    if (!row.draft) throw new Problem('orderClosed', 'There is nothing to publish.');
    const before = showTerms(readKept(row.draft), brand);
    return { subject: subjectOf(row, brand), before, holdsAsAsked: true };
  },
  async perform(tx, { id }, context) {
    const { brand } = context.live!;
    const row = await requireMission(tx, desk, id);
    await desk.publish(tx, id, { by: actorOf(context), at: context.now });
    return {
      value: null,
      subject: subjectOf(row, brand),
      before: row.terms && showTerms(readKept(row.terms), brand),
      after: { version: row.version + 1, ...showTerms(termsOf(row), brand) },
    };
  },
});

const defineEnding = (desk: MissionDesk): DeskAction<typeof endMission> => ({
  endpoint: endMission,
  async perform(tx, { id }, context) {
    const row = await requireMission(tx, desk, id);
    await desk.end(tx, id, { by: actorOf(context), at: context.now });
    return {
      value: null,
      subject: subjectOf(row, context.live!.brand),
      before: { state: row.state },
      after: { state: 'ended' },
    };
  },
});

/** Mounts what the desk reads and does of missions and leaderboards. */
export function mountMissions({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.missions;
  serve(listDeskMissions, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const { limit, after, state } = call.query;
      const rows = await desk.list(tx, { state, after: readPlace(after), limit: limit + 1 });
      const sums = await desk.sum(
        tx,
        rows.map(({ id }) => id),
      );
      const toItem = (row: DeskMission): Row => {
        const sum = sums.get(row.id);
        const terms = termsOf(row);
        return {
          id: row.id,
          kind: row.kind,
          state: row.state,
          place: row.place,
          version: row.version,
          currency: brand.currency.code,
          title: titleOf(terms, brand),
          terms: showTerms(terms, brand),
          hasDraft: row.draft !== null,
          begun: Number(sum?.begun ?? 0),
          reached: Number(sum?.reached ?? 0),
          claimed: Number(sum?.claimed ?? 0),
          paid: toWireAmount(BigInt(sum?.paid ?? 0), brand.currency.decimals),
          publishedAt: row.published_at?.toISOString() ?? null,
          changedAt: row.changed_at.toISOString(),
          changedBy: row.changed_by,
        };
      };
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem,
        cursorOf: (row) => writeCursor(String(row.place), row.id),
      });
    }),
  );
  serveAction(defineSaving(desk));
  serveAction(definePublishing(desk));
  serveAction(defineEnding(desk));
}
