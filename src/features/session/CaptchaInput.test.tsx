import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHttp } from '../../../tests/support/fakeHttp.tsx';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { CaptchaInput } from './CaptchaInput.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const TOO_SOON = new Problem('tooManyRequests', '');

/** Shows the field to a gateway that gives these answers, one after the other. */
async function show(...answers: readonly unknown[]) {
  const left = [...answers];
  const fake = createFakeHttp({ getCaptcha: () => left.shift() });
  const { container } = renderUi(fake.wrap(<CaptchaInput version={0} name="captcha" />));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { ...fake, picture: () => container.querySelector('img') };
}

test('a picture that was asked for too soon comes a second later by itself', async () => {
  const { picture } = await show(TOO_SOON, 'AAAA');
  expect(picture()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(picture()).toHaveAttribute('src', 'data:image/png;base64,AAAA');
});

test('refused again, it waits until somebody asks', async () => {
  const { calls, picture } = await show(TOO_SOON, TOO_SOON, 'AAAA');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(calls).toHaveLength(2);
  await act(async () => screen.getByRole('button', { name: 'Show another picture' }).click());
  expect(picture()).toHaveAttribute('src', 'data:image/png;base64,AAAA');
});
