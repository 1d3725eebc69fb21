import type { Insertable } from 'kysely';
import { issuesBetween, type Issue } from '../../../engine/lottery/calendar.ts';
import type { Lottery } from '../../../engine/lottery/catalogue/lottery.ts';
import { roundFrom } from '../../../engine/lottery/beacon.ts';
import { commitmentOf } from '../../../engine/lottery/verify.ts';
import type { Database } from '../../db/database.ts';
import type { Beacon } from '../../providers/drand.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { Tables } from '../../db/tables.ts';
import type { LotteryCatalogue } from './catalogue.ts';
import { readNow } from '../../db/lotteryIssues.ts';
import { insertIssues, listHorizons } from './issues.repository.ts';

/** What issues are made with. */
export interface IssueFactoryDeps {
  readonly db: Pick<Database, 'owner'>;
  readonly catalogue: LotteryCatalogue;
  readonly box: SecretBox;
  readonly random: (bytes: number) => Buffer;
  /** Mixed into own draws, where there is one. */
  readonly beacon: Pick<Beacon, 'chain'> | undefined;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A chase may run through today and tomorrow. */
const EVERY_AHEAD_MS = 2 * DAY_MS;
/** The longest that a calendar rests, and a bit. */
const DAYS_AHEAD_MS = 40 * DAY_MS;
const CHUNK = 500;
const SEED_BYTES = 32;
/** A round is told this long after the close at the earliest: by then the bets are sealed. */
const SEALED_MS = 2_000;

/** What the seed of an issue is sealed as. */
export const seedContext = (lottery: string, issue: string) => `lottery ${lottery} ${issue}`;

/** An issue as it is written: one of our own with the hash of its seed, which stands before anybody can bet. */
export function writeIssue(
  { id, source }: Pick<Lottery, 'id' | 'source'>,
  { issue, openAt, closeAt, drawAt }: Issue,
  { box, random, beacon }: Pick<IssueFactoryDeps, 'box' | 'random' | 'beacon'>,
): Insertable<Tables['lottery_issues']> {
  const seed = source === 'own' ? random(SEED_BYTES).toString('hex') : null;
  const mixed = seed === null ? undefined : beacon?.chain;
  return {
    lottery: id,
    issue,
    open_at: new Date(openAt),
    close_at: new Date(closeAt),
    draw_at: new Date(drawAt),
    commitment: seed && commitmentOf({ seed, lottery: id, issue }),
    seed_sealed: seed && box.seal(seed, seedContext(id, issue)),
    beacon_chain: mixed?.hash ?? null,
    beacon_round: mixed ? BigInt(roundFrom(mixed, closeAt + SEALED_MS)) : null,
  };
}

/**
 * Makes what writes issues ahead of time. What was to be drawn while no gateway ran and no issue was there for had no bets, and
 * is not made up for; issues that were there are closed and drawn, however late.
 */
export function createIssueFactory({ db, catalogue, ...makers }: IssueFactoryDeps) {
  return {
    /**
     * Writes the issues of the time ahead, or of the next `withinMs` and at least `atLeast` of each lottery; gives how many
     * were new.
     */
    async make({
      withinMs = Infinity,
      atLeast = 0,
    }: { readonly withinMs?: number; readonly atLeast?: number } = {}): Promise<number> {
      const now = (await readNow(db.owner)).getTime();
      const horizons = await listHorizons(db.owner);
      let made = 0;
      for (const { lottery } of catalogue.entries) {
        const { schedule } = lottery;
        if (schedule.kind === 'instant') continue;
        const longest = schedule.kind === 'every' ? EVERY_AHEAD_MS : DAYS_AHEAD_MS;
        const ahead = schedule.kind === 'every' ? Math.min(longest, withinMs) : longest;
        const until = horizons.get(lottery.id)?.getTime() ?? 0;
        const from = Math.max(now, until + 1);
        const list = (aheadMs: number) =>
          issuesBetween(lottery, from, now + aheadMs).filter(({ closeAt }) => closeAt > now);
        const within = list(ahead);
        const soon =
          within.length < atLeast && ahead < longest ? list(longest).slice(0, atLeast) : within;
        // One that rests for hours has a next issue all the same.
        const issues = soon.length > 0 || until > now ? soon : list(EVERY_AHEAD_MS).slice(0, 1);
        for (let at = 0; at < issues.length; at += CHUNK) {
          const rows = issues
            .slice(at, at + CHUNK)
            .map((issue) => writeIssue(lottery, issue, makers));
          made += Number(await insertIssues(db.owner, rows));
        }
      }
      return made;
    },
  };
}

/** What writes issues ahead of time. */
export type IssueFactory = ReturnType<typeof createIssueFactory>;
