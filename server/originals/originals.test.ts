import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDrawStream } from '../../engine/games/fairness/drawStream.ts';
import { isCommittedSeed } from '../../engine/games/fairness/serverSeed.ts';
import { lanternOrchard } from '../../engine/games/slots/catalogue/lanternOrchard.ts';
import type { SlotLimitsJson } from '../../engine/games/slots/slotKind.ts';
import { createSlotModel } from '../../engine/games/slots/slotModel.ts';
import type { OriginalsRound } from '../../schemas/originalsApi.ts';
import { logout } from '../../schemas/api/session.ts';
import { aurora, hostOf, sakura } from '../../tests/support/gateway.ts';
import {
  addOriginalsPlayer,
  callOriginals,
  createOriginalsGateway,
  holdFirst,
  openOriginalsGame,
  type OriginalsGateway,
  type OriginalsPlayer,
} from '../../tests/support/originals.ts';
import { withTransaction } from '../db/database.ts';
import { createSecretBox } from '../crypto/secretBox.ts';
import { readBalances } from '../ledger/balances.ts';
import { createSeeds } from './seeds.ts';

let gateway: OriginalsGateway;
let player: OriginalsPlayer;

beforeAll(async () => {
  gateway = await createOriginalsGateway();
});

afterAll(() => gateway.close());

beforeEach(async () => {
  gateway.fate = () => 'pass';
  player = await addOriginalsPlayer(gateway);
  gateway.heard.length = 0;
});

const requestId = () => randomUUID();
const spin = (body: object = {}, session = player.session) =>
  callOriginals(gateway, 'play', { session, requestId: requestId(), bet: { level: 1 }, ...body });

const toCents = (amount: string) => BigInt(amount.replace('.', ''));

async function readWallet(memberId = player.memberId): Promise<bigint> {
  return withTransaction(gateway.db, aurora, async (tx) => {
    const { merchantCode, currency } = aurora;
    const [main] = await readBalances(tx, { merchantCode, memberId, currency: currency.code });
    return main!.balanceMinor;
  });
}

const rowsOf = (memberId = player.memberId) =>
  withTransaction(gateway.db, aurora, (tx) =>
    tx.selectFrom('play_rounds').selectAll().where('member_id', '=', memberId).execute(),
  );

/** The newest round of the player's first session, as our own vendor keeps it. */
const getOriginalsRow = () =>
  withTransaction(gateway.db, aurora, (tx) =>
    tx
      .selectFrom('house_rounds')
      .selectAll()
      .where('session_id', '=', ({ selectFrom }) =>
        selectFrom('house_sessions')
          .select('id')
          .where('digest', '=', createHash('sha256').update(player.session).digest()),
      )
      .orderBy('nonce', (order) => order.desc().nullsFirst())
      .limit(1)
      .executeTakeFirstOrThrow(),
  );

/** Every entry of the merchant's books together. */
async function sumBooks(): Promise<bigint> {
  return withTransaction(gateway.db, aurora, async (tx) => {
    const { sum } = await tx
      .selectFrom('ledger_entries')
      .select(({ fn }) => fn.sum<string>('amount_minor').as('sum'))
      .executeTakeFirstOrThrow();
    return BigInt(sum);
  });
}

function recompute(round: OriginalsRound, serverSeed: string) {
  const { clientSeed, nonce } = round;
  const model = createSlotModel(lanternOrchard);
  const drawn = model.draw(createDrawStream({ serverSeed, clientSeed, nonce }));
  const { level } = round.bet as { level: number };
  const paid = model.settle({ level }, drawn).returnMinor;
  return { stops: drawn.stops, paid };
}

describe('sixty spins of one session at once', () => {
  it('are played one at a time, and the others are told to come after, none that something is out of order', async () => {
    const bodies = Array.from({ length: 60 }, () => ({ requestId: requestId() }));
    const answers = await Promise.all(bodies.map((body) => spin(body)));
    const kinds = new Set(answers.map(({ status, code }) => `${status} ${code ?? 'played'}`));
    kinds.delete('409 roundUnderWay');
    expect([...kinds]).toEqual(['200 played']);
    const late = answers.findIndex(({ status }) => status === 409);
    expect((await spin(bodies[late])).status).toBe(200);
    expect(await sumBooks()).toBe(0n);
  });
});

describe('a launch code', () => {
  it.each(['x', '', 'A'.repeat(43), 'A'.repeat(500), '../', '٤'.repeat(43)])(
    'that nobody was given (%j) opens nothing, at any merchant',
    async (code) => {
      for (const at of [aurora, sakura]) {
        const answer = await callOriginals(gateway, 'open', { code }, { at });
        expect([answer.status, answer.code]).toEqual([403, 'codeInvalid']);
      }
    },
  );
});

describe('a game that is opened', () => {
  it('tells what it costs, and the hashes of the seeds to come, without the seeds', () => {
    const { opened } = player;
    expect(opened).toMatchObject({
      gameCode: 'lantern-orchard',
      gameId: 'lantern-orchard',
      kind: 'slots',
      mode: 'real',
      currency: 'EUR',
      balance: '100.00',
      limits: { coin: '0.01' },
      resumed: null,
    });
    expect((opened.limits as unknown as SlotLimitsJson).levels[0]!.stake).toBe(
      (lanternOrchard.coins / 100).toFixed(2),
    );
    expect(opened.seeds.nonce).toBe(0);
    expect(opened.seeds.serverSeedHash).not.toBe(opened.seeds.nextServerSeedHash);
  });

  it('is opened once by a code', async () => {
    const reply = await callOriginals(gateway, 'open', { code: 'x'.repeat(43) });
    expect([reply.status, reply.code]).toEqual([403, 'codeInvalid']);
  });

  it('keeps its seeds, sessions and keys sealed', async () => {
    await spin();
    const kept = await withTransaction(gateway.db, aurora, async (tx) =>
      JSON.stringify([
        await tx.selectFrom('house_seeds').selectAll().execute(),
        await tx.selectFrom('house_sessions').selectAll().execute(),
        await tx.selectFrom('house_keys').selectAll().execute(),
      ]),
    );
    const { value } = await callOriginals(gateway, 'seeds', {
      session: player.session,
      clientSeed: 'mine',
    });
    expect(kept).toContain(value.revealed.serverSeedHash);
    expect(kept).not.toContain(value.revealed.serverSeed);
    const asked = gateway.heard.map(({ body }) => String(body['session']));
    expect(kept).not.toContain(asked[0]);
    expect(kept).not.toContain(player.session);
  });
});

describe('a spin', () => {
  it('takes the stake before it draws, pays what came, and moves the ledger by just that', async () => {
    const before = await readWallet();
    const { status, value } = await spin({ bet: { level: 2 } });
    expect(status).toBe(200);
    const moved = toCents(value.round.paid) - toCents(value.round.stake);
    expect(await readWallet()).toBe(before + moved);
    expect(toCents(value.balance)).toBe(before + moved);
    expect(value.seeds.nonce).toBe(1);
    expect(value.round).toMatchObject({ nonce: 0, serverSeed: null, bet: { level: 2 } });
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['settled']);
    const paid = toCents(value.round.paid) > 0n;
    expect(gateway.heard.map(({ call }) => call)).toEqual(
      paid ? ['debit', 'credit', 'endRound'] : ['debit', 'endRound'],
    );
    expect(await sumBooks()).toBe(0n);
  });

  it('asked for fifty times at once with one id is one round, told in the same words', async () => {
    const before = await readWallet();
    const body = { requestId: requestId() };
    // Fifty wait for four connections: who is put off asks again, as pages do.
    const ask = async () => {
      for (;;) {
        const reply = await spin(body);
        if (reply.status !== 503) return reply;
      }
    };
    const replies = await Promise.all(Array.from({ length: 50 }, ask));
    const again = await spin(body);
    expect(again.status).toBe(200);
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify(again)]),
    );
    const { stake, paid } = again.value.round;
    expect(await readWallet()).toBe(before - toCents(stake) + toCents(paid));
    expect(await rowsOf()).toHaveLength(1);
  }, 60_000);

  it('that learns that it was staked when it is paid tells what the wallet holds then', async () => {
    // Only a win tells the balance after the stake from that at the end; somebody wins every other round.
    for (let isWon = false; !isWon;) {
      const body = { requestId: requestId() };
      const { asked, release } = holdFirst(gateway, 'debit');
      const late = spin(body);
      await asked;
      const prompt = await spin(body);
      release();
      expect(prompt.status).toBe(200);
      expect(await late).toEqual(prompt);
      expect(toCents(prompt.value.balance)).toBe(await readWallet());
      isWon = toCents(prompt.value.round.paid) > 0n;
    }
  });

  it('of two ids at once comes after the other, and no nonce is left out', async () => {
    await Promise.all([spin(), spin()]);
    await spin();
    const { rounds } = (await callOriginals(gateway, 'rounds', { session: player.session })).value;
    const nonces = rounds.map(({ nonce }) => nonce).sort();
    expect(nonces).toEqual(nonces.map((_, index) => index));
    expect(rounds.length).toBeGreaterThan(0);
    expect(await readWallet()).toBe(
      rounds.reduce((sum, { stake, paid }) => sum - toCents(stake) + toCents(paid), 10_000n),
    );
  });

  it('with an id that was used for another bet is refused', async () => {
    const body = { requestId: requestId() };
    await spin(body);
    const { status, code } = await spin({ ...body, bet: { level: 2 } });
    expect([status, code]).toEqual([409, 'requestConflict']);
  });

  it('of a level that the game has not, or with another field, is refused', async () => {
    const bets = [{ level: 3.5 }, { level: 7 }, { level: 1, stake: '1' }, {}, { level: '1' }];
    const bodies = [...bets.map((bet) => ({ bet })), { stake: '1' }, { requestId: 'short' }];
    for (const body of bodies) {
      const { status, code } = await spin(body);
      expect([status, code]).toEqual([400, 'badRequest']);
    }
    expect(await rowsOf()).toHaveLength(0);
  });

  it('without enough money takes nothing, and leaves no gap in the nonces', async () => {
    const poor = await addOriginalsPlayer(gateway, { amountMinor: 5n });
    const refused = await spin({}, poor.session);
    expect([refused.status, refused.code]).toEqual([402, 'betRefused']);
    expect(await readWallet(poor.memberId)).toBe(5n);
    const reopened = await openOriginalsGame(gateway, poor);
    expect(reopened.seeds.nonce).toBe(0);
  });

  it('after the member signed out is refused', async () => {
    await gateway.call(aurora, logout, { as: player.as });
    const { status, code } = await spin();
    expect([status, code]).toEqual([403, 'sessionEnded']);
    expect(await readWallet()).toBe(10_000n);
  });

  it("of another merchant's session is refused, as is one that nobody has", async () => {
    for (const [session, at] of [
      [player.session, sakura],
      ['z'.repeat(43), aurora],
    ] as const) {
      const body = { session, requestId: requestId(), bet: { level: 1 } };
      const { status, code } = await callOriginals(gateway, 'play', body, { at });
      expect([status, code]).toEqual([403, 'sessionEnded']);
    }
  });
});

describe('a trial', () => {
  it('plays the same game on play money, and leaves the ledger alone', async () => {
    const entries = () =>
      withTransaction(gateway.db, aurora, (tx) =>
        tx.selectFrom('ledger_entries').select('id').execute(),
      );
    const before = (await entries()).length;
    const trial = await openOriginalsGame(gateway, player, { overrides: { trial: true } });
    expect(trial).toMatchObject({ mode: 'play', balance: '10000.00' });
    const { status, value } = await spin({}, trial.session);
    expect([status, value.round.mode]).toEqual([200, 'play']);
    expect(await entries()).toHaveLength(before);
    expect(await readWallet()).toBe(10_000n);
  });
});

describe('seeds', () => {
  it('that are revealed are those of the hash that was shown, and give every round again', async () => {
    const spins = [await spin(), await spin({ bet: { level: 2 } }), await spin()];
    const { value } = await callOriginals(gateway, 'seeds', {
      session: player.session,
      clientSeed: 'my-own_seed',
    });
    const { serverSeed, serverSeedHash, rounds } = value.revealed;
    expect(serverSeedHash).toBe(player.opened.seeds.serverSeedHash);
    expect(isCommittedSeed(serverSeed, serverSeedHash)).toBe(true);
    expect(rounds).toBe(3);
    for (const { value: played } of spins) {
      const { stops, paid } = recompute(played.round, serverSeed);
      expect(played.round.outcome).toMatchObject({ stops });
      expect(toCents(played.round.paid)).toBe(BigInt(paid));
    }
    expect(value.seeds).toMatchObject({
      serverSeedHash: player.opened.seeds.nextServerSeedHash,
      clientSeed: 'my-own_seed',
      nonce: 0,
    });
    const { value: told } = await callOriginals(gateway, 'round', {
      roundId: spins[0]!.value.round.id,
    });
    expect(told.serverSeed).toBe(serverSeed);
  });

  it('are revealed by the number of a finished round, and the player goes on with the next', async () => {
    const { value: played } = await spin();
    const { id: roundId } = played.round;
    expect(played.round.serverSeed).toBeNull();
    const { seeds } = player.opened;
    const { status, value } = await callOriginals(gateway, 'reveal', { roundId });
    expect(status).toBe(200);
    expect(isCommittedSeed(value.serverSeed!, seeds.serverSeedHash)).toBe(true);
    const again = await callOriginals(gateway, 'reveal', { roundId });
    expect(again.value).toEqual(value);
    const { value: next } = await spin();
    expect(next.round).toMatchObject({
      serverSeedHash: seeds.nextServerSeedHash,
      clientSeed: seeds.clientSeed,
      nonce: 0,
    });
  });

  it('are revealed to nobody who has no finished round', async () => {
    const { status } = await callOriginals(gateway, 'reveal', { roundId: 'A'.repeat(22) });
    expect(status).toBe(404);
  });

  it('stay hidden while a round is played with them', async () => {
    gateway.fate = (call) => (call === 'debit' ? 'unavailable' : 'pass');
    expect((await spin()).status).toBe(503);
    const body = { session: player.session, clientSeed: 'mine' };
    const { status, code } = await callOriginals(gateway, 'seeds', body);
    expect([status, code]).toEqual([409, 'roundUnderWay']);
  });

  it('never give one nonce twice, whatever is written', async () => {
    await spin();
    await expect(
      withTransaction(gateway.db, aurora, async (tx) => {
        const [row] = await tx
          .selectFrom('house_rounds')
          .selectAll()
          .where('state', '=', 'done')
          .orderBy('created_at', 'desc')
          .limit(1)
          .execute();
        const copy = { ...row!, id: 'a'.repeat(22), request_id: requestId() };
        await tx
          .insertInto('house_rounds')
          .values({ ...copy, bet: JSON.stringify(copy.bet), outcome: undefined } as never)
          .execute();
      }),
    ).rejects.toThrow();
  });

  it('and outcomes stand once they are written', async () => {
    await spin();
    await expect(
      withTransaction(gateway.db, aurora, (tx) =>
        tx
          .updateTable('house_rounds')
          .set({ paid_minor: 1_000_000n })
          .where('state', '=', 'done')
          .execute(),
      ),
    ).rejects.toThrow(/stands/);
  });
});

describe('seeds that nobody can read any more', () => {
  it('as after a change of the secret, give way to new ones', async () => {
    const owner = { merchantCode: aurora.merchantCode, alias: 'alias', mode: 'play' } as const;
    const hold = (secret: string) => {
      const box = createSecretBox(Buffer.alloc(32, secret), randomBytes);
      const seeds = createSeeds({ box, clock: gateway.now, ids: randomUUID, random: randomBytes });
      return withTransaction(gateway.db, aurora, async (tx) => (await seeds.hold(tx, owner)).shown);
    };
    const before = await hold('a');
    expect(await hold('a')).toEqual(before);
    const after = await hold('b');
    expect(after.serverSeedHash).not.toBe(before.serverSeedHash);
    expect(after.nextServerSeedHash).not.toBe(before.nextServerSeedHash);
    expect(await hold('b')).toEqual(after);
  });
});

describe('rounds that were played', () => {
  it('are listed twenty at a time, the newest first, each once', async () => {
    const played: string[] = [];
    for (let index = 0; index < 23; index += 1) {
      gateway.passTime(1);
      played.unshift((await spin()).value.round.id);
    }
    const { session } = player;
    const first = (await callOriginals(gateway, 'rounds', { session })).value;
    const second = (await callOriginals(gateway, 'rounds', { session, before: first.next })).value;
    expect(first.rounds).toHaveLength(20);
    expect([...first.rounds, ...second.rounds].map(({ id }) => id)).toEqual(played);
    expect(second.next).toBeNull();
  });

  it('are told to who has their id, at their merchant alone', async () => {
    const { value } = await spin();
    const roundId = value.round.id;
    expect((await callOriginals(gateway, 'round', { roundId })).value).toEqual(value.round);
    expect((await callOriginals(gateway, 'round', { roundId }, { at: sakura })).status).toBe(404);
    expect((await callOriginals(gateway, 'round', { roundId: 'A'.repeat(22) })).status).toBe(404);
  });
});

describe('what is interrupted', () => {
  const seconds = 20;

  async function interrupt(call: string, fate: 'loseRequest' | 'loseReply'): Promise<void> {
    gateway.fate = (asked) => (asked === call ? fate : 'pass');
    await spin();
    gateway.fate = () => 'pass';
    gateway.passTime(seconds);
  }

  it.each(['loseRequest', 'loseReply'] as const)(
    'while the stake is taken (%s) is given back, once',
    async (fate) => {
      await interrupt('debit', fate);
      await gateway.recoverOriginals();
      await gateway.recoverOriginals();
      expect(await getOriginalsRow()).toMatchObject({
        state: 'void',
        refusal: 'roundCancelled',
        fault: null,
      });
      expect(await readWallet()).toBe(10_000n);
      expect(await sumBooks()).toBe(0n);
    },
  );

  it.each([
    ['endRound', 'loseRequest'],
    ['endRound', 'loseReply'],
  ] as const)('before its end is known (%s, %s) is ended, once', async (call, fate) => {
    await interrupt(call, fate);
    const drawn = await getOriginalsRow();
    expect(drawn.state).toBe('drawn');
    await gateway.recoverOriginals();
    await gateway.recoverOriginals();
    const row = await getOriginalsRow();
    expect(row).toMatchObject({ id: drawn.id, state: 'done', outcome: drawn.outcome });
    expect(await readWallet()).toBe(10_000n - row.stake_minor + row.paid_minor!);
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['settled']);
    expect(await sumBooks()).toBe(0n);
  });

  it('while a win is paid is paid once', async () => {
    for (const fate of ['loseRequest', 'loseReply'] as const) {
      const before = await readWallet();
      let isMet = false;
      gateway.fate = (call) => {
        if (call !== 'credit') return 'pass';
        isMet = true;
        return fate;
      };
      let staked = 0n;
      // Somebody wins every other round.
      while (!isMet) {
        const { value, status } = await spin();
        if (status === 200) staked += toCents(value.round.stake);
      }
      gateway.fate = () => 'pass';
      gateway.passTime(seconds);
      await gateway.recoverOriginals();
      await gateway.recoverOriginals();
      const row = await getOriginalsRow();
      expect(row.state).toBe('done');
      expect(await readWallet()).toBe(before - staked - row.stake_minor + row.paid_minor!);
    }
  });

  it('goes on where the page asks again with the same id', async () => {
    const body = { requestId: requestId() };
    gateway.fate = (call) => (call === 'debit' ? 'loseReply' : 'pass');
    expect((await spin(body)).status).toBe(503);
    gateway.fate = () => 'pass';
    const { status, value } = await spin(body);
    expect(status).toBe(200);
    expect(await readWallet()).toBe(
      10_000n - toCents(value.round.stake) + toCents(value.round.paid),
    );
  });

  it('is shown to its end when the game is opened again, and only once', async () => {
    await interrupt('endRound', 'loseReply');
    const row = await getOriginalsRow();
    const reopened = await openOriginalsGame(gateway, player);
    expect(reopened.resumed).toMatchObject({ id: row.id });
    expect(toCents(reopened.balance)).toBe(await readWallet());
    expect((await openOriginalsGame(gateway, player)).resumed).toBeNull();
  });

  it('is given back when the game is opened again before it was drawn', async () => {
    await interrupt('debit', 'loseReply');
    expect(await readWallet()).toBeLessThan(10_000n);
    const reopened = await openOriginalsGame(gateway, player);
    expect(reopened).toMatchObject({ resumed: null, balance: '100.00' });
  });

  it('says that its stake was given back to a page that asks for it then', async () => {
    const body = { requestId: requestId() };
    gateway.fate = (call) => (call === 'debit' ? 'loseReply' : 'pass');
    await spin(body);
    gateway.fate = () => 'pass';
    gateway.passTime(seconds);
    await gateway.recoverOriginals();
    const { status, code } = await spin(body);
    expect([status, code]).toEqual([409, 'roundCancelled']);
  });
});

describe('a launch document', () => {
  const open = (path: string, host = hostOf(aurora)) =>
    gateway.app.inject({ url: path, headers: { host } });

  it('says what the game needs, in the language and scheme of the site', async () => {
    const reply = await open(
      '/launch/HOUSE/falcon-dunes?code=x&language=es&mode=real&scheme=light',
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<html lang="es" dir="ltr" data-scheme="light">');
    expect(reply.body).toContain('"gameId":"falcon-dunes"');
    expect(reply.body).toContain('"currency":{"code":"EUR","symbol":"€"}');
    expect(reply.body).not.toContain('code=x');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors');
    expect(reply.headers['x-frame-options']).toBeUndefined();
  });

  it('is there for no other game, and lets no words of an address into it', async () => {
    expect((await open('/launch/HOUSE/nothing?code=x')).statusCode).toBe(404);
    const reply = await open('/launch/HOUSE/falcon-dunes?language=%3Cscript%3E&scheme=%22x');
    expect(reply.body).not.toContain('<script>');
    expect(reply.body).toContain('<html lang="en" dir="ltr"');
  });
});

describe('calls from a frame without an origin', () => {
  it('are allowed, and need no secret of the browser', async () => {
    const reply = await gateway.app.inject({
      method: 'OPTIONS',
      url: '/originals/v1/play',
      headers: { host: hostOf(aurora), origin: 'null', 'access-control-request-method': 'POST' },
    });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('at no merchant are refused in the words of the contract', async () => {
    const reply = await callOriginals(
      gateway,
      'round',
      { roundId: 'A'.repeat(22) },
      { host: 'no.one' },
    );
    expect([reply.status, reply.code]).toEqual([421, 'unknownHost']);
  });
});
