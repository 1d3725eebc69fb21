import { getEndpointModuleId, type Endpoint } from '../../schemas/api/endpoint.ts';
import { PROBLEM_STATUS } from '../../schemas/api/problem.ts';
import { escapeHtml } from './escapeHtml.ts';

/** The page's only style, in the browser's own colours; its hash is in the page's policy. */
export const apiPageStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h2 { margin-block: 2.5rem 0.25rem; font-size: 1.15rem; }
code, pre { font: 0.85rem/1.45 ui-monospace, monospace; }
pre { overflow: auto; padding: 0.75rem; border: 1px solid GrayText; border-radius: 6px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; margin-block: 0.5rem; }
dt { color: GrayText; }
dd { margin: 0; }
table { border-collapse: collapse; }
td, th { padding: 0.15rem 1.5rem 0.15rem 0; text-align: start; }
`;

const renderSchema = (title: string, schema: unknown) =>
  schema
    ? `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
    : '';

function describeToken({ token, knowsMembers }: Endpoint): string {
  if (token) return 'needed';
  return knowsMembers ? "not needed; a member's is heeded" : 'not needed';
}

function renderEndpoint(endpoint: Endpoint): string {
  const { id, method, path, summary, gate, sealed, form, query, body, value } = endpoint;
  const facts: readonly [string, string][] = [
    ['Module id', getEndpointModuleId(endpoint)],
    ['Feature', gate ?? 'always on'],
    ['Token', describeToken(endpoint)],
    ['Body', sealed ? 'sealed' : form ? 'a form' : body ? 'plain' : 'none'],
  ];
  const rows = facts.map(([name, fact]) => `<dt>${name}</dt><dd>${escapeHtml(fact)}</dd>`).join('');
  return `<section id="${escapeHtml(id)}">
<h2>${escapeHtml(summary)}</h2>
<code>${method} ${escapeHtml(path)}</code>
<dl>${rows}</dl>
${renderSchema('Query', query)}${renderSchema('Body', body)}${renderSchema('Value', value)}
</section>`;
}

/** The page of all endpoints: complete HTML that needs no script. */
export function renderApiPage(endpoints: readonly Endpoint[]): string {
  const links = endpoints
    .map(
      ({ id, method, path }) =>
        `<li><a href="#${escapeHtml(id)}"><code>${method} ${escapeHtml(path)}</code></a></li>`,
    )
    .join('\n');
  const codes = Object.entries(PROBLEM_STATUS)
    .map(([code, status]) => `<tr><td><code>${code}</code></td><td>${status}</td></tr>`)
    .join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Calls of the gateway</title><style>${apiPageStyle}</style></head>
<body>
<h1>Calls of the gateway</h1>
<p>Every reply is <code>{ success, value, message }</code>; a refusal carries a stable <code>code</code>
with its own HTTP status. The host decides the merchant; the <code>Language</code> header chooses the
texts. The same as data: <a href="/openapi.json">openapi.json</a>.</p>
<nav><ul>${links}</ul></nav>
${endpoints.map(renderEndpoint).join('\n')}
<h2>Codes</h2>
<table><thead><tr><th>Code</th><th>Status</th></tr></thead><tbody>${codes}</tbody></table>
</body></html>`;
}
