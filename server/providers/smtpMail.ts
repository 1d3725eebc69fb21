import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailMessage } from './message.ts';
import { ProviderFault, type ProviderFaultReason } from './providerFault.ts';
import type { MailSettings } from './settings.ts';

const smtpTimeoutMs = 10_000;

/** What an e-mail carries beside its words. */
export interface MailStamp {
  /** Becomes part of the Message-ID. */
  readonly id: string;
  readonly at: Date;
  readonly timeoutMs?: number;
}

const isThisMachine = (host: string) => host === 'localhost' || /^(127\.|::1$)/.test(host);

/** The address's own options are not read: none may switch certificates or encryption off. */
function readServer(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const user = decodeURIComponent(username);
  return {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // A mail server of this very machine seldom has a certificate.
    requireTLS: !secure && !isThisMachine(host),
    ignoreTLS: !secure && isThisMachine(host),
    auth: user ? { user, pass: decodeURIComponent(password) } : undefined,
  };
}

const reasonsByCode: Readonly<Record<string, ProviderFaultReason>> = {
  EAUTH: 'refused',
  ENOAUTH: 'refused',
  ETLS: 'refused',
  ETIMEDOUT: 'timeout',
  ECONNECTION: 'unreachable',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
};

/** Replies to a recipient that mean the mailbox itself; others are about us. */
const mailboxReplies = new Set([501, 511, 550, 551, 553]);

function explain({ code, command, responseCode }: NodemailerError): ProviderFaultReason {
  if (responseCode === 452 || responseCode === 552) return 'quota';
  if (responseCode === 450 || responseCode === 451) return 'tooMany';
  if (responseCode === 421) return 'unreachable';
  if (command === 'RCPT TO' && responseCode && mailboxReplies.has(responseCode)) {
    return 'invalidAddress';
  }
  return (code && reasonsByCode[code]) || 'refused';
}

/** Sends one e-mail by SMTP, encrypted except to this machine itself. Throws ProviderFault. */
export async function sendBySmtp(
  settings: MailSettings,
  message: MailMessage,
  { id, at, timeoutMs = smtpTimeoutMs }: MailStamp,
): Promise<void> {
  const { to, subject, text, html } = message;
  const server = readServer(settings.url);
  const transport = createTransport({
    ...server,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: settings.from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      date: at,
      messageId: `<${id}@${server.host}>`,
      // Keeps out-of-office replies away.
      headers: { 'auto-submitted': 'auto-generated' },
    });
  } catch (error) {
    const { code = 'no code', responseCode = '' } = error as NodemailerError;
    // The original's words may repeat the recipient, so it does not go along.
    throw new ProviderFault('mail', explain(error as NodemailerError), `${code} ${responseCode}`);
  } finally {
    transport.close();
  }
}
