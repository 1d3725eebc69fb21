import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getGameList, getGameMenus } from '../../../schemas/api/games.ts';
import { launchGame } from '../../../schemas/api/launch.ts';
import {
  aurora,
  createTestGateway,
  hostOf,
  sakura,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { addVendorKey, launchBody } from '../../../tests/support/vendors.ts';
import { listenForContentChanges, type StopListening } from '../../db/listen.ts';

let gateway: TestGateway;
let stopListening: StopListening;
let mara: SignedInAs;

const here = { brand: aurora, hosts: [hostOf(aurora)] };

beforeAll(async () => {
  gateway = await createTestGateway();
  stopListening = await listenForContentChanges(gateway.db, gateway.hear.content);
  await addMember(gateway, aurora, { account: 'mara' });
  mara = await signIn(gateway, aurora, 'mara');
  for (const at of [aurora, sakura]) {
    for (const vendor of ['PPL', 'AUR']) await addVendorKey(gateway, at, vendor);
  }
});

afterAll(async () => {
  await stopListening();
  await gateway.close();
});

beforeEach(() => gateway.passTime(60));

afterEach(async () => {
  await gateway.db.owner.deleteFrom('vendor_choices').execute();
  await gateway.db.owner.deleteFrom('game_choices').execute();
});

const desk = () => gateway.parts.games.desk;

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly isHot: boolean;
}

async function slots(at: TestBrand = aurora): Promise<readonly Shown[]> {
  gateway.passTime(6);
  const query = { category: 'RNG', pageSize: '60', pageNo: '1' };
  return (await gateway.call(at, getGameList, { query })).json().value.games;
}

async function vendorCards(at: TestBrand = aurora) {
  gateway.passTime(6);
  const menu = (await gateway.call(at, getGameMenus)).json().value.categories;
  const found = menu.find(({ gameCategory }: { gameCategory: string }) => gameCategory === 'RNG');
  return found.cards as readonly { vassalage: string; status: string; isHot: number }[];
}

const play = async (vassalage: string, gameId: string) => {
  const { code } = await gateway.db.owner
    .selectFrom('games')
    .select('code')
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow();
  const body = launchBody(aurora, mara, 'mara', { id: gameId, code, vendorCode: vassalage });
  return (await gateway.call(aurora, launchGame, { as: mara, body })).json();
};

describe('a game', () => {
  it('leaves the lobby of one merchant, cannot be launched there, and comes back', async () => {
    const [first] = await slots();
    await desk().games.remove(here, [first!.id]);
    expect((await slots()).map(({ id }) => id)).not.toContain(first!.id);
    expect((await slots(sakura)).map(({ id }) => id)).toContain(first!.id);
    expect(await desk().games.add(here, [{ id: first!.id }])).toMatchObject({
      changed: [first!.id],
    });
    expect((await slots())[0]).toEqual(first);
  });

  it('is closed by the merchant, and never opened over the platform', async () => {
    const [first, second] = await slots();
    await desk().games.edit(here, [{ id: first!.id, status: 'maintenance', isHot: true }]);
    const closed = (await slots()).find(({ id }) => id === first!.id);
    expect(closed).toMatchObject({ status: 'maintenance', isHot: true });
    await gateway.db.owner
      .updateTable('games')
      .set({ status: 'maintenance' })
      .where('id', '=', second!.id)
      .execute();
    await desk().games.edit(here, [{ id: second!.id, status: 'normal' }]);
    expect((await slots()).find(({ id }) => id === second!.id)?.status).toBe('maintenance');
    await gateway.db.owner
      .updateTable('games')
      .set({ status: 'normal' })
      .where('id', '=', second!.id)
      .execute();
  });

  it('stands where the merchant puts it, and there alone', async () => {
    const before = (await slots()).filter(({ status }) => status === 'normal');
    const front = [before[5]!.id, before[3]!.id];
    await desk().games.order(here, front);
    expect((await slots()).slice(0, 3).map(({ id }) => id)).toEqual([...front, before[0]!.id]);
    expect((await slots(sakura))[0]!.id).toBe(before[0]!.id);
    await desk().games.order(here, [before[0]!.id]);
    expect((await slots()).map(({ id }) => id).slice(0, 6)).toEqual(
      before.map(({ id }) => id).slice(0, 6),
    );
  });

  it('that the platform has not is not invented', async () => {
    const outcome = await desk().games.add(here, [{ id: 'house-falcon-dune' }]);
    expect(outcome.findings).toMatchObject([
      { rule: 'content.unknown', suggestion: 'Did you mean "house-falcon-dunes"?' },
    ]);
  });
});

describe('a vendor', () => {
  it('leaves with its games, and is closed with them', async () => {
    const house = 'house-falcon-dunes';
    await desk().vendors.edit(here, [{ id: 'HOUSE', status: 'soon' }]);
    expect(await vendorCards()).toContainEqual(
      expect.objectContaining({ vassalage: 'HOUSE', status: 'soon' }),
    );
    expect((await play('HOUSE', house)).code).toBe('gameSoon');
    await desk().vendors.remove(here, ['HOUSE']);
    expect((await vendorCards()).map(({ vassalage }) => vassalage)).not.toContain('HOUSE');
    expect((await slots()).map(({ id }) => id)).not.toContain(house);
    expect((await play('HOUSE', house)).success).toBe(false);
    expect((await vendorCards(sakura)).map(({ vassalage }) => vassalage)).toContain('HOUSE');
    await desk().vendors.add(here, [{ id: 'HOUSE', status: null }]);
    expect((await play('HOUSE', house)).code).not.toBe('gameSoon');
    expect((await slots()).map(({ id }) => id)).toContain(house);
  });

  it('stands where the merchant puts it', async () => {
    const open = (await vendorCards()).filter(({ status }) => status === 'normal');
    const last = open.at(-1)!.vassalage;
    await desk().vendors.order(here, [last]);
    expect((await vendorCards())[0]!.vassalage).toBe(last);
  });
});
