import { randomUUID } from 'node:crypto';
import {
  HOUSE_API_PATH,
  type HouseFaultCode,
  HOUSE_VENDOR,
  type HouseValue,
} from '../../schemas/houseApi.ts';
import type { TableWatch } from '../../server/house/tableWatch.ts';
import type { WalletCall } from '../../server/house/wallet.ts';
import type { HttpLine } from '../../server/http/httpLine.ts';
import {
  aurora,
  createTestGateway,
  hostOf,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
  type TestGatewayOptions,
} from './gateway.ts';
import { addMember, signIn } from './members.ts';
import { fundMember, launchCode, type TestGame } from './vendors.ts';

/** What may happen to a call on its way to the wallet. */
export type LineFate = 'pass' | 'loseRequest' | 'loseReply' | 'unavailable';

/** A gateway that listens, with the line between the house and its wallet in the test's hand. */
export interface HouseGateway extends TestGateway {
  /** Decides over each call to the wallet. */
  fate: (call: WalletCall, body: Readonly<Record<string, unknown>>) => LineFate | Promise<LineFate>;
  /** Every call to the wallet that was let through, in order. */
  readonly heard: { readonly call: string; readonly body: Readonly<Record<string, unknown>> }[];
  /** Takes up every round that was interrupted and is due. */
  recoverHouse(): Promise<void>;
  /** Takes live tables on; nothing else does. */
  readonly tables: Pick<TableWatch, 'size' | 'tick' | 'settle'>;
}

interface Values {
  readonly open: HouseValue<'open'>;
  readonly spin: HouseValue<'spin'>;
  readonly seeds: HouseValue<'seeds'>;
  readonly rounds: HouseValue<'rounds'>;
  readonly round: HouseValue<'round'>;
  readonly bet: HouseValue<'bet'>;
}

type ServedCall = keyof Values;

/** What a page is answered. */
interface HouseAnswer<C extends ServedCall> {
  readonly status: number;
  readonly code: HouseFaultCode | undefined;
  readonly value: Values[C];
}

/** Starts a gateway whose house vendor reaches it over real HTTP. */
export async function createHouseGateway(options: TestGatewayOptions = {}): Promise<HouseGateway> {
  const heard: HouseGateway['heard'] = [];
  let recoverHouse = async (): Promise<void> => undefined;
  let tables: HouseGateway['tables'] | undefined;
  const unavailable = {
    status: 503,
    text: JSON.stringify({ success: false, value: null, message: '', code: 'unavailable' }),
  };
  const wrapLine =
    (send: HttpLine): HttpLine =>
    async (asked) => {
      const call = asked.path.split('/').at(-1) as WalletCall;
      const body = JSON.parse(asked.body ?? '') as Record<string, unknown>;
      const fate = await house.fate(call, body);
      if (fate === 'loseRequest') throw new Error('The request was lost.');
      if (fate === 'unavailable') return unavailable;
      heard.push({ call, body });
      const reply = await send(asked);
      if (fate === 'loseReply') throw new Error('The answer was lost.');
      return reply;
    };
  const gateway = await createTestGateway({
    ...options,
    house: {
      wrapLine,
      patience: { timeoutMs: 5000, pausesMs: [1] },
      recoverBy: (recover) => void (recoverHouse = recover),
      driveTablesBy: (driven) => void (tables = driven),
      ...options.house,
    },
  });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const house: HouseGateway = Object.assign(gateway, {
    fate: () => 'pass' as const,
    heard,
    recoverHouse: () => recoverHouse(),
    tables: tables!,
  });
  return house;
}

/** Calls the house as a page of a game does. */
export async function callHouse<C extends ServedCall>(
  gateway: TestGateway,
  call: C,
  body: unknown,
  { at = aurora, host = hostOf(at) }: { at?: TestBrand; host?: string } = {},
): Promise<HouseAnswer<C>> {
  const reply = await gateway.app.inject({
    method: 'POST',
    url: `${HOUSE_API_PATH}/${call}`,
    headers: { host, origin: 'null', 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  const { code, value } = reply.json() as Omit<HouseAnswer<C>, 'status'>;
  return { status: reply.statusCode, code, value };
}

/** Holds the first call of a kind on its way to the wallet, until it is released; all others pass. */
export function holdFirst(
  house: HouseGateway,
  held: WalletCall,
): { readonly asked: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<'pass'>((resolve) => (release = () => resolve('pass')));
  let isFirst = true;
  const asked = new Promise<void>((resolve) => {
    house.fate = (call) => {
      if (call !== held || !isFirst) return 'pass';
      isFirst = false;
      resolve();
      return released;
    };
  });
  return { asked, release };
}

/** A member who plays a game of the house. */
export interface HousePlayer {
  readonly memberId: string;
  readonly account: string;
  readonly as: SignedInAs;
  readonly opened: HouseValue<'open'>;
  readonly session: string;
}

/** Finds a game of the house in the catalogue. */
export async function findHouseGame(
  gateway: TestGateway,
  code = 'lantern-orchard',
): Promise<TestGame> {
  return gateway.db.owner
    .selectFrom('games')
    .select(['id', 'code', 'vendor_code as vendorCode'])
    .where('vendor_code', '=', HOUSE_VENDOR)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

/** Opens a game of the house for a member who is signed in. */
export async function openHouseGame(
  gateway: TestGateway,
  { account, as }: Pick<HousePlayer, 'account' | 'as'>,
  {
    at = aurora,
    gameCode,
    overrides = {},
  }: { at?: TestBrand; gameCode?: string; overrides?: object } = {},
): Promise<HouseValue<'open'>> {
  const game = await findHouseGame(gateway, gameCode);
  const code = await launchCode(gateway, at, as, account, game, overrides);
  const { status, value } = await callHouse(gateway, 'open', { code }, { at });
  if (status !== 200) throw new Error(`The game answered ${status}.`);
  return value;
}

/** Adds a member with money who has a game open. */
export async function addHousePlayer(
  gateway: TestGateway,
  { at = aurora, gameCode, amountMinor = 10_000n, overrides = {} } = {} as {
    at?: TestBrand;
    gameCode?: string;
    amountMinor?: bigint;
    overrides?: object;
  },
): Promise<HousePlayer> {
  const account = `h${randomUUID().slice(0, 12).replaceAll('-', '')}`;
  const memberId = await addMember(gateway, at, { account });
  if (amountMinor > 0n) await fundMember(gateway, at, memberId, amountMinor);
  const as = await signIn(gateway, at, account);
  const opened = await openHouseGame(gateway, { account, as }, { at, gameCode, overrides });
  return { memberId, account, as, opened, session: opened.session };
}
