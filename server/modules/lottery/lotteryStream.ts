import type { ServerResponse } from 'node:http';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { lotteryStream } from '../../../schemas/api/lotteryLive.ts';
import type { Database } from '../../db/database.ts';
import type { LotteryCatalogue } from './catalogue.ts';
import { Problem } from '../../http/problem.ts';
import { readNow } from '../../db/lotteryIssues.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { listOpened } from './issueLists.repository.ts';
import { listIssues } from './issues.repository.ts';
import { showIssue, showResult } from './issueState.ts';

type Events = Required<ValueOf<typeof lotteryStream>>;

/** What pages of a gateway that look at lotteries are told. */
export interface LotteryStreams {
  /** Throws Problem unavailable where no more can listen; gives what takes an answer over whose head was sent. */
  open(): (response: ServerResponse) => void;
  /** An issue went on; '*' for any of them. */
  hear(id: string): void;
  /** Shows all pages that they are alive. */
  beat(): void;
  count(): { readonly open: number; readonly slow: number };
  close(): void;
}

const MOST_STREAMS = 20_000;
/** What a page may leave unread. */
const UNREAD_BYTES = 64 * 1024;
const GATHER_MS = 20;
const BEAT = Buffer.from(':\n\n');

const write = <K extends keyof Events>(kind: K, value: Events[K]): string =>
  `event: ${kind}\ndata: ${JSON.stringify(value)}\n\n`;

function tell(issue: IssueRow, now: Date): string {
  const common = { lottery: issue.lottery, serverNow: now.toISOString() };
  const hasResult = issue.state === 'drawn' || issue.partial !== null;
  return hasResult
    ? write('draw', { ...common, result: showResult(issue, now) })
    : write('issue', { ...common, issue: showIssue(issue, now) });
}

/** Makes the streams of a gateway. What is told is the same for everybody, so it is written once. */
export function createLotteryStreams({
  db,
  catalogue,
  onError,
}: {
  readonly db: Pick<Database, 'kysely'>;
  readonly catalogue: LotteryCatalogue;
  readonly onError: (error: unknown) => void;
}): LotteryStreams {
  const pages = new Set<ServerResponse>();
  const waiting = new Set<string>();
  /** The issue of each lottery that pages were told of as open. */
  const opened = new Map<string, bigint>();
  let timer: NodeJS.Timeout | undefined;
  let slow = 0;

  function send(bytes: Buffer): void {
    for (const page of pages) {
      if (page.writableLength > UNREAD_BYTES) {
        slow += 1;
        page.destroy();
      } else page.write(bytes);
    }
  }

  async function flush(): Promise<void> {
    timer = undefined;
    const ids = [...waiting];
    waiting.clear();
    if (pages.size === 0) return;
    const issues = await listIssues(db.kysely, ids.map(BigInt));
    const next = await findOpened(issues);
    const now = await readNow(db.kysely);
    const told = [...issues, ...next].map((issue) => tell(issue, now));
    if (told.length > 0) send(Buffer.from(told.join('')));
  }

  /** An issue opens as the former closes or, where its lottery says so, is drawn: nothing is written then. */
  async function findOpened(issues: readonly IssueRow[]): Promise<readonly IssueRow[]> {
    const ended = issues.filter(({ state }) => state !== 'open');
    const codes = [...new Set(ended.map(({ lottery }) => lottery))];
    if (codes.length === 0) return [];
    const waits = codes.filter((code) => catalogue.find(code)?.lottery.opensAfterDraw);
    const found = await listOpened(db.kysely, codes, waits);
    const fresh = found.filter(({ lottery, id }) => opened.get(lottery) !== id);
    for (const { lottery, id } of fresh) opened.set(lottery, id);
    return fresh;
  }

  return {
    open() {
      if (pages.size >= MOST_STREAMS) {
        const headers = { 'retry-after': '30' };
        throw new Problem('unavailable', 'No more streams can be opened here.', { headers });
      }
      return (response) => {
        if (response.destroyed) return;
        pages.add(response);
        response.once('close', () => pages.delete(response));
        response.on('error', () => undefined);
        response.write(BEAT);
      };
    },
    hear(id) {
      // What was missed is not known by name: pages look again by themselves every half minute.
      if (!/^\d+$/.test(id)) return;
      waiting.add(id);
      timer ??= setTimeout(() => void flush().catch(onError), GATHER_MS);
      timer.unref();
    },
    beat: () => send(BEAT),
    count: () => ({ open: pages.size, slow }),
    close() {
      clearTimeout(timer);
      for (const page of pages) page.end();
    },
  };
}
