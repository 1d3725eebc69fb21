import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import { LAUNCH_SECONDS, type getSitting, type launchGame } from '../../../schemas/api/launch.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import { isLocaleTag } from '../../../locales/locales.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { AccountType } from '../../db/catalogueTables.ts';
import type { MemberSession, Sessions } from '../../http/authenticate.ts';
import type { Caller } from '../../http/caller.ts';
import type { Admitted } from '../../http/gateway.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { requirePlayLevel } from '../identityChecks/standing.ts';
import type { GamesService } from '../games/games.service.ts';
import { openLobby } from '../games/lobby.ts';
import { createSecret, digestSecret, type Random } from '../session/secrets.ts';
import type { PlayService } from '../play/module.ts';
import { findGame, insertIntent } from './launch.repository.ts';
import { writeLaunchAddress } from './launchAddress.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { beginPlay } from '../limits/requirePlayTime.ts';
import { requireMayPlay } from '../play/mayPlay.ts';
import { openPlayWallet } from '../play/playMoney.ts';

/** A member's call to start a game. */
export type LaunchCall = Admitted & {
  readonly member: MemberSession;
  readonly body: BodyOf<typeof launchGame>;
};

/** A member's question what their rounds of a game came to. */
export interface SittingCall {
  readonly caller: Caller;
  readonly member: MemberSession;
  readonly query: { readonly gameId: string; readonly mode: PlayMode; readonly from: string };
}

type Launched = ValueOf<typeof launchGame>;
type Game = NonNullable<Awaited<ReturnType<typeof findGame>>>;

/** Starts games. */
export interface LaunchService {
  /**
   * Throws Problem unauthenticated where the body is not of who calls, notFound, regionRestricted, gameMaintenance and gameSoon with
   * other games, trialUnavailable, or realAccountNeeded for a trial account at a game that cannot be tried.
   */
  launch(call: LaunchCall): Promise<Launched>;
  /** What the member's rounds of a game came to. Throws Problem queryInvalid for a moment that is none. */
  getSitting(call: SittingCall): Promise<ValueOf<typeof getSitting>>;
}

/** What launches are made from. */
export interface LaunchDeps {
  readonly db: Database;
  readonly random: Random;
  readonly sessions: Sessions;
  readonly games: Pick<GamesService, 'getHot'>;
  /** Whether a vendor has a key to call with; without one it could not take a single stake. */
  readonly canCall: (merchantCode: string, vendorCode: string, now: Date) => Promise<boolean>;
  /** Whether members have a wallet for each vendor beside the main one. */
  readonly hasVendorWallets: (caller: Caller) => boolean;
  /** Takes the member's money along to a vendor; see `WalletService.follow`. */
  readonly follow: WalletService['follow'];
  /** Remembers that a member has opened a game. */
  readonly recordPlayed: (
    tx: Tx,
    played: { merchantCode: string; memberId: string; gameId: string; playedAt: Date },
  ) => Promise<void>;
  /** What a member's rounds of a game came to. */
  readonly sumRounds: PlayService['sumRounds'];
}

/** Where games go that no vendor serves. */
const SCREENS: Readonly<Record<Exclude<AccountType, 'THIRD_PARTY'>, string>> = {
  TCG_SEA: '/seaLottery',
  TCG_LOTTO_VN: '/vnlottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
};

const SUGGESTIONS = 6;

async function refuseOthersWords(
  sessions: Sessions,
  { caller, cookies, member, body, now }: LaunchCall,
): Promise<void> {
  const cookie = cookies.get('livery_session') ?? '';
  const found = await sessions.find({ caller, token: body.token, cookie, now });
  const isOwn =
    typeof found === 'object' &&
    found.sessionId === member.sessionId &&
    body.username === member.account &&
    body.merchantCode === caller.brand.merchantCode;
  if (!isOwn) throw new Problem('unauthenticated', 'The body is not of who is signed in.');
}

function chooseMode({ member, body }: LaunchCall, game: Game): PlayMode {
  const isTrialGame = game.support_play === 0;
  if (member.memberType === TRIAL_TYPE) {
    if (isTrialGame) return 'play';
    throw new Problem('realAccountNeeded', 'This game cannot be tried.');
  }
  if (!body.trial) return 'real';
  if (isTrialGame) return 'play';
  throw new Problem('trialUnavailable', 'This game cannot be tried.');
}

function chooseLanguage({ brand, locale }: Caller, wanted: string): string {
  const tag = wanted.toLowerCase();
  return isLocaleTag(tag) && brand.languages.offered.includes(tag) ? tag : locale;
}

/** Throws Problem regionRestricted where the merchant has closed a game to the country of who calls. */
function requireCountry({ caller: { country } }: LaunchCall, { closedCountries }: Game): void {
  if (country === null || !closedCountries.includes(country)) return;
  throw new Problem('regionRestricted', 'This game cannot be played from there.');
}

/** Whether a merchant shows a game, and the call means this one. */
function isMeant({ caller, features, body }: LaunchCall, game: Game): boolean {
  const { categories, hiddenAccountTypes } = openLobby({ ...caller, features });
  const category =
    game.category === 'SPORTS' && game.is_esports ? 'ESPORTS' : (game.category as never);
  return (
    categories.includes(category) &&
    !hiddenAccountTypes.includes(game.account_type) &&
    [game.vendor_code, game.account_type].includes(body.vassalage) &&
    (body.nodeId === undefined || body.nodeId === game.code)
  );
}

/** What is launched on a screen of the site. */
const launchScreen = (content: string, now: Date): Launched => ({
  content,
  kind: 'screen',
  mode: 'real',
  expiresSeconds: 0,
  startedAt: now.toISOString(),
  playMoney: null,
});

async function readSitting(
  { sumRounds }: LaunchDeps,
  { caller, member, query }: SittingCall,
): Promise<ValueOf<typeof getSitting>> {
  const from = new Date(query.from);
  if (Number.isNaN(from.getTime())) {
    throw new Problem('queryInvalid', 'Field "from" is no moment.');
  }
  const { merchantCode, currency } = caller.brand;
  const { gameId, mode } = query;
  const wanted = { merchantCode, memberId: member.memberId, gameId, mode, from };
  const found = await sumRounds({ ...wanted, currency: currency.code });
  return {
    rounds: found.rounds,
    staked: toWireAmount(found.stakedMinor, currency.decimals),
    paid: toWireAmount(found.paidMinor, currency.decimals),
    lastRound: found.lastRound,
  };
}

/** Throws Problem where the member may not play now, or not yet for money. */
async function requireMember(tx: Tx, { caller, member, now }: LaunchCall, mode: PlayMode) {
  const { memberId } = member;
  await requireMayPlay(tx, { merchantCode: caller.brand.merchantCode, id: memberId, now });
  if (mode === 'real') await requirePlayLevel(tx, { brand: caller.brand, memberId, now });
}

/** Begins what the rules of play ask about, or opens the wallet of play money and says what it has. */
async function openPlay(tx: Tx, call: LaunchCall, mode: PlayMode): Promise<string | null> {
  const { caller, member, now } = call;
  const { merchantCode, currency, jurisdiction } = caller.brand;
  const owner = { merchantCode, memberId: member.memberId, currency: currency.code };
  if (mode === 'real') {
    await beginPlay(tx, { ...owner, country: jurisdiction.country ?? null, now });
    return null;
  }
  const minor = await openPlayWallet(tx, owner, { decimals: currency.decimals, now });
  return toWireAmount(minor, currency.decimals);
}

/** Where members have a wallet for each vendor, their money follows to the game; who may not play keeps it where it is. */
async function takeMoneyAlong(deps: LaunchDeps, call: LaunchCall, game: Game): Promise<void> {
  if (!deps.hasVendorWallets(call.caller)) return;
  const { merchantCode } = call.caller.brand;
  await withTransaction(deps.db, { merchantCode }, (tx) => requireMember(tx, call, 'real'));
  await deps.follow(call, game.vendor_code);
}

/** Makes the service over a database. */
export function createLaunchService(deps: LaunchDeps): LaunchService {
  const { db, random, sessions, games, canCall } = deps;

  async function closed(
    call: LaunchCall,
    code: 'gameMaintenance' | 'gameSoon',
    game: Game,
  ): Promise<Problem> {
    const own = { category: game.category as never, isPlayable: true };
    const near = await games.getHot(call, own, SUGGESTIONS + 1);
    const list = near.length > 0 ? near : await games.getHot(call, {}, SUGGESTIONS + 1);
    const suggestions = list
      .filter(({ id, status }) => id !== game.id && status === 'normal')
      .slice(0, SUGGESTIONS);
    return new Problem(code, 'This game cannot be played now.', { value: { suggestions } });
  }

  async function requireOpen(call: LaunchCall, game: Game): Promise<void> {
    requireCountry(call, game);
    if (game.states.includes('soon')) throw await closed(call, 'gameSoon', game);
    if (game.states.includes('maintenance')) throw await closed(call, 'gameMaintenance', game);
    if (game.account_type !== 'THIRD_PARTY') return;
    const { merchantCode } = call.caller.brand;
    if (!(await canCall(merchantCode, game.vendor_code, call.now))) {
      throw await closed(call, 'gameSoon', game);
    }
  }

  async function open(call: LaunchCall, game: Game, mode: PlayMode): Promise<Launched> {
    const { caller, member, now, body } = call;
    const { merchantCode, currency } = caller.brand;
    const code = createSecret(random);
    const language = chooseLanguage(caller, body.language);
    const ticket = { vendorCode: game.vendor_code, gameCode: game.code, code, language, mode };
    const content = writeLaunchAddress(caller, random, ticket);
    if (content === null) throw await closed(call, 'gameMaintenance', game);
    const playMoney = await withTransaction(db, { merchantCode }, async (tx) => {
      await requireMember(tx, call, mode);
      await insertIntent(tx, {
        merchant_code: merchantCode,
        digest: digestSecret(code),
        member_id: member.memberId,
        sign_in_id: member.sessionId,
        vendor_code: game.vendor_code,
        game_id: game.id,
        mode,
        language,
        currency: currency.code,
        decimals: currency.decimals,
        has_vendor_wallet: mode === 'real' && deps.hasVendorWallets(caller),
        created_at: now,
        ends_at: new Date(now.getTime() + LAUNCH_SECONDS * 1000),
        used_at: null,
      });
      const played = { merchantCode, memberId: member.memberId, gameId: game.id, playedAt: now };
      await deps.recordPlayed(tx, played);
      return openPlay(tx, call, mode);
    });
    const startedAt = now.toISOString();
    return { content, kind: 'game', mode, expiresSeconds: LAUNCH_SECONDS, startedAt, playMoney };
  }

  return {
    async launch(call) {
      await refuseOthersWords(sessions, call);
      const { merchantCode } = call.caller.brand;
      const game = await withTransaction(db, { merchantCode }, (tx) =>
        findGame(tx, call.body.gameId),
      );
      if (!game || !isMeant(call, game)) {
        throw new Problem('notFound', 'There is no such game here.');
      }
      await requireOpen(call, game);
      if (game.account_type !== 'THIRD_PARTY') {
        return launchScreen(SCREENS[game.account_type], call.now);
      }
      const mode = chooseMode(call, game);
      if (mode === 'real') await takeMoneyAlong(deps, call, game);
      return open(call, game, mode);
    },
    getSitting: (call) => readSitting(deps, call),
  };
}
