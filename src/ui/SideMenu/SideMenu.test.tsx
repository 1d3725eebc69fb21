import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navMenu } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { SIDE_PANEL_KEY } from './sidePanelState.ts';
import Drawer from './variants/Drawer.tsx';
import Panel from './variants/Panel.tsx';

const hidePopover = vi.fn();

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  hidePopover.mockClear();
  localStorage.clear();
  delete document.documentElement.dataset.sidePanel;
  // jsdom hides popovers but cannot open them.
  HTMLElement.prototype.hidePopover = hidePopover;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const get = (role: 'link' | 'button', name: string) =>
  screen.getByRole(role, { name, hidden: true });

const props = {
  id: 'side',
  menu: navMenu(),
  utilities: <button type="button">Language</button>,
  account: <a href="/login">Log in</a>,
};

describe.each([
  ['Panel', Panel],
  ['Drawer', Drawer],
])('side menu %s', (_name, SideMenu) => {
  it('is a native popover with the given id, closed by its own button', () => {
    const { container } = renderUi(<SideMenu {...props} />);
    expect(container.querySelector('#side')).toHaveAttribute('popover', 'auto');
    const close = get('button', 'Close menu');
    expect(close).toHaveAttribute('popovertarget', 'side');
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('closes on navigation', async () => {
    renderUi(<SideMenu {...props} />);
    hidePopover.mockClear();
    await userEvent.click(get('link', 'Promotions'));
    expect(hidePopover).toHaveBeenCalled();
  });

  it('closes when the focus goes on to the page, not when it moves within', () => {
    renderUi(
      <>
        <SideMenu {...props} />
        <button type="button">On the page</button>
      </>,
    );
    hidePopover.mockClear();
    const inside = get('link', 'VIP');
    fireEvent.blur(inside, { relatedTarget: get('button', 'Language') });
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.blur(inside, { relatedTarget: get('button', 'On the page') });
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  it('marks the current place', () => {
    renderUi(<SideMenu {...props} />);
    expect(get('link', 'Home')).toHaveAttribute('aria-current', 'page');
  });
});

describe('the panel of wide screens', () => {
  const root = document.documentElement;
  const getToggle = () => screen.getByText('Collapse').closest('button')!;

  it('collapses and expands, and keeps the choice', async () => {
    renderUi(<Panel {...props} />);
    await userEvent.click(getToggle());
    expect(root.dataset.sidePanel).toBe('collapsed');
    expect(localStorage.getItem(SIDE_PANEL_KEY)).toBe('collapsed');
    await userEvent.click(getToggle());
    expect(root.dataset.sidePanel).toBe('expanded');
  });

  it('shows as it was left', () => {
    localStorage.setItem(SIDE_PANEL_KEY, 'collapsed');
    renderUi(<Panel {...props} />);
    expect(root.dataset.sidePanel).toBe('collapsed');
  });

  it('pays no attention to a kept value that it does not know', () => {
    localStorage.setItem(SIDE_PANEL_KEY, 'sideways');
    renderUi(<Panel {...props} />);
    expect(root.dataset.sidePanel).toBeUndefined();
  });
});
