import { randomUUID } from 'node:crypto';
import {
  ORIGINALS_API_PATH,
  type OriginalsFaultCode,
  ORIGINALS_VENDOR,
  type OriginalsValue,
} from '../../schemas/originalsApi.ts';
import type { TableWatch } from '../../server/originals/tableWatch.ts';
import type { WalletCall } from '../../server/originals/wallet.ts';
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

/** A gateway that listens, with the line between our own vendor and its wallet in the test's hand. */
export interface OriginalsGateway extends TestGateway {
  /** Decides over each call to the wallet. */
  fate: (call: WalletCall, body: Readonly<Record<string, unknown>>) => LineFate | Promise<LineFate>;
  /** Every call to the wallet that was let through, in order. */
  readonly heard: { readonly call: string; readonly body: Readonly<Record<string, unknown>> }[];
  /** Takes up every round that was interrupted and is due. */
  recoverOriginals(): Promise<void>;
  /** Takes live tables on; nothing else does. */
  readonly tables: Pick<TableWatch, 'size' | 'tick' | 'settle'>;
}

interface Values {
  readonly open: OriginalsValue<'open'>;
  readonly play: OriginalsValue<'play'>;
  readonly seeds: OriginalsValue<'seeds'>;
  readonly rounds: OriginalsValue<'rounds'>;
  readonly round: OriginalsValue<'round'>;
  readonly reveal: OriginalsValue<'reveal'>;
  readonly bet: OriginalsValue<'bet'>;
}

type ServedCall = keyof Values;

/** What a page is answered. */
interface OriginalsAnswer<C extends ServedCall> {
  readonly status: number;
  readonly code: OriginalsFaultCode | undefined;
  readonly value: Values[C];
}

/** Starts a gateway whose own vendor reaches it over real HTTP. */
export async function createOriginalsGateway(
  options: TestGatewayOptions = {},
): Promise<OriginalsGateway> {
  const heard: OriginalsGateway['heard'] = [];
  const unavailable = {
    status: 503,
    text: JSON.stringify({ success: false, value: null, message: '', code: 'unavailable' }),
  };
  const wrapLine =
    (send: HttpLine): HttpLine =>
    async (asked) => {
      const call = asked.path.split('/').at(-1) as WalletCall;
      const body = JSON.parse(asked.body ?? '') as Record<string, unknown>;
      const fate = await originals.fate(call, body);
      if (fate === 'loseRequest') throw new Error('The request was lost.');
      if (fate === 'unavailable') return unavailable;
      heard.push({ call, body });
      const reply = await send(asked);
      if (fate === 'loseReply') throw new Error('The answer was lost.');
      return reply;
    };
  const gateway = await createTestGateway({
    ...options,
    originals: {
      wrapLine,
      patience: { timeoutMs: 5000, pausesMs: [1] },
      isDriven: true,
      ...options.originals,
    },
  });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const originals: OriginalsGateway = Object.assign(gateway, {
    fate: () => 'pass' as const,
    heard,
    recoverOriginals: () => gateway.parts.originals.recover(),
    tables: gateway.parts.originals.tables,
  });
  return originals;
}

/** Calls our own vendor as a page of a game does. */
export async function callOriginals<C extends ServedCall>(
  gateway: TestGateway,
  call: C,
  body: unknown,
  { at = aurora, host = hostOf(at) }: { at?: TestBrand; host?: string } = {},
): Promise<OriginalsAnswer<C>> {
  const reply = await gateway.app.inject({
    method: 'POST',
    url: `${ORIGINALS_API_PATH}/${call}`,
    headers: { host, origin: 'null', 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  const { code, value } = reply.json() as Omit<OriginalsAnswer<C>, 'status'>;
  return { status: reply.statusCode, code, value };
}

/** Holds the first call of a kind on its way to the wallet, until it is released; all others pass. */
export function holdFirst(
  originals: OriginalsGateway,
  held: WalletCall,
): { readonly asked: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<'pass'>((resolve) => (release = () => resolve('pass')));
  let isFirst = true;
  const asked = new Promise<void>((resolve) => {
    originals.fate = (call) => {
      if (call !== held || !isFirst) return 'pass';
      isFirst = false;
      resolve();
      return released;
    };
  });
  return { asked, release };
}

/** A member who plays a game of our own. */
export interface OriginalsPlayer {
  readonly memberId: string;
  readonly account: string;
  readonly as: SignedInAs;
  readonly opened: OriginalsValue<'open'>;
  readonly session: string;
}

/** Finds a game of our own in the catalogue. */
export async function findOriginalsGame(
  gateway: TestGateway,
  code = 'lantern-orchard',
): Promise<TestGame> {
  return gateway.db.owner
    .selectFrom('games')
    .select(['id', 'code', 'vendor_code as vendorCode'])
    .where('vendor_code', '=', ORIGINALS_VENDOR)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

/** Opens a game of our own for a member who is signed in. */
export async function openOriginalsGame(
  gateway: TestGateway,
  { account, as }: Pick<OriginalsPlayer, 'account' | 'as'>,
  {
    at = aurora,
    gameCode,
    overrides = {},
  }: { at?: TestBrand; gameCode?: string; overrides?: object } = {},
): Promise<OriginalsValue<'open'>> {
  const game = await findOriginalsGame(gateway, gameCode);
  const code = await launchCode(gateway, at, as, account, game, overrides);
  const { status, value } = await callOriginals(gateway, 'open', { code }, { at });
  if (status !== 200) throw new Error(`The game answered ${status}.`);
  return value;
}

/** Adds a member with money who has a game open. */
export async function addOriginalsPlayer(
  gateway: TestGateway,
  { at = aurora, gameCode, amountMinor = 10_000n, overrides = {} } = {} as {
    at?: TestBrand;
    gameCode?: string;
    amountMinor?: bigint;
    overrides?: object;
  },
): Promise<OriginalsPlayer> {
  const account = `h${randomUUID().slice(0, 12).replaceAll('-', '')}`;
  const memberId = await addMember(gateway, at, { account });
  if (amountMinor > 0n) await fundMember(gateway, at, memberId, amountMinor);
  const as = await signIn(gateway, at, account);
  const opened = await openOriginalsGame(gateway, { account, as }, { at, gameCode, overrides });
  return { memberId, account, as, opened, session: opened.session };
}
