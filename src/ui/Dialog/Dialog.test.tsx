import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import { pressEscape, stubDialogs } from '../../../tests/support/stubDialogs.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

beforeEach(() => {
  stubBrowser();
  stubDialogs();
});

function Page(props: Partial<DialogProps> & { stays?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog
          title="Log out?"
          onClose={props.stays ? undefined : () => setOpen(false)}
          {...props}
        >
          <input aria-label="Name" data-first-focus />
        </Dialog>
      )}
    </>
  );
}

const open = async (props: Partial<DialogProps> & { stays?: boolean } = {}) => {
  renderUi(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Log out?' });
};

test('is named by its heading and puts the focus where typing begins', async () => {
  const dialog = await open();
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Log out?');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('closes by Escape and by its button, and gives the focus back', async () => {
  const dialog = await open();
  act(() => pressEscape(dialog));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const pressBeside = (dialog: HTMLElement, from: HTMLElement = dialog) => {
  fireEvent.pointerDown(from);
  fireEvent.click(dialog);
};

test('closes by a press beside it, but not by one that began inside', async () => {
  const dialog = await open();
  pressBeside(dialog, screen.getByLabelText('Name'));
  expect(dialog).toBeInTheDocument();
  pressBeside(dialog);
  expect(dialog).not.toBeInTheDocument();
});

test('keeps what was typed from a press beside it', async () => {
  const dialog = await open({ isDirty: true });
  pressBeside(dialog);
  expect(dialog).toBeInTheDocument();
});

test('stays until it is answered where it cannot be closed', async () => {
  const dialog = await open({ stays: true });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  act(() => pressEscape(dialog));
  act(() => (dialog as HTMLDialogElement).close());
  expect(dialog).toHaveAttribute('open');
});

test('holds the page still only while one is open', async () => {
  const dialog = await open();
  expect(document.documentElement).toHaveAttribute('data-modal');
  act(() => pressEscape(dialog));
  expect(document.documentElement).not.toHaveAttribute('data-modal');
});

test('hears nothing of a list inside that is cancelled', async () => {
  const onClose = vi.fn();
  await open({ onClose });
  fireEvent(screen.getByLabelText('Name'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});
