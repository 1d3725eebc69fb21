import { escapeHtml } from '../http/escapeHtml.ts';
import type { OutboxMessage } from './outbox.ts';

/** The page's only style, in the browser's own colours; its hash is in the page's policy. */
export const outboxPageStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.5rem; letter-spacing: -0.01em; text-wrap: balance; }
header p { margin: 0.35rem 0 0; max-inline-size: 36rem; color: color-mix(in srgb, CanvasText 68%, Canvas); }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-block: 1rem 1.5rem; font-size: 0.9rem; }
a { color: LinkText; }
ol { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
li { padding: 0.85rem 1rem 1rem; border: 1px solid color-mix(in srgb, CanvasText 18%, Canvas); border-radius: 10px; }
li > p { margin: 0; }
.line { display: flex; flex-wrap: wrap; gap: 0.1rem 0.75rem; align-items: baseline; font-size: 0.85rem; }
.line b { font-weight: 600; }
.line time { margin-inline-start: auto; color: color-mix(in srgb, CanvasText 68%, Canvas); font-variant-numeric: tabular-nums; }
.kind { padding: 0.05rem 0.5rem; border-radius: 99px; background: color-mix(in srgb, CanvasText 9%, Canvas); font-size: 0.75rem; font-weight: 600; }
h2 { margin: 0.6rem 0 0; font-size: 1rem; }
li > .text { margin-block-start: 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 1.05rem; }
.empty { padding: 2.5rem 1rem; border: 1px dashed color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 10px; text-align: center; color: color-mix(in srgb, CanvasText 68%, Canvas); }
`;

/** What the page shows. */
export interface OutboxView {
  readonly brandName: string;
  readonly messages: readonly OutboxMessage[];
  /** Whether the page stays as it is instead of asking again. */
  readonly isStill: boolean;
}

const secondsBetween = 5;

const kinds = { sms: 'SMS', mail: 'E-mail' } as const;

/** Text with its addresses as links, everything escaped. */
function renderText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) =>
      at % 2
        ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}

function renderMessage({ at, channel, to, subject, text }: OutboxMessage): string {
  const iso = at.toISOString();
  return `<li>
<p class="line"><span class="kind">${kinds[channel]}</span><b><bdi>${escapeHtml(to)}</bdi></b><time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time></p>
${subject === undefined ? '' : `<h2 dir="auto">${escapeHtml(subject)}</h2>`}
<p class="text" dir="auto">${renderText(text)}</p>
</li>`;
}

/** The page of a merchant's messages: complete HTML without any script. */
export function renderOutboxPage({ brandName, messages, isStill }: OutboxView): string {
  const name = escapeHtml(brandName);
  const refresh = `<meta http-equiv="refresh" content="${secondsBetween}">`;
  const other = isStill
    ? '<a href="/dev/outbox">Refresh by itself</a>'
    : '<a href="/dev/outbox?still">Stop refreshing</a>';
  const list = messages.length
    ? `<ol>${messages.map(renderMessage).join('\n')}</ol>`
    : '<p class="empty">Nothing was sent yet. Ask for a code, and it shows here.</p>';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${isStill ? '' : refresh}
<title>Outbox of ${name}</title><style>${outboxPageStyle}</style></head>
<body>
<header><h1>Outbox of ${name}</h1>
<p>Text messages and e-mails of this demo, newest first. Nobody received them, because no provider is set up. Without <code>DEMO</code> there is no such page.</p></header>
<nav>${other}<a href="/dev/outbox.json">The same as data</a><a href="/">To the site</a></nav>
<main>${list}</main>
</body></html>`;
}
