import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import { getGame, getHotGames } from '../../../schemas/api/games.ts';
import { getSitting, launchGame } from '../../../schemas/api/launch.ts';
import { loginFreePlay } from '../../../schemas/api/session.ts';
import {
  getBalance,
  getConsolidatedFunds,
  getStatement,
  transferBetweenWallets,
} from '../../../schemas/api/wallet.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { brand, game, games } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../tests/support/stubDialogs.ts';
import { TRY_PRESSED } from '../../lib/gamePaths.ts';
import type { Transport } from '../../platform/http/http.ts';
import type { Session } from '../../platform/session/session.ts';
import { SlotsProvider } from '../../platform/slots/slots.tsx';
import Poster from '../../ui/GameCard/variants/Poster.tsx';
import GameScreen from './GameScreen.tsx';
import { screens as SCREENS } from './screens.ts';

const member: Session = { kind: 'member', account: 'ana', memberType: 0 };
const trial: Session = { kind: 'member', account: 'trial7', memberType: TRIAL_TYPE };
const played = game({ id: 'ruby', gameName: 'Ruby', vassalage: 'HOUSE', nodeName: 'RUBY1' });

const ROUND_ID = 'Rr0123456789abcdef_-AB';

const ok = (value: unknown) => ({ status: 200, body: { success: true, value, message: '' } });
const refuse = (code: string, value: unknown = null) => ({
  status: 409,
  body: { success: false, value, message: '', code },
});

const address = (code: number) => `${window.location.origin}/launch/HOUSE/RUBY1?code=${code}`;

/** A gateway that launches one game; counts what it is asked. */
function gateway({
  shown = played,
  launched = (times: number, body: BodyOf<typeof launchGame>) =>
    ok({
      content: address(times),
      kind: 'game',
      mode: body.trial ? 'play' : 'real',
      expiresSeconds: 60,
      startedAt: '2026-02-01T12:00:00.000Z',
      playMoney: body.trial ? '10000.00' : null,
    }),
}: {
  shown?: ReturnType<typeof game>;
  launched?: (times: number, body: BodyOf<typeof launchGame>) => ReturnType<typeof ok>;
} = {}) {
  const bodies: BodyOf<typeof launchGame>[] = [];
  let balances = 0;
  let rounds = 0;
  const transport: Transport = async ({ url, body }) => {
    switch (url.split('?')[0]) {
      case getGame.path:
        return url.includes(`gameId=${shown.id}`) ? ok(shown) : refuse('notFound');
      case launchGame.path:
        bodies.push(JSON.parse(body!));
        return launched(bodies.length, bodies.at(-1)!);
      case getBalance.path:
        balances += 1;
        return ok({ sumBalance: `${100 + balances}.00`, currency: 'EUR' });
      case getSitting.path:
        return ok({
          rounds,
          staked: `${10 * rounds}.00`,
          paid: rounds > 0 ? '2.50' : '0.00',
          lastRound: rounds > 0 ? ROUND_ID : null,
        });
      case getHotGames.path:
        return ok({ list: games(8) });
      case loginFreePlay.path:
        return ok({ token: 't'.repeat(43), account: 'trial7', memberType: TRIAL_TYPE });
      default:
        return refuse('notFound');
    }
  };
  return { transport, bodies, countBalances: () => balances, playRound: () => void (rounds += 1) };
}

function signIn({ account, memberType }: Session & { kind: 'member' }) {
  window.sessionStorage.setItem('token', 'x'.repeat(43));
  window.sessionStorage.setItem('account', account);
  window.sessionStorage.setItem('isAgent', String(memberType));
}

let place = '';
function Place() {
  const { pathname, search } = useLocation();
  place = pathname + search;
  return null;
}

type Options = Parameters<typeof renderUi>[1] & object;

const fairness = SCREENS.find(({ id }) => id === 'fairness')!;

async function show(options: Options = {}) {
  const { path = '/game?game=ruby', session, screens = [fairness], ...rest } = options;
  if (session?.kind === 'member') signIn(session);
  const part = (
    <SlotsProvider registry={{ GameCard: { Poster: async () => ({ default: Poster }) } }}>
      <GameScreen />
      <Place />
    </SlotsProvider>
  );
  // Awaited, since the texts of the page come on their own.
  await act(async () => renderUi(part, { path, session, screens, ...rest }));
}

const findFrame = () =>
  waitFor(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Ruby"]');
    if (!frame) throw new Error('The game has no frame yet.');
    return frame;
  });

function say(
  frame: HTMLIFrameElement,
  data: unknown,
  { origin = 'null', source = frame.contentWindow }: { origin?: string; source?: unknown } = {},
) {
  act(() => {
    const init = { data, origin, source: source as Window };
    window.dispatchEvent(new MessageEvent('message', init));
  });
}

const round = { livery: 'round', stake: '10.00', paid: '2.50', balance: '92.50', mode: 'real' };
const getFigure = (name: string) => screen.getByText(name).nextElementSibling!;

beforeEach(() => window.sessionStorage.clear());
afterEach(() => vi.useRealTimers());

/** Time that tests pass; what the page waits for otherwise goes on by itself. */
const holdTime = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });

describe('a guest at a game', () => {
  it('is asked to log in or to try it, and nothing is launched', async () => {
    const { transport, bodies } = gateway();
    const open = vi.fn();
    await show({ transport, modals: { open } });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in to play' }));
    expect(open).toHaveBeenCalledWith('login', { reason: 'protected' });
    expect(screen.getByRole('button', { name: 'Try it for free' })).toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  it('gets a trial account by a press only', async () => {
    const session = vi.fn();
    await show({
      transport: gateway().transport,
      path: '/game?game=ruby&trial=1',
      actions: { signIn: session },
    });
    const button = await screen.findByRole('button', { name: 'Try it for free' });
    expect(session).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(session).toHaveBeenCalledOnce());
  });

  it('who pressed “Try free” on a card goes straight into the game', async () => {
    const session = vi.fn();
    const path = { pathname: '/game', search: '?game=ruby&trial=1', state: TRY_PRESSED };
    await show({ transport: gateway().transport, path, actions: { signIn: session } });
    await waitFor(() => expect(session).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button', { name: 'Try it for free' })).not.toBeInTheDocument();
  });

  it('whose trial does not start is asked, and told why', async () => {
    const { transport } = gateway();
    const path = { pathname: '/game', search: '?game=ruby&trial=1', state: TRY_PRESSED };
    const failing: Transport = async (request) =>
      request.url === loginFreePlay.path ? refuse('unavailable') : transport(request);
    await show({ transport: failing, path });
    expect(await screen.findByRole('alert')).toHaveTextContent('The trial did not start');
    expect(screen.getByRole('button', { name: 'Try it for free' })).toBeInTheDocument();
  });

  it.each([
    ['the game has no trial', game({ ...played, supportPlay: 1 }), brand()],
    ['the brand has none', played, brand({ features: { freePlay: false } })],
  ])('is offered no trial where %s', async (_why, shown, ofBrand) => {
    await show({ transport: gateway({ shown }).transport, brand: ofBrand });
    await screen.findByRole('button', { name: 'Log in to play' });
    expect(screen.queryByRole('button', { name: 'Try it for free' })).not.toBeInTheDocument();
  });
});

describe('a member at a game', () => {
  it('starts it with everything that a launch says, in a frame without the site’s origin', async () => {
    const { transport, bodies } = gateway();
    await show({ transport, session: member });
    const frame = await findFrame();
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame).toHaveAttribute('src', `${address(1)}&scheme=dark`);
    expect(bodies).toEqual([
      {
        gameId: 'ruby',
        nodeId: 'RUBY1',
        vassalage: 'HOUSE',
        accountType: 1,
        confirmTrans: 0,
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: 'ana',
        token: 'x'.repeat(43),
        merchantCode: 'SAMPLE',
        language: 'en',
      },
    ]);
    expect(Object.values(window.sessionStorage).join()).not.toContain('code=');
  });

  it('starts it anew when it is reloaded', async () => {
    const { transport, bodies } = gateway();
    await show({ transport, session: member });
    say(await findFrame(), { livery: 'ready' });
    await userEvent.click(screen.getByRole('button', { name: 'Reload the game', hidden: true }));
    await waitFor(() => expect(document.querySelector('iframe')?.src).toContain('code=2'));
    expect(bodies).toHaveLength(2);
  });

  it('has the keys as soon as it is ready', async () => {
    await show({ transport: gateway().transport, session: member });
    const frame = await findFrame();
    say(frame, { livery: 'ready' });
    await waitFor(() => expect(frame).toHaveFocus());
  });

  it('takes the keys from nobody', async () => {
    await show({ transport: gateway().transport, session: member });
    const frame = await findFrame();
    const reload = screen.getByRole('button', { name: 'Reload the game', hidden: true });
    reload.focus();
    say(frame, { livery: 'ready' });
    await waitFor(() => expect(frame).not.toHaveAttribute('inert'));
    expect(reload).toHaveFocus();
  });

  it('sees what a round came to, and the balance that the gateway says', async () => {
    const { transport, countBalances, playRound } = gateway();
    await show({ transport, session: member });
    const frame = await findFrame();
    await waitFor(() => expect(getFigure('Balance')).toHaveTextContent('€101.00'));
    await waitFor(() => expect(getFigure('Result')).toHaveTextContent('€0.00'));
    playRound();
    say(frame, round);
    await waitFor(() => expect(getFigure('Result')).toHaveTextContent('-€7.50'));
    expect(screen.getByRole('link', { name: 'Check a round', hidden: true })).toHaveAttribute(
      'href',
      `/fairness?round=${ROUND_ID}`,
    );
    await waitFor(() => expect(getFigure('Balance')).toHaveTextContent('€102.00'));
    expect(countBalances()).toBe(2);
  });

  it.each([
    ['of another window', round, { source: window }],
    ['of nobody', round, { source: null }],
    ['of another origin', round, { origin: 'https://evil.example' }],
    ['of the site itself', round, { origin: 'http://localhost:3000' }],
    ['with an amount that is none', { ...round, stake: '1e9' }, {}],
    ['of play money', { ...round, mode: 'play' }, {}],
  ])('is not misled by a message %s', async (_of, data, sender) => {
    await show({ transport: gateway().transport, session: member });
    const frame = await findFrame();
    say(frame, data, sender);
    expect(frame).toHaveAttribute('inert');
    say(frame, round);
    await waitFor(() => expect(frame).not.toHaveAttribute('inert'));
  });

  it('finds the rounds of a sitting that was reloaded, as the ledger has them', async () => {
    const { transport, playRound } = gateway();
    playRound();
    await show({ transport, session: member });
    await waitFor(() => expect(getFigure('Result')).toHaveTextContent('-€7.50'));
  });

  it('is taken to the check of a round that the game names', async () => {
    const { transport } = gateway();
    await show({ transport, session: member });
    say(await findFrame(), { livery: 'check', round: ROUND_ID });
    await waitFor(() => expect(place).toBe(`/fairness?round=${ROUND_ID}`));
  });

  it('plays for nothing where that was asked for, and sees that it is play money', async () => {
    const { transport, bodies, countBalances } = gateway();
    await show({ transport, session: member, path: '/game?game=ruby&trial=1' });
    const frame = await findFrame();
    expect(bodies[0]?.trial).toBe(true);
    expect(screen.getByText('Play money')).toBeInTheDocument();
    expect(getFigure('Balance')).toHaveTextContent('€10,000.00');
    say(frame, { livery: 'balance', balance: '9000.00', currency: 'EUR' });
    await waitFor(() => expect(getFigure('Balance')).toHaveTextContent('€9,000.00'));
    expect(countBalances()).toBe(0);
  });

  it('sees what was staked and won since the game was started', async () => {
    stubDialogs();
    const asked: string[] = [];
    const { transport } = gateway();
    await show({
      session: member,
      transport: async (request) => {
        if (!request.url.startsWith(getStatement.path)) return transport(request);
        asked.push(request.url);
        return ok({ currency: 'EUR', list: [], next: null });
      },
    });
    await findFrame();
    await userEvent.click(screen.getByRole('button', { name: 'This sitting', hidden: true }));
    expect(await screen.findByText(/Nothing was staked yet/)).toBeInTheDocument();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain(encodeURIComponent('2026-02-01T12:00:00.000Z'));
  });

  it('is taken to the screen of a lottery', async () => {
    const launched = () =>
      ok({ content: '/vnlottery', kind: 'screen', mode: 'real', expiresSeconds: 0 });
    await show({ transport: gateway({ launched }).transport, session: member });
    await waitFor(() => expect(place).toBe('/vnlottery'));
  });

  it('is offered other games where this one is closed', async () => {
    const suggestions = games(3, { gameName: 'Instead' });
    const launched = () => refuse('gameSoon', { suggestions });
    await show({ transport: gateway({ launched }).transport, session: member });
    expect(await screen.findByText(/has not opened yet/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Instead' })).toHaveLength(3));
  });

  it('is shown no address of a host that is not allowed', async () => {
    const launched = () =>
      ok({ content: 'https://evil.example/launch/X/y', kind: 'game', mode: 'real' });
    await show({ transport: gateway({ launched }).transport, session: member });
    expect(await screen.findByText('The game didn’t open')).toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('can try again where it did not open', async () => {
    const { transport, bodies } = gateway({
      launched: (times) =>
        times === 1
          ? refuse('tooManyRequests')
          : ok({ content: address(times), kind: 'game', mode: 'real', expiresSeconds: 60 }),
    });
    await show({ transport, session: member });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await findFrame();
    expect(bodies).toHaveLength(2);
  });
});

describe('a trial account', () => {
  it('is told that a game needs a real one', async () => {
    const requireMember = vi.fn();
    const launched = () => refuse('realAccountNeeded');
    await show({
      transport: gateway({ launched }).transport,
      session: trial,
      modals: { requireMember },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Open a real account' }));
    expect(requireMember).toHaveBeenCalledWith(expect.anything(), { real: true });
  });
});

describe('a game that takes long', () => {
  it('says so and can be tried again; a late answer still opens it', async () => {
    holdTime();
    await show({ transport: gateway().transport, session: member });
    const frame = await findFrame();
    // A page of an error loads, too.
    fireEvent.load(frame);
    await act(() => vi.advanceTimersByTimeAsync(25_000));
    expect(screen.getByText(/The game is not answering/)).toBeInTheDocument();
    say(frame, { livery: 'ready' });
    expect(screen.queryByText(/The game is not answering/)).not.toBeInTheDocument();
  });

  it('counts the time that is played', async () => {
    holdTime();
    await show({ transport: gateway().transport, session: member });
    const frame = await findFrame();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('timer')).toHaveTextContent('0:00:00');
    say(frame, { livery: 'ready' });
    await act(() => vi.advanceTimersByTimeAsync(65_500));
    expect(screen.getByRole('timer')).toHaveTextContent(/^0:01:0[4-9]$/);
  });
});

describe('the page', () => {
  it.each([
    ['no game was chosen', '/game', 'Choose a game first'],
    ['there is no such game', '/game?game=no-such', 'This game isn’t here'],
  ])('says where %s', async (_why, path, heading) => {
    await show({ transport: gateway().transport, path });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  });

  it('offers other games where one is closed', async () => {
    const shown = game({ ...played, status: 'maintenance' });
    await show({ transport: gateway({ shown }).transport });
    expect(await screen.findByText(/under maintenance/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  });
});

describe('a merchant with a wallet for each vendor', () => {
  const transferBrand = brand({ wallet: { mode: 'transfer' } });

  it('lets a member move money into an empty one, once, and shows what is where', async () => {
    stubDialogs();
    stubBrowser();
    const keys: (string | undefined)[] = [];
    const { transport } = gateway();
    const wallets = (main: string, there: string) => ({
      currency: 'EUR',
      sumBalance: '100.00',
      wallets: [
        { wallet: 'MAIN', balance: main, held: '0.00' },
        { wallet: 'HOUSE', balance: there, held: '0.00' },
      ],
    });
    const withWallets: Transport = async (request) => {
      if (request.url === getConsolidatedFunds.path) {
        return ok({ ...wallets('100.00', '0.00'), isSingle: false, sumHeld: '0.00' });
      }
      if (request.url !== transferBetweenWallets.path) return transport(request);
      keys.push(request.headers['idempotency-key']);
      expect(JSON.parse(request.body!)).toEqual({ from: 'MAIN', to: 'HOUSE', amount: '25.00' });
      // The first answer is lost on its way.
      if (keys.length === 1) return refuse('unavailable');
      return ok({ transferId: 't1', ...wallets('75.00', '25.00') });
    };
    await show({ transport: withWallets, session: member, brand: transferBrand });
    await userEvent.click(await screen.findByRole('button', { name: '25 %' }));
    expect(screen.getByText('Main wallet').nextElementSibling).toHaveTextContent('€75.00');
    const move = screen.getByRole('button', { name: 'Move the money' });
    await userEvent.click(move);
    await screen.findByText(/not working right now/);
    await userEvent.click(move);
    expect(await screen.findByText(/€25.00/, { selector: '[role="status"] *' })).toBeVisible();
    expect(getFigure('Balance')).toHaveTextContent('€25.00');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toMatch(/^[\w-]{8,}$/);
  });
});
