import { expect } from '@playwright/test';
import { getFromGateway } from './getFromGateway.ts';
import { getPort } from './test.ts';

/** What the demo would have sent. */
interface Sent {
  readonly channel: 'sms' | 'mail';
  readonly to: string;
  readonly text: string;
}

/** Everything that was sent to a number or an address in the name of a host's merchant, newest first. */
export async function listSent(host: string, to: string): Promise<readonly Sent[]> {
  const { status, body } = await getFromGateway(getPort(), host, '/dev/outbox.json', {
    accept: 'application/json',
  });
  expect(status, `outbox of ${host}`).toBe(200);
  const { list } = JSON.parse(body) as { list: readonly Sent[] };
  return list.filter((message) => message.to === to);
}

async function readLatest(host: string, to: string, what: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => (found = what.exec((await listSent(host, to))[0]?.text ?? '')?.[0]), {
      message: `message to ${to}`,
    })
    .toBeDefined();
  return found!;
}

/** The code that was sent last. */
export const readCode = (host: string, to: string) => readLatest(host, to, /(?<!\d)\d{6}(?!\d)/);

/** The link that was sent last. */
export const readLink = (host: string, to: string) => readLatest(host, to, /https?:\/\/\S+/);
