import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMailSender } from './mailSender.ts';
import type { MailMessage } from './message.ts';
import { createOutbox } from './outbox.ts';
import type { ProviderFault } from './providerFault.ts';

const message: MailMessage = {
  merchantCode: 'NOVA',
  to: 'ana@example.com',
  subject: 'Contraseña nueva',
  text: 'Hola, el código es 123456.',
};
const from = 'Nova <no-reply@nova.test>';
const at = new Date('2026-05-01T10:00:00Z');

interface Delivery {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
  readonly user?: string;
}

/** A mail server on this machine; it is gone when the test ends. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    ...options,
    onData: (stream, session, done) => {
      void text(stream).then((content) => {
        const { mailFrom, rcptTo } = session.envelope;
        deliveries.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          content,
          user: session.user as string | undefined,
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return { deliveries, port: address.port };
}

function createSender(url: string | undefined, timeoutMs?: number) {
  const platform = url ? { url, from } : undefined;
  const settings = { platform, own: {} };
  return createMailSender({
    settings,
    clock: () => at,
    ids: () => 'id-1',
    outbox: undefined,
    timeoutMs,
  });
}

const catchFault = (promise: Promise<unknown>): Promise<ProviderFault> =>
  promise.then(
    () => Promise.reject(new Error('no fault')),
    (fault: ProviderFault) => fault,
  );

describe('sending by SMTP', () => {
  it('hands the server one message for one recipient, from the sender of the settings', async () => {
    const { deliveries, port } = await startMailServer();
    const html = '<p>Hola</p>';
    await createSender(`smtp://127.0.0.1:${port}`).send({ ...message, html });
    expect(deliveries).toHaveLength(1);
    const [delivery] = deliveries;
    expect(delivery).toMatchObject({ from: 'no-reply@nova.test', to: ['ana@example.com'] });
    const content = delivery?.content ?? '';
    expect(content).toContain('From: Nova <no-reply@nova.test>');
    expect(content).toContain('Date: Fri, 01 May 2026 10:00:00 +0000');
    expect(content).toContain('Message-ID: <id-1@127.0.0.1>');
    expect(content).toContain('<p>Hola</p>');
    expect(content).toMatch(/^Auto-Submitted: auto-generated/m);
  });

  it('signs in with the user and password of the address, percent-encoding undone', async () => {
    const { deliveries, port } = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'p@ss' ? done(null, { user: username }) : done(new Error('Wrong.')),
    });
    await createSender(`smtp://nova%40a:p%40ss@127.0.0.1:${port}`).send(message);
    expect(deliveries[0]?.user).toBe('nova@a');
    const wrong = createSender(`smtp://nova%40a:hidden@127.0.0.1:${port}`).send(message);
    const fault = await catchFault(wrong);
    expect(fault).toMatchObject({ service: 'mail', reason: 'refused' });
    expect(JSON.stringify([fault.message, fault.cause])).not.toContain('hidden');
  });

  it('speaks to no other machine without encryption', async () => {
    const { deliveries, port } = await startMailServer({ disabledCommands: ['STARTTLS'] });
    // An address that leads to this machine without being called so.
    const fault = await catchFault(createSender(`smtp://0.0.0.0:${port}`).send(message));
    expect(fault.reason).toBe('refused');
    expect(deliveries).toEqual([]);
  });

  it('trusts no certificate that nobody vouches for, whatever the address asks for', async () => {
    const { deliveries, port } = await startMailServer({ secure: true });
    const url = `smtps://127.0.0.1:${port}/?tls.rejectUnauthorized=false`;
    const fault = await catchFault(createSender(url).send(message));
    expect(fault.reason).toBe('unreachable');
    expect(deliveries).toEqual([]);
  });

  it.each([
    [550, 'invalidAddress'],
    [452, 'quota'],
    [451, 'tooMany'],
    [554, 'refused'],
  ])('takes the reply %s to a recipient for %s, without naming it', async (...given) => {
    const [responseCode, reason] = given;
    const { port } = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`${address} gets nothing`), { responseCode })),
    });
    const fault = await catchFault(createSender(`smtp://127.0.0.1:${port}`).send(message));
    expect(fault.reason).toBe(reason);
    expect(JSON.stringify([fault.message, fault.cause])).not.toContain('ana@');
  });

  it('gives up on a server that says nothing, and on one that is not there', async () => {
    const { port } = await startMailServer({ onConnect: () => undefined });
    const silent = await catchFault(createSender(`smtp://127.0.0.1:${port}`, 60).send(message));
    expect(silent.reason).toBe('timeout');
    const absent = await catchFault(createSender('smtp://127.0.0.1:1').send(message));
    expect(absent.reason).toBe('unreachable');
  });
});

describe('what is never sent', () => {
  it.each([
    'ana@example.com\r\nBcc: all@example.com',
    'ana@example.com, all@example.com',
    'ana@example.com;all@example.com',
    'Ana <ana@example.com>',
    '"a b"@example.com',
    'ana',
    'ana@',
    'ana@b@c',
    `${'a'.repeat(65)}@example.com`,
    'ana\u0000@example.com',
  ])('anything to %j', async (to) => {
    const fault = await catchFault(createSender('smtp://127.0.0.1:1').send({ ...message, to }));
    expect(fault.reason).toBe('invalidAddress');
  });

  it('a subject of two lines', async () => {
    const subject = 'Hola\r\nBcc: all@example.com';
    const sender = createSender('smtp://127.0.0.1:1');
    expect((await catchFault(sender.send({ ...message, subject }))).reason).toBe('refused');
  });

  it('more than one recipient or a header of its own, whatever the words are', async () => {
    const { deliveries, port } = await startMailServer();
    const sender = createSender(`smtp://127.0.0.1:${port}`);
    const words = fc.string({ unit: 'binary', maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(words, words, words, async (to, subject, body) => {
        deliveries.length = 0;
        const wanted = { ...message, to: `${to}@example.com`, subject, text: body };
        await sender.send(wanted).catch(() => undefined);
        for (const delivery of deliveries) {
          expect(delivery.to).toHaveLength(1);
          const head = delivery.content.split('\r\n\r\n', 1)[0] ?? '';
          expect(head).not.toMatch(/^(bcc|cc|x-)/im);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('anything at all without a mail server outside of the demo', async () => {
    const fault = await catchFault(createSender(undefined).send(message));
    expect(fault).toMatchObject({ service: 'mail', reason: 'notConfigured' });
  });
});

it('keeps e-mails of the demo in its outbox', async () => {
  const outbox = createOutbox(() => at);
  const settings = { platform: undefined, own: {} };
  const sender = createMailSender({ settings, clock: () => at, ids: () => 'id', outbox });
  await sender.send(message);
  const { to, subject, text: body } = message;
  expect(outbox.list('NOVA')).toEqual([{ at, channel: 'mail', to, subject, text: body }]);
});
