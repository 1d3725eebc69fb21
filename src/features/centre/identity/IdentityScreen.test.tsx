import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { addIdentityPicture, getIdentity } from '../../../../schemas/api/identity.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { VISITORS } from '../../../../tests/support/storyFrames.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../../tests/support/stubDialogs.ts';
import type { Identity } from '../../../api/identity.ts';
import type { Transport } from '../../../platform/http/http.ts';
import IdentityScreen from './IdentityScreen.tsx';

const nothing = { reason: null, reasons: [], submittedAt: null, expiresAt: null };

const STANDING: Identity = {
  level: 0,
  levels: [
    {
      id: 'new',
      title: 'New',
      text: null,
      needs: [],
      depositSum: '500.00',
      withdrawalSum: '50.00',
      mayPlay: true,
    },
    {
      id: 'known',
      title: 'Known',
      text: 'The law asks for it.',
      needs: ['document', 'selfie'],
      depositSum: null,
      withdrawalSum: null,
      mayPlay: true,
    },
  ],
  checks: [
    { need: 'document', state: 'refused', ...nothing, reason: 'The picture is blurred.' },
    { need: 'selfie', state: 'submitted', ...nothing },
  ],
  name: 'Demo Member',
  birthday: '1990-05-17',
  provider: null,
};

beforeEach(() => {
  stubDialogs();
  stubBrowser();
});

it('says how each thing stands and why, and uploads pictures once nothing is missing', async () => {
  const sent: { path: string; body: string }[] = [];
  const transport: Transport = async ({ url, body }) => {
    const path = url.split('?')[0]!;
    if (body) sent.push({ path, body });
    const answers: Record<string, unknown> = {
      [getIdentity.path]: STANDING,
      [addIdentityPicture.path]: { picture: 'a picture' },
    };
    return { status: 200, body: { success: true, value: answers[path] ?? null, message: '' } };
  };
  await act(async () => renderUi(<IdentityScreen />, { transport, session: VISITORS.member }));

  expect(await screen.findByText('The picture is blurred.')).toBeInTheDocument();
  expect(screen.getByText('0 of 2 approved')).toBeInTheDocument();
  expect(screen.getByText('The law asks for it.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Send it now' })).toHaveLength(1);

  await userEvent.click(screen.getByRole('button', { name: 'Send it now' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getAllByText('This picture is missing.')).toHaveLength(2);
  expect(sent).toEqual([]);

  await userEvent.selectOptions(dialog.getByLabelText('Which document'), 'Passport');
  await userEvent.selectOptions(dialog.getByLabelText('Country of issue'), 'Spain');
  await userEvent.type(dialog.getByLabelText('Document number'), 'X1234567');
  const camera = dialog.getByLabelText('Take a photo');
  expect(camera).toHaveAttribute('capture', 'environment');
  await userEvent.upload(camera, new File(['picture'], 'a.jpg', { type: 'image/jpeg' }));
  const preview = await dialog.findByRole('img', { name: 'The side with your picture' });
  expect(preview).toHaveAttribute('src', 'data:image/jpeg;base64,cGljdHVyZQ==');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent[0]?.path).toBe(addIdentityPicture.path));
  expect(JSON.parse(sent[0]!.body)).toEqual({
    need: 'document',
    side: 'front',
    picture: 'cGljdHVyZQ==',
  });
});
