import {
  foreseeResult,
  getExposure,
  getIssue,
  getOffer,
  listIssues,
  listLotteries,
} from '../../../schemas/desk/lotteries.ts';
import type { Tx } from '../../db/database.ts';
import { isBounded } from '../../db/deskScope.ts';
import { Problem } from '../../http/problem.ts';
import { writeDrawText } from '../../modules/lottery/drawText.ts';
import { showOffer } from '../../modules/lottery/offerView.ts';
import type { IssueDesk } from '../../modules/lottery/issueDesk.ts';
import type { Area, Desk } from '../area.ts';
import { COUNTED, readCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { defineResults, readDraw } from './results.ts';
import { refuse, showEffect, showExposure, showIssue } from './views.ts';

const NUMBER = /^-?\d{1,18}$/;

function readPlace(after: string | undefined) {
  const parts = readCursor(after, 2);
  if (parts === null) return null;
  if (!parts.every((part) => NUMBER.test(part))) {
    throw new Problem('queryInvalid', 'Field "after" is of no page.');
  }
  return { drawMicros: BigInt(parts[0]!), id: BigInt(parts[1]!) };
}

async function findIssue(tx: Tx, desk: IssueDesk, id: string) {
  const issue = await desk.find(tx, BigInt(id));
  if (!issue) throw refuse('issueUnknown');
  return issue;
}

function mountIssues({ parts: { db, site }, serve }: Desk): void {
  const { catalogue } = site.lotteryBoard;
  const desk = site.lottery.issueDesk;

  serve(listLotteries, async () => {
    const [next, late] = await Promise.all([desk.nextDraws(), desk.countLate()]);
    return {
      items: catalogue.entries.map(({ lottery: { id, name, source, account }, family }) => ({
        id,
        name,
        source,
        account,
        family: family.id,
        nextIssue: next.get(id)?.issue ?? null,
        nextDrawAt: next.get(id)?.draw_at.toISOString() ?? null,
        late: late.get(id) ?? 0,
      })),
    };
  });
  serve(listIssues, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, ...wanted } = call.query;
      const place = readPlace(after);
      const rows = await desk.list(tx, wanted, { after: place, limit: limit + 1 });
      const now = await desk.readNow(tx);
      return toPage(rows, {
        limit,
        count: await desk.count(tx, wanted, COUNTED),
        toItem: (row) => showIssue(row, catalogue, now),
        cursorOf: (row) => writeCursor(String(row.draw_micros), String(row.id)),
      });
    }),
  );
  serve(getIssue, async (call) => {
    const { issue, results, now } = await inCall(db, call, async (tx) => {
      const found = await findIssue(tx, desk, call.query.id);
      return {
        issue: found,
        results: await desk.listVersions(tx, found.id),
        now: await desk.readNow(tx),
      };
    });
    const proposal = await desk.findProposal(issue);
    const { draw, version, state } = issue;
    const may = (verb: 'enter' | 'correct') =>
      !['drawnHere', 'tooEarly', 'resultKnown', 'resultMissing', 'lotteryUnknown'].includes(
        desk.findRefusal(verb, issue, draw) ?? '',
      );
    return {
      ...showIssue(issue, catalogue, now),
      canEnter: version === 0 && state === 'closed' && may('enter'),
      canCorrect: version > 0 && may('correct'),
      canVoid: desk.findRefusal('void', issue, null) === null,
      results: results.map((one) => ({
        version: one.version,
        draw: one.draw === null ? null : writeDrawText(one.draw),
        source: one.source,
        reason: one.reason,
        at: one.created_at.toISOString(),
      })),
      proposal: proposal
        ? {
            verb: proposal.verb,
            draw: proposal.draw === null ? null : writeDrawText(proposal.draw),
            by: proposal.proposedBy,
            at: proposal.proposedAt.toISOString(),
          }
        : null,
    };
  });
}

function mountEffects({ parts: { db, site }, serve }: Desk): void {
  const { offers } = site.lotteryBoard;
  const desk = site.lottery.issueDesk;
  serve(foreseeResult, async (call) => {
    const { query, staff } = call;
    const issue = await inCall(db, call, (tx) => findIssue(tx, desk, query.id));
    let draw = null;
    try {
      if (query.draw !== undefined) draw = desk.parse(issue, readDraw(query.draw));
    } catch (error) {
      if (error instanceof RangeError) throw new Problem('drawInvalid', error.message);
      throw error;
    }
    const isMine = (code: string) => staff.brands === null || staff.brands.includes(code);
    const effects = await desk.foresee(issue, draw, isMine);
    // It is foreseen for all members at once, so who is for some of them is told sums alone.
    const seesMembers = staff.permissions.has('members.view') && !isBounded(staff.members);
    return {
      draw: draw === null ? null : writeDrawText(draw),
      version: issue.version,
      effects: effects.map((effect) => showEffect(effect, seesMembers)),
    };
  });
  const offerOf = (call: { readonly live: Parameters<typeof inCall>[1]['live'] }, code: string) => {
    const { brand } = call.live!;
    return offers.require({ caller: { brand }, features: brand.features }, code);
  };
  serve(getExposure, async (call) => {
    const { merchantCode, currency } = call.live.brand;
    const issue = await inCall(db, call, (tx) => findIssue(tx, desk, call.query.id));
    const { limits } = offerOf(call, issue.lottery);
    const found = await inCall(db, call, (tx) =>
      desk.readExposure(tx, { merchantCode, issueId: issue.id }),
    );
    const units = await desk.readUnitExposure(issue, merchantCode);
    const items = [
      ...found.items.map((item) => ({ ...item, isLimited: true })),
      ...units.items.map((item) => ({ ...item, isLimited: false })),
    ];
    return showExposure({ ...found, items, unlisted: units.unlisted }, { currency, limits });
  });
  serve(getOffer, async (call) => {
    const { currency } = call.live.brand;
    return showOffer(offerOf(call, call.query.lottery), { currency, full: [] });
  });
}

/** Lotteries: issues, their results, what they do and what is at stake. */
export const lotteriesArea: Area = {
  name: 'lotteries',
  mount(desk) {
    mountIssues(desk);
    mountEffects(desk);
    const { issueDesk } = desk.parts.site.lottery;
    for (const action of defineResults(issueDesk)) desk.serveAction(action);
  },
};
