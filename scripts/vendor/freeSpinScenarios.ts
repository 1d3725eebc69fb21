import { judgeDebit, meetFirst, of, play, type Bench, type Scenario } from './bench.ts';

const SERIES_ID = '3f0e6a52-8c1d-4b57-9a60-5d2c7e1f4b93';

const giveSpins = ({ stub }: Bench, left: number) => {
  stub.freeSpins = { id: SERIES_ID, stakeMinor: 100, left, wonMinor: 0 };
  return stub.freeSpins;
};

/** Of vendors that play free spins. */
export const FREE_SPIN_SCENARIOS: readonly Scenario[] = [
  {
    name: 'plays a free spin by its series, at its stake',
    async run(bench) {
      const series = giveSpins(bench, 2);
      const before = bench.stub.balanceMinor;
      const { calls } = await play(bench, { outcome: 'win' });
      const debits = of(calls, 'debit');
      const paid = of(calls, 'credit').reduce((sum, { body }) => sum + Number(body['amount']), 0);
      return [
        debits.length !== 1 && `stakes ${debits.length} times`,
        debits.some(({ body }) => body['freeSpins'] !== series.id) && 'does not name the series',
        debits.some(({ body }) => body['amount'] !== '1.00') && 'stakes another amount',
        of(calls, 'endRound').length !== 1 && 'does not end the round',
        bench.stub.balanceMinor !== before && 'moves the money of the member',
        series.wonMinor !== Math.round(paid * 100) && 'pays outside of the series',
      ];
    },
  },
  {
    name: 'tries a free spin again under its series, whose answer is lost',
    async run(bench) {
      const series = giveSpins(bench, 1);
      bench.stub.fate = meetFirst('debit', 'loseReply');
      const played = await play(bench, { outcome: 'win' });
      const isNamed = of(played.calls, 'debit').every(
        ({ body }) => body['freeSpins'] === series.id,
      );
      return [!isNamed && 'does not name the series again', ...judgeDebit(played, bench.stub)];
    },
  },
  {
    name: 'takes no for an answer where no free spin is left',
    async run(bench) {
      const series = giveSpins(bench, 1);
      const before = bench.stub.balanceMinor;
      bench.stub.fate = (call) => {
        // Another window has played it meanwhile.
        if (call === 'debit') series.left = 0;
        return 'answer';
      };
      const { calls } = await play(bench, { outcome: 'win' });
      return [
        of(calls, 'credit').length > 0 && 'pays although nothing was staked',
        bench.stub.balanceMinor !== before && 'stakes the money of the member instead',
      ];
    },
  },
];
