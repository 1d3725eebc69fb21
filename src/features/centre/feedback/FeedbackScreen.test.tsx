import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { addFeedbackPicture, sendFeedback } from '../../../../schemas/api/feedback.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { VISITORS } from '../../../../tests/support/storyFrames.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import type { Transport } from '../../../platform/http/http.ts';
import FeedbackScreen from './FeedbackScreen.tsx';

beforeEach(() => stubBrowser());

it('keeps text and pictures where sending failed, and sends what has arrived no second time', async () => {
  const calls: { path: string; body: unknown }[] = [];
  let isBroken = true;
  const transport: Transport = async ({ url, body }) => {
    const path = url.split('?')[0]!;
    if (body) calls.push({ path, body: JSON.parse(body) });
    if (path === sendFeedback.path && isBroken) {
      return { status: 500, body: { success: false, value: null, message: '', code: 'internal' } };
    }
    const value = path === addFeedbackPicture.path ? { picture: 'a picture' } : null;
    return { status: 200, body: { success: true, value, message: '' } };
  };
  await act(async () => renderUi(<FeedbackScreen />, { transport, session: VISITORS.member }));

  const field = await screen.findByLabelText('Your message');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write something first.')).toBeInTheDocument();
  expect(calls).toEqual([]);

  await userEvent.type(field, 'Hi 👨‍👩‍👧');
  expect(screen.getByText('136 characters left')).toBeInTheDocument();
  await userEvent.upload(
    screen.getByLabelText('Add a picture'),
    new File(['picture'], 'a.png', { type: 'image/png' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('Hi 👨‍👩‍👧');
  expect(screen.getByText('a.png')).toBeInTheDocument();

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you, we have got it')).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === addFeedbackPicture.path)).toHaveLength(1);
  expect(calls.at(-1)).toEqual({
    path: sendFeedback.path,
    body: { content: 'Hi 👨‍👩‍👧', pictures: ['a picture'] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Write another' }));
  expect(screen.getByLabelText('Your message')).toHaveValue('');
});
