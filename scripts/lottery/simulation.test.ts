import { describe, expect, it } from 'vitest';
import { issuesBetween } from '../../engine/lottery/calendar.ts';
import { findFamily } from '../../engine/lottery/families.ts';
import { findLottery, LOTTERIES } from '../../engine/lottery/lotteries.ts';
import {
  createSimulation,
  planReports,
  type Answer,
  type FeedFaultName,
  type PlannedReport,
} from './simulation.ts';

const since = new Date('2026-06-01T00:00:00Z');
const DAY_MS = 86_400_000;

const plan = (lottery: string, ...faults: readonly FeedFaultName[]) => {
  const known = findLottery(lottery)!;
  const [issue] = issuesBetween(known, since.getTime(), since.getTime() + 8 * DAY_MS);
  const reports = planReports(known, issue!, { secret: 'chance', faults: new Set(faults) });
  return { drawAt: issue!.drawAt, reports };
};

const finals = (reports: readonly PlannedReport[], source: number) =>
  reports.filter((report) => report.source === source && report.told.final);

describe('a plan', () => {
  it.each(LOTTERIES.filter(({ source }) => source === 'feed').map(({ id }) => id))(
    'of %s has both sources tell one result, again after a restart',
    (id) => {
      const { reports, drawAt } = plan(id);
      expect(plan(id).reports).toEqual(reports);
      const [one] = finals(reports, 0);
      const [two] = finals(reports, 1);
      expect(one!.told.result).toEqual(two!.told.result);
      const family = findFamily(findLottery(id)!.family)!;
      expect(() => family.readDraw(one!.told.result, '2026-06-01')).not.toThrow();
      for (const { at, told } of reports) {
        expect(at).toBeGreaterThanOrEqual(drawAt);
        expect(told).toMatchObject({ lottery: id, demo: true });
      }
    },
  );

  it('of a board tells more and more of it, the special prize last', () => {
    const told = plan('VNMB').reports.filter(({ source }) => source === 0);
    expect(told.map((report) => report.told.version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(told[0]!.told).toMatchObject({ final: false, result: { G7: { length: 3 } } });
    expect(told.slice(0, -1).every((report) => !('DB' in Object(report.told.result)))).toBe(true);
    expect(told.at(-1)!.told).toMatchObject({ final: true });
  });

  it('goes wrong on demand', () => {
    const late = plan('FC3D', 'late');
    expect(finals(late.reports, 1)[0]!.at - late.drawAt).toBeGreaterThan(600_000);
    expect(plan('FC3D', 'twice').reports).toHaveLength(4);
    expect(finals(plan('FC3D', 'wrong').reports, 1)[0]!.told.result).toBe('wrong');
    const [one, two] = [0, 1].map(
      (source) => finals(plan('VNMB', 'contradict').reports, source)[0]!,
    );
    expect(one!.told.result).not.toEqual(two!.told.result);
    const changed = finals(plan('VNMB', 'changed').reports, 0);
    expect(changed[1]!.told.result).not.toEqual(changed[0]!.told.result);
    expect(changed[1]!.told.version).toBe(changed[0]!.told.version + 1);
  });
});

describe('a simulation', () => {
  const start = (answer: (report: PlannedReport) => Answer) => {
    let now = since;
    const sent: PlannedReport[] = [];
    const refused: string[] = [];
    const { turn } = createSimulation({
      secret: 'chance',
      faults: new Set(),
      clock: () => now,
      since,
      send: async (report) => {
        sent.push(report);
        return answer(report);
      },
      onRefusal: (_report, code) => refused.push(code),
    });
    return {
      sent,
      refused,
      async goOn(hours: number) {
        now = new Date(now.getTime() + hours * 3_600_000);
        await turn();
      },
    };
  };

  it('tells each draw that is due once', async () => {
    const { sent, goOn } = start(() => 'ok');
    await goOn(0);
    expect(sent).toEqual([]);
    await goOn(24);
    const drawn = new Set(sent.map(({ told }) => told.lottery));
    expect(drawn).toContain('VNMB');
    expect(drawn).not.toContain('SSC1M');
    const count = sent.length;
    await goOn(0);
    expect(sent).toHaveLength(count);
  });

  it('goes on where the gateway was away or too slow, and gives up what is refused', async () => {
    let answer: Answer = 'silence';
    const { sent, refused, goOn } = start(() => answer);
    await goOn(12);
    const count = sent.length;
    expect(count).toBeGreaterThan(0);
    answer = 'tooEarly';
    await goOn(0);
    expect(sent).toHaveLength(2 * count);
    answer = 'versionTaken';
    await goOn(0);
    await goOn(0);
    expect(sent).toHaveLength(3 * count);
    expect(refused).toHaveLength(count);
  });
});
