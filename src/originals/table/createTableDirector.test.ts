import { describe, expect, it, vi } from 'vitest';
import type { OriginalsMessage } from '../../../schemas/originalsApi.ts';
import {
  betsEvent,
  createFakeLine,
  createFakeTable,
  FAKE_HISTORY,
  resultEvent,
  stateEvent,
} from '../../../tests/support/originalsTable.ts';
import type { Motion } from '../parts/pace.ts';
import type { SoundCue } from '../sound/createSound.ts';
import { OriginalsFault, type Transport } from '../transport/createTransport.ts';
import { createTableDirector } from './createTableDirector.ts';
import { createWireMoney } from './wireMoney.ts';

type Ask = (body: { requestId: string; tableRound: string; bet: object }) => Promise<unknown>;

const accept: Ask = async ({ bet }) => ({ balance: '1200.00', bet, roundId: 'r' });
const refuse = (code: ConstructorParameters<typeof OriginalsFault>[0]) => () =>
  Promise.reject(new OriginalsFault(code));

/** Somebody at the table, with a clock that is wound by hand. */
function sit({ ask = accept, motion = 'full' }: { ask?: Ask; motion?: Motion } = {}) {
  let nowMs = 0;
  let waits: { at: number; run: () => void }[] = [];
  const table = createFakeLine();
  const told: OriginalsMessage[] = [];
  const heard: SoundCue[] = [];
  const asked: Parameters<Ask>[0][] = [];
  const director = createTableDirector({
    opened: createFakeTable(),
    transport: {
      ask: (_: string, body: unknown) => {
        asked.push(body as Parameters<Ask>[0]);
        return ask(body as Parameters<Ask>[0]);
      },
    } as unknown as Transport,
    line: table.line,
    money: createWireMoney(2),
    readDrawn: (outcome) => Number(outcome['number']),
    coming: { mostMs: 4600, share: 0.6, begin: 'roll', end: 'land' },
    clock: {
      now: () => nowMs,
      after: (ms, run) => {
        const wait = { at: nowMs + ms, run };
        waits.push(wait);
        return () => (waits = waits.filter((each) => each !== wait));
      },
    },
    motion,
    newRequestId: () => `request-${asked.length}`,
    tell: (message) => told.push(message),
    onSound: (cue) => heard.push(cue),
  });
  director.watch();
  const wind = (ms: number) => {
    nowMs += ms;
    const due = waits.filter(({ at }) => at <= nowMs);
    waits = waits.filter(({ at }) => at > nowMs);
    for (const { run } of due) run();
  };
  const cents = (name: 'laid' | 'standing' | 'placing' | 'last') =>
    Object.fromEntries(director.getState()[name]);
  return { director, table, told, heard, asked, wind, cents, state: director.getState };
}

/** At a table that takes bets, the 5.00 chip in hand. */
function sitDown(more: Parameters<typeof sit>[0] = {}) {
  const seat = sit(more);
  seat.table.say(stateEvent());
  seat.director.choose(2);
  return seat;
}

const closed = stateEvent({ phase: 'closed', remainingMs: 6000 });
const seventeen = stateEvent({
  phase: 'result',
  remainingMs: 10_000,
  outcome: { number: 17 },
  history: [{ number: 17 }, ...FAKE_HISTORY.slice(0, 19)],
});

describe('chips in hand', () => {
  it('add up where they are laid again, and come back step by step', () => {
    const { director, cents } = sitDown();
    director.lay('straight:17');
    director.lay('straight:17');
    director.lay('red');
    expect(cents('laid')).toEqual({ 'straight:17': 500, red: 250 });
    director.undo();
    expect(cents('laid')).toEqual({ 'straight:17': 500 });
    director.clear();
    expect(cents('laid')).toEqual({});
    director.undo();
    expect(cents('laid')).toEqual({ 'straight:17': 500 });
  });

  it('double what is laid, and where nothing is, what stands', () => {
    const { director, table, cents } = sitDown();
    director.lay('red');
    director.double();
    expect(cents('laid')).toEqual({ red: 500 });
    director.clear();
    table.say(betsEvent([{ spot: 'low', amount: '3.00' }]));
    director.double();
    expect(cents('laid')).toEqual({ low: 300 });
  });

  it.each([
    ['a spot takes', 'spotLimit', ['red'], [{ spot: 'red', amount: '60.00' }]],
    ['a round takes', 'roundLimit', ['odd'], [{ spot: 'red', amount: '480.00' }]],
  ] as const)('stay there where they are more than %s', (_, kind, spots, standing) => {
    const { director, table, state } = sitDown();
    director.choose(4);
    table.say(betsEvent(standing));
    for (const spot of spots) director.lay(spot);
    expect(state().note).toEqual({ kind });
  });

  it('stay there where the balance is too low for them', async () => {
    const poor: Ask = async ({ bet }) => ({ balance: '4.00', bet, roundId: 'r' });
    const { director, state, cents } = sitDown({ ask: poor });
    director.lay('red');
    director.place();
    await vi.waitFor(() => expect(state().balance).toBe(400));
    director.lay('low');
    director.double();
    expect(cents('laid')).toEqual({ low: 250 });
    expect(state().note).toEqual({ kind: 'balance' });
  });

  it('stay there while no bets are taken', () => {
    const { director, table, cents } = sitDown();
    table.say(closed);
    director.lay('red');
    director.repeat();
    expect(cents('laid')).toEqual({});
  });

  it('repeat the bets of the round before, and only once they stood', () => {
    const { director, table, cents } = sitDown();
    director.repeat();
    expect(cents('laid')).toEqual({});
    table.say(betsEvent([{ spot: 'dozen:2', amount: '7.50' }]));
    table.say(closed, stateEvent({ tableRound: 'r2' }));
    expect(cents('standing')).toEqual({});
    director.repeat();
    expect(cents('laid')).toEqual({ 'dozen:2': 750 });
    // A round without a bet does not take it away.
    table.say(stateEvent({ tableRound: 'r3' }));
    expect(cents('last')).toEqual({ 'dozen:2': 750 });
  });

  it('go back with a word where betting closes before they are placed', () => {
    const { director, table, state, cents } = sitDown();
    director.lay('red');
    table.say(closed);
    expect(cents('laid')).toEqual({});
    expect(state().note).toEqual({ kind: 'returned' });
    expect(state().past).toEqual([]);
  });

  it('are kept while the line is lost, and where the table takes bets when it is back', () => {
    const { director, table, state, cents } = sitDown();
    director.lay('red');
    table.setThere(false);
    expect(state().isHeard).toBe(false);
    table.setThere(true);
    table.say(stateEvent({ tableRound: 'r2' }));
    expect(cents('laid')).toEqual({ red: 250 });
  });
});

describe('a bet', () => {
  it('stands once the table has taken it, and the site is told the balance', async () => {
    const { director, asked, told, state, cents } = sitDown();
    director.lay('red');
    director.place();
    expect([cents('laid'), cents('placing')]).toEqual([{}, { red: 250 }]);
    await vi.waitFor(() => expect(cents('standing')).toEqual({ red: 250 }));
    expect(cents('placing')).toEqual({});
    expect(asked[0]).toMatchObject({
      tableRound: 'r1',
      bet: { chips: [{ spot: 'red', amount: '2.50' }] },
    });
    expect(state().balance).toBe(120_000);
    expect(told.at(-1)).toMatchObject({ livery: 'balance', balance: '1200.00' });
  });

  it('is counted once where the table tells it before it answers', async () => {
    let answer: () => void = () => undefined;
    const late: Ask = ({ bet }) =>
      new Promise((resolve) => {
        answer = () => resolve({ balance: '1200.00', bet, roundId: 'r' });
      });
    const { director, table, cents } = sitDown({ ask: late });
    director.lay('red');
    director.place();
    table.say(betsEvent([{ spot: 'red', amount: '2.50' }]));
    answer();
    await vi.waitFor(() => expect(cents('placing')).toEqual({}));
    expect(cents('standing')).toEqual({ red: 250 });
  });

  it('that the player makes at another page leaves the balance here too, what stood already does not', async () => {
    const { director, table, state, cents } = sitDown();
    const red = { spot: 'red', amount: '2.50' } as const;
    table.say(betsEvent([red]));
    expect(state().balance).toBe(125_050);
    table.say(betsEvent([red, { spot: 'odd', amount: '5.00' }]));
    expect(state().balance).toBe(124_550);
    director.lay('even');
    director.place();
    await vi.waitFor(() => expect(state().balance).toBe(120_000));
    const own = { spot: 'even', amount: '2.50' } as const;
    table.say(betsEvent([red, { spot: 'odd', amount: '5.00' }, own]));
    expect([state().balance, cents('standing')]).toEqual([
      120_000,
      { red: 250, odd: 500, even: 250 },
    ]);
  });

  it('is not sent twice while it is on its way, and each has a requestId of its own', async () => {
    const { director, asked, cents } = sitDown();
    director.lay('red');
    director.place();
    director.lay('odd');
    director.place();
    expect(asked).toHaveLength(1);
    await vi.waitFor(() => expect(cents('placing')).toEqual({}));
    director.place();
    await vi.waitFor(() => expect(cents('standing')).toEqual({ red: 250, odd: 250 }));
    expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(2);
  });

  it.each([
    ['bettingClosed', 'tooLate', {}],
    ['betRefused', 'balance', { red: 250 }],
    ['roundCancelled', 'refused', { red: 250 }],
    ['internal', 'unsure', {}],
  ] as const)('that is refused (%s) says %s', async (code, kind, laid) => {
    const { director, state, cents } = sitDown({ ask: refuse(code) });
    director.lay('red');
    director.place();
    await vi.waitFor(() => expect(state().note).toEqual({ kind }));
    expect([cents('placing'), cents('laid'), cents('standing')]).toEqual([{}, laid, {}]);
    expect(state().ended).toBeUndefined();
  });

  it('ends the game where the session is over, and the site is told once', async () => {
    const { director, table, told, state } = sitDown({ ask: refuse('sessionEnded') });
    director.lay('red');
    director.place();
    await vi.waitFor(() => expect(state().ended).toBe('sessionEnded'));
    table.say({ event: 'ended', data: {} });
    expect(told).toEqual([{ livery: 'ended' }]);
  });
});

describe('a round', () => {
  const won = resultEvent({ stake: '2.50', paid: '90.00', balance: '1338.00', roundIds: ['x'] });

  it('shows the number when the ball lies, and not before', () => {
    const { table, told, wind, state } = sitDown();
    table.say(closed);
    expect(state().shown).toBe('waiting');
    table.say(seventeen, won);
    expect(state()).toMatchObject({ shown: 'coming', outcome: undefined, balance: 125_050 });
    expect(state().history[0]).toBe(32);
    wind(state().comingMs);
    expect(state()).toMatchObject({
      shown: 'come',
      outcome: { drawn: 17, stake: 250, paid: 9000 },
      balance: 133_800,
    });
    expect(state().history[0]).toBe(17);
    expect(told).toEqual([
      {
        livery: 'round',
        stake: '2.50',
        paid: '90.00',
        balance: '1338.00',
        currency: 'EUR',
        mode: 'real',
      },
    ]);
  });

  it('lands well before the phase ends', () => {
    const { table, state } = sitDown();
    table.say(closed, stateEvent({ phase: 'result', remainingMs: 3000, outcome: { number: 17 } }));
    expect(state().comingMs).toBeLessThan(2000);
  });

  it('shows what it brought as soon as it is known where the ball lay before', () => {
    const { table, wind, state } = sitDown();
    table.say(closed, seventeen);
    wind(5000);
    expect(state()).toMatchObject({ shown: 'come', outcome: undefined });
    table.say(won);
    expect(state().outcome?.paid).toBe(9000);
  });

  it('adds what is paid where the wallet has not answered yet', () => {
    const { table, state } = sitDown({ motion: 'reduced' });
    table.say(closed, seventeen, resultEvent({ stake: '2.50', paid: '5.00', balance: null }));
    expect(state().balance).toBe(125_550);
  });

  it('is told to the site as soon as the ball runs for a bet, and once more when it lies', () => {
    const { table, told } = sitDown({ motion: 'reduced' });
    table.say(betsEvent([{ spot: 'red', amount: '2.50' }]));
    table.say(closed);
    expect(told).toEqual([{ livery: 'begun' }]);
    table.say(seventeen, won);
    expect(told.at(-1)).toMatchObject({ livery: 'round', balance: '1338.00' });
  });

  it('tells the site nothing where nothing was bet', () => {
    const { table, told, state } = sitDown({ motion: 'reduced' });
    table.say(closed, seventeen, resultEvent());
    expect(state().outcome).toMatchObject({ drawn: 17, stake: 0 });
    expect(told).toEqual([]);
  });

  it('shows the number at once where little may move', () => {
    const { table, state } = sitDown({ motion: 'reduced' });
    table.say(closed, seventeen);
    expect(state()).toMatchObject({ shown: 'told', drawn: 17 });
  });

  it('is right at once for who joins while the ball runs', () => {
    const { table, state } = sit();
    table.say(closed);
    expect(state()).toMatchObject({ phase: 'closed', shown: 'waiting' });
    table.say(seventeen);
    expect(state().shown).toBe('coming');
  });

  it('is right at once for who joins when the number is there', () => {
    const { table, state } = sit();
    table.say(seventeen, won);
    expect(state()).toMatchObject({ shown: 'told', drawn: 17, outcome: { paid: 9000 } });
    expect(state().history[0]).toBe(17);
  });

  it('is heard until the ball lies, or is seen no more', () => {
    const { table, wind, heard } = sitDown();
    table.say(closed, seventeen);
    wind(10_000);
    expect(heard).toEqual(['hush', 'roll', 'land']);
    table.say(stateEvent({ tableRound: 'r2' }), stateEvent({ tableRound: 'r2', phase: 'closed' }));
    table.setThere(false);
    table.setThere(true);
    table.say(stateEvent({ tableRound: 'r3' }));
    expect(heard.slice(3)).toEqual(['hush', 'roll', 'hush']);
  });

  it('is paid and told though the next one began before the ball lay', () => {
    const { table, told, state } = sitDown();
    table.say(closed, seventeen, won, stateEvent({ tableRound: 'r2' }));
    expect(state().balance).toBe(133_800);
    expect(told).toHaveLength(1);
  });

  it('that ended while the line was lost is told, and its bets are gone', () => {
    const { table, told, state, cents } = sitDown();
    table.say(betsEvent([{ spot: 'red', amount: '2.50' }]));
    table.setThere(false);
    table.setThere(true);
    table.say(stateEvent({ tableRound: 'r2' }), won);
    expect(cents('standing')).toEqual({});
    expect(state().note).toMatchObject({ kind: 'missed', outcome: { drawn: 17, paid: 9000 } });
    expect([state().balance, told.length]).toEqual([133_800, 1]);
  });

  it('takes what a player has on the cloth from the table, whichever is told first', () => {
    const { table, cents } = sit();
    table.say(betsEvent([{ spot: 'red', amount: '2.50' }], 'r2'));
    expect(cents('standing')).toEqual({});
    table.say(stateEvent({ tableRound: 'r2' }));
    expect(cents('standing')).toEqual({ red: 250 });
  });

  it('counts down from what was left when its phase was first heard of', () => {
    const { table, wind, state } = sitDown();
    wind(4000);
    table.say(stateEvent({ remainingMs: 8000, players: 9 }));
    expect(state()).toMatchObject({ endsAtMs: 12_000, phaseMs: 12_000, players: 9 });
  });

  it('says when five seconds are left', () => {
    const { wind, state } = sitDown();
    wind(7000);
    expect(state().said).toEqual({ kind: 'soon' });
  });
});
