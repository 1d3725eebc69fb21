import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CodeButton } from './CodeButton.tsx';
import { FormFault } from './FormFault.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

beforeEach(() => window.sessionStorage.clear());

describe('a text field', () => {
  test('ties its help to the input, and its fault in place of it', () => {
    const { rerender } = renderUi(<TextField label="Username" help="5 to 16 letters" />);
    const input = screen.getByLabelText('Username');
    expect(input).toHaveAccessibleDescription('5 to 16 letters');
    expect(input).not.toHaveAttribute('aria-invalid');
    rerender(<TextField label="Username" help="5 to 16 letters" fault="Too short" />);
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Too short');
    expect(screen.getByLabelText('Username')).toBeInvalid();
  });
});

describe('a password field', () => {
  const show = () =>
    renderUi(<PasswordField label="Password" autoComplete="current-password" defaultValue="a" />);

  test('hides what is typed until it is asked to show it', async () => {
    show();
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('takes what is pasted', async () => {
    show();
    await userEvent.click(screen.getByLabelText('Password'));
    await userEvent.paste('from a manager');
    expect(screen.getByLabelText('Password')).toHaveValue('afrom a manager');
  });

  test('tells of locked capitals while one types', () => {
    show();
    const input = screen.getByLabelText('Password');
    fireEvent.keyDown(input, { key: 'a', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is on')).toBeInTheDocument();
    fireEvent.keyUp(input, { key: 'CapsLock' });
    expect(screen.queryByText('Caps Lock is on')).toBeNull();
  });

  test('tells its rules from the start and ticks them off', () => {
    const rules = [
      { text: '8 characters', isKept: true },
      { text: 'a digit', isKept: false },
    ];
    renderUi(<PasswordField label="New" autoComplete="new-password" rules={rules} />);
    expect(screen.getByLabelText('New')).toHaveAccessibleDescription('8 characters (done) a digit');
  });
});

describe('a checkbox', () => {
  test('is ticked by its words and tied to its fault', async () => {
    renderUi(<Checkbox fault="Please agree">I agree</Checkbox>);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    await userEvent.click(screen.getByText('I agree'));
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription('Please agree');
  });
});

describe('the button that sends a code', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => vi.useRealTimers());

  const press = async (timeStamp = 5000) => {
    const click = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    await act(async () => void screen.getByRole('button').dispatchEvent(click));
  };

  test('counts down after sending, is blocked meanwhile, and then sends again', async () => {
    const onSend = vi.fn(async () => 60);
    renderUi(<CodeButton name="login" onSend={onSend} />);
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('Again in 1:00');
    expect(screen.getByRole('status')).toHaveTextContent('The code is on its way.');
    act(() => void vi.advanceTimersByTime(18_000));
    expect(screen.getByRole('button')).toHaveTextContent('Again in 0:42');
    await press(30_000);
    expect(onSend).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(43_000));
    expect(screen.getByRole('button')).toHaveTextContent('Send code');
    await press(70_000);
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  test('goes on counting after a reload', async () => {
    const { unmount } = renderUi(<CodeButton name="login" onSend={async () => 60} />);
    await press();
    unmount();
    vi.setSystemTime(1_020_000);
    renderUi(<CodeButton name="login" onSend={async () => 60} />);
    expect(screen.getByRole('button')).toHaveTextContent('Again in 0:40');
  });

  test('counts for each purpose by itself', async () => {
    const { unmount } = renderUi(<CodeButton name="login" onSend={async () => 60} />);
    await press();
    unmount();
    renderUi(<CodeButton name="register" onSend={async () => 60} />);
    expect(screen.getByRole('button')).toHaveTextContent('Send code');
  });

  test('does not count where nothing was sent, and sends at most once a second', async () => {
    const onSend = vi.fn(async () => null);
    renderUi(<CodeButton name="login" onSend={onSend} />);
    await press(5000);
    await press(5900);
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveTextContent('Send code');
    await press(6100);
    expect(onSend).toHaveBeenCalledTimes(2);
  });
});

describe('the captcha', () => {
  test('shows another picture at most once a second', () => {
    const onRefresh = vi.fn();
    renderUi(<CaptchaField picture="AAAA" onRefresh={onRefresh} onListen={() => undefined} />);
    const press = (timeStamp: number) => {
      const click = new MouseEvent('click', { bubbles: true });
      Object.defineProperty(click, 'timeStamp', { value: timeStamp });
      act(() => {
        screen.getByRole('button', { name: 'Show another picture' }).dispatchEvent(click);
      });
    };
    press(2000);
    press(2999);
    expect(onRefresh).toHaveBeenCalledTimes(1);
    press(3000);
    expect(onRefresh).toHaveBeenCalledTimes(2);
  });

  test('can be heard', async () => {
    const onListen = vi.fn();
    renderUi(<CaptchaField picture={null} onRefresh={() => undefined} onListen={onListen} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hear the digits' }));
    expect(onListen).toHaveBeenCalledOnce();
  });
});

test('a fault of a form is read out', () => {
  renderUi(<FormFault>That did not work.</FormFault>);
  expect(screen.getByRole('alert')).toHaveTextContent('That did not work.');
});
