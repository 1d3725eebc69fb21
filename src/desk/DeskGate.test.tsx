import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { READY_ROLES, type ReadyRoleId } from '../../schemas/desk/roles.ts';
import type { HttpRequest } from '../platform/http/http.ts';
import { DESK_AREAS } from './areas.ts';
import { createDeskParts } from './createDeskParts.ts';
import { DeskRoot } from './DeskRoot.tsx';
import { createDeskLanguage } from './i18n/deskLanguage.ts';
import type { DeskSession } from './session/sessionStore.ts';

const NOW = new Date();
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

const signedOut: DeskSession = {
  state: 'signedOut',
  factors: [],
  staff: null,
  permissions: [],
  allBrands: false,
  brands: [],
  limits: [],
  factorShownAt: null,
  idleEndsAt: null,
  endsAt: null,
  serverTime: NOW.toISOString(),
};

const signedIn = (role: ReadyRoleId): DeskSession => ({
  ...signedOut,
  state: 'signedIn',
  factors: ['totp'],
  staff: {
    id: 's1',
    name: 'Ana',
    email: 'ana@example.com',
    roles: [{ id: role, name: null }],
    recoveryCodesLeft: 8,
  },
  permissions: [...READY_ROLES.find(({ id }) => id === role)!.permissions],
  allBrands: true,
  brands: ['Aurora', 'Lotus'].map((name) => ({
    merchantCode: name.toUpperCase(),
    name,
    currency: 'EUR',
    decimals: 2,
    timeZone: 'UTC',
    locales: ['en'],
    host: 'localhost',
  })),
  idleEndsAt: later(30),
  endsAt: later(600),
});

const empty = { items: [], next: null, total: { count: 0, isEstimate: false } };

/** Opens the desk before a gateway that knows one session, which a test may change. */
async function open(start: DeskSession, at = '/') {
  const gateway = { session: start, isOver: false, sent: [] as HttpRequest[] };
  const transport = async (request: HttpRequest) => {
    gateway.sent.push(request);
    const path = request.url.split('?')[0]!;
    if (gateway.isOver && path !== '/desk/v1/session' && !path.startsWith('/desk/v1/session/')) {
      return {
        status: 401,
        body: { success: false, code: 'sessionEnded', message: '', value: null },
      };
    }
    if (path === '/desk/v1/session/signIn') {
      gateway.session = { ...signedOut, state: 'needsSecondFactor', factors: ['totp'] };
    }
    if (path === '/desk/v1/session/totp') {
      gateway.isOver = false;
      gateway.session = signedIn('support');
    }
    const isSession = path.startsWith('/desk/v1/session');
    const counts = { waiting: 0, forMe: 0, oldestAt: null, groups: [] };
    const value = isSession ? gateway.session : path.endsWith('/counts') ? counts : empty;
    return { status: 200, body: { success: true, value, message: '' } };
  };
  const store = memoryStore();
  const language = createDeskLanguage();
  await language.choose('en');
  const parts = createDeskParts({ transport, keep: store, areas: DESK_AREAS });
  const element = <DeskRoot parts={parts} language={language} store={store} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { gateway, parts };
}

const entries = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the desk', () => {
  it('lets nobody in who has not shown both factors', async () => {
    const user = userEvent.setup();
    await open(signedOut);
    await user.type(await screen.findByLabelText(/E-mail address/), 'ana@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'secret');
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const code = await screen.findByLabelText(/Code from your authenticator/);
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findAllByRole('navigation');
  });

  it('shows each role the entries of its pages and no others', async () => {
    await open(signedIn('content'));
    await screen.findAllByRole('navigation');
    expect(entries()).toEqual(expect.arrayContaining(['Home', 'Inbox']));
    for (const hidden of ['Members', 'Audit', 'Staff', 'Roles']) {
      expect(entries()).not.toContain(hidden);
    }
  });

  it('has no page and makes no call for who may not open it', async () => {
    const { gateway } = await open(signedIn('content'), '/members');
    await screen.findByText('Nothing here');
    expect(gateway.sent.some(({ url }) => url.startsWith('/desk/v1/members'))).toBe(false);
  });

  it('asks for the chosen brand', async () => {
    const user = userEvent.setup();
    const { gateway } = await open(signedIn('support'), '/members');
    await screen.findByText('Nothing here yet.');
    await user.click(screen.getByRole('button', { name: 'Brand: Aurora' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lotus' }));
    await waitFor(() => {
      const brands = gateway.sent
        .filter(({ url }) => url.startsWith('/desk/v1/members'))
        .map(({ headers }) => headers['desk-brand']);
      expect(new Set(brands)).toEqual(new Set(['AURORA', 'LOTUS']));
    });
  });

  it('goes to pages and to the search by keys, and takes none that are typed into a field', async () => {
    const user = userEvent.setup();
    const { parts } = await open(signedIn('support'));
    await screen.findAllByRole('navigation');
    await user.keyboard('gm');
    const search = await screen.findByPlaceholderText(/Account, e-mail/);
    await user.keyboard('/');
    expect(document.activeElement).toBe(search);
    await user.keyboard('gi?');
    expect(search).toHaveProperty('value', 'gi?');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    // Of pages that support may open, and of no others.
    expect(within(sheet).getByText('Members')).toBeTruthy();
    expect(within(sheet).queryByText('Staff')).toBeNull();
    await user.click(within(sheet).getByRole('switch'));
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('gh');
    expect(screen.getByPlaceholderText(/Account, e-mail/)).toBeTruthy();
    expect(parts.session.get()?.state).toBe('signedIn');
  });

  it('renews a session that ended over the page, and keeps what was typed', async () => {
    const user = userEvent.setup();
    const { gateway, parts } = await open(signedIn('support'), '/members');
    await user.type(await screen.findByPlaceholderText(/Account, e-mail/), 'lucia');
    await waitFor(() => expect(gateway.sent.some(({ url }) => url.includes('q=lucia'))).toBe(true));
    gateway.isOver = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByLabelText(/E-mail address/)).toHaveProperty(
      'value',
      'ana@example.com',
    );
    expect(parts.session.get()?.state).toBe('signedOut');
    await user.type(screen.getByLabelText(/^Password/), 'secret');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText(/Code from your authenticator/), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByLabelText(/^Password/)).toBeNull());
    expect(screen.getByPlaceholderText(/Account, e-mail/)).toHaveProperty('value', 'lucia');
  });
});
