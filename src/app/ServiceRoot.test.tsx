import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AES from 'crypto-js/aes.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getServicePaths } from '../../schemas/api/system.ts';
import { brand } from '../../tests/support/builders.ts';
import { renderUi } from '../../tests/support/renderUi.tsx';
import { stubDialogs } from '../../tests/support/stubDialogs.ts';
import { Problem } from '../platform/http/problem.ts';
import { SupportLinks } from '../ui/Footer/FooterParts.tsx';
import { ServiceRoot } from './ServiceRoot.tsx';

const CHAT = 'https://chat.example.com/start';
const KEY = 'k3yk3yk3';
const encode = (address: string) => AES.encrypt(address, KEY).toString() + KEY;
const chatAt = (address: string) => [{ type: '3', path: encode(address) }];

/** A window as far as the opener touches it. */
function stubWindow() {
  const opened = {
    closed: false,
    opener: window as unknown,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    focus: vi.fn(),
    close: vi.fn(() => void (opened.closed = true)),
  };
  return opened;
}

const open = vi.spyOn(window, 'open');

/** Lets the browser open windows, or block them. */
function letWindows(opened: ReturnType<typeof stubWindow> | null) {
  // What the opener does not touch is not needed of a window.
  open.mockReturnValue(opened as unknown as Window | null);
  return opened;
}

type Paths = readonly { readonly type: string; readonly path: string }[];

function show(answer: () => Promise<Paths>) {
  const asked: string[] = [];
  const support = { chatUrl: CHAT, email: 'help@example.com', phone: '+34 (900) 000-000' };
  renderUi(
    <ServiceRoot>
      <ul>
        <SupportLinks />
      </ul>
    </ServiceRoot>,
    {
      brand: brand({ support }),
      transport: async ({ url }) => {
        asked.push(url);
        const value = { list: await answer() };
        return { status: 200, body: { success: true, value, message: '' } };
      },
    },
  );
  return asked;
}

const link = () => screen.getByRole('link', { name: 'Live chat' });
const press = () => userEvent.click(link());
const dialog = () => screen.findByRole('dialog');

beforeEach(() => {
  stubDialogs();
  open.mockReset();
});

describe('the link to the chat', () => {
  it('leads to the chat of everybody without any script', () => {
    show(async () => chatAt(CHAT));
    expect(link()).toHaveAttribute('href', CHAT);
    expect(link()).toHaveAttribute('target', '_blank');
  });

  it('opens a window at the press itself, which goes where the gateway says and knows nothing of this page', async () => {
    const opened = letWindows(stubWindow())!;
    let tell!: (paths: Paths) => void;
    const asked = show(() => new Promise((resolve) => (tell = resolve)));
    await press();
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank', 'popup,width=440,height=500');
    expect(opened.opener).toBeNull();
    await waitFor(() => expect(asked).toEqual([getServicePaths.path]));
    expect(opened.location.replace).not.toHaveBeenCalled();
    const address = `${CHAT}?room=2`;
    await act(async () => tell(chatAt(address)));
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(address));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the window that is open already instead of another', async () => {
    const opened = letWindows(stubWindow())!;
    show(async () => chatAt(CHAT));
    await press();
    await press();
    expect(opened.focus).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledOnce();
    opened.closed = true;
    await press();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('stays a link for a new tab', async () => {
    show(async () => chatAt(CHAT));
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link());
    expect(open).not.toHaveBeenCalled();
  });
});

describe('a chat that does not open', () => {
  it('is closed and told where its address is at a stranger’s, with the other ways to a person', async () => {
    const opened = letWindows(stubWindow())!;
    show(async () => chatAt('https://evil.example/'));
    await press();
    expect(await dialog()).toHaveTextContent('Its address does not belong to');
    expect(opened.close).toHaveBeenCalled();
    expect(opened.location.replace).not.toHaveBeenCalled();
    const mails = screen.getAllByRole('link', { name: 'help@example.com' });
    expect(mails.at(-1)).toHaveAttribute('href', 'mailto:help@example.com');
    const phones = screen.getAllByRole('link', { name: '+34 (900) 000-000' });
    expect(phones.at(-1)).toHaveAttribute('href', 'tel:+34900000000');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is told where there is none', async () => {
    const opened = letWindows(stubWindow())!;
    show(async () => []);
    await press();
    expect(await dialog()).toHaveTextContent('There is no chat at the moment');
    expect(opened.closed).toBe(true);
  });

  it('is a link where the browser lets no window open', async () => {
    letWindows(null);
    show(async () => chatAt(CHAT));
    await press();
    expect(await dialog()).toHaveTextContent('Your browser blocked the chat');
    const way = screen.getByRole('link', { name: 'Open the chat' });
    expect(way).toHaveAttribute('href', CHAT);
    expect(way).toHaveAttribute('target', '_blank');
  });

  it('says what failed, and opens when tried again', async () => {
    const first = letWindows(stubWindow())!;
    let isOffline = true;
    show(async () => {
      if (isOffline) throw new Problem('offline', 'No way through.');
      return chatAt(CHAT);
    });
    await press();
    expect(await dialog()).toHaveTextContent('The network is not answering');
    expect(first.closed).toBe(true);
    isOffline = false;
    const second = letWindows(stubWindow())!;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(second.location.replace).toHaveBeenCalledWith(CHAT));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
