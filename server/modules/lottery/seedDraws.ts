import { issuesBetween, type Issue } from '../../../engine/lottery/calendar.ts';
import { partsOf } from '../../../engine/lottery/lotteries.ts';
import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import { commitmentOf, drawIssue } from '../../../engine/lottery/verify.ts';
import { joinClientSeeds } from '../../../engine/games/fairness/serverSeed.ts';
import type { Database } from '../../db/database.ts';
import { productCatalogue, type CatalogueEntry } from './catalogue.ts';
import { hasResults, insertDrawn, type DrawnIssue } from './issues.repository.ts';
import { dayOf } from './settlement.ts';

type Random = (bytes: number) => Buffer;

/** Draws that a lottery has behind it in a demonstration. */
const PAST = 100;
const DAY_MS = 86_400_000;
/** As far back as a lottery of one draw a day needs. */
const DAYS_BACK = 110;
const CHUNK = 400;

/** What is sealed where nobody bet. */
const NOTHING = joinClientSeeds([]);

function listPast({ lottery }: CatalogueEntry, nowMs: number): readonly Issue[] {
  const { schedule } = lottery;
  if (schedule.kind === 'instant') return [];
  const backMs = schedule.kind === 'every' ? PAST * schedule.seconds * 1000 : DAYS_BACK * DAY_MS;
  // Some rest for hours or days.
  const issues = issuesBetween(lottery, nowMs - Math.max(backMs, 2 * DAY_MS), nowMs);
  return issues.slice(-PAST);
}

/** A draw by chance, by a seed that anybody can look at. */
function drawPast({ family, lottery }: CatalogueEntry, issue: Issue, random: Random): DrawnIssue {
  const place = { lottery: lottery.id, issue: issue.issue };
  const seed = random(32).toString('hex');
  const parts = { seal: NOTHING, memberSeeds: NOTHING };
  const draw = drawIssue(family, lottery, { ...place, seed, parts, drawAt: issue.drawAt });
  const isOwn = lottery.source === 'own';
  return {
    ...place,
    openAt: new Date(issue.openAt),
    closeAt: new Date(issue.closeAt),
    drawAt: new Date(issue.drawAt),
    draw,
    seal: NOTHING,
    proof: isOwn ? { seed, commitment: commitmentOf({ ...place, seed }) } : null,
  };
}

/** The results of lotteries that are put together of others. */
function joinPast(
  entry: CatalogueEntry,
  issue: Issue,
  { known, random }: { readonly known: ReadonlyMap<string, DrawJson>; readonly random: Random },
): readonly DrawnIssue[] {
  const parts = partsOf(entry.lottery, issue.drawAt);
  const [A, B] = parts ? [parts.A, parts.B].map((part) => known.get(nameOf(part))) : [];
  if (!A || !B) return [];
  const { family } = entry;
  const draw = family.writeDraw(family.readDraw({ A, B }, dayOf(entry, new Date(issue.drawAt))));
  return [{ ...drawPast(entry, issue, random), draw, proof: null }];
}

const nameOf = ({ lottery, issue }: { readonly lottery: string; readonly issue: string }) =>
  `${lottery} ${issue}`;

/**
 * Gives every lottery some draws that it has behind it, marked as those of a demonstration, unless any lottery was ever drawn
 * here. Nobody bet on them.
 */
export async function seedDraws(
  { owner }: Pick<Database, 'owner'>,
  { now, random }: { readonly now: Date; readonly random: Random },
): Promise<void> {
  if (await hasResults(owner)) return;
  const { entries } = productCatalogue;
  const ofParts = (entry: CatalogueEntry) => entry.lottery.source === 'parts';
  const past = (entry: CatalogueEntry) => listPast(entry, now.getTime());
  const drawn = entries
    .filter((entry) => !ofParts(entry))
    .flatMap((entry) => past(entry).map((issue) => drawPast(entry, issue, random)));
  const known = new Map(drawn.map((one) => [nameOf(one), one.draw]));
  const joined = entries
    .filter(ofParts)
    .flatMap((entry) => past(entry).flatMap((issue) => joinPast(entry, issue, { known, random })));
  const all = [...drawn, ...joined];
  for (let at = 0; at < all.length; at += CHUNK)
    await insertDrawn(owner, all.slice(at, at + CHUNK));
}
