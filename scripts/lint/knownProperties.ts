import { existsSync, readFileSync } from 'node:fs';
import stylelint, { type Rule } from 'stylelint';
import { parseThemeTokens } from '../../engine/theme/parseThemeTokens.ts';
import { resolveTheme } from '../../engine/theme/resolveTheme.ts';
import { toCss } from '../../engine/theme/toCss.ts';

const NAME = 'livery/known-properties';
const FOUNDATION = new URL('../../src/ui/foundation.css', import.meta.url);
const DESK = new URL('../../src/desk/theme/desk.css', import.meta.url);
const THEME = new URL('../../themes/default.tokens.json', import.meta.url);

const messages = stylelint.utils.ruleMessages(NAME, {
  unknown: (property: string) =>
    `Nothing sets "${property}". Use a role of engine/theme/roles.ts or a value of src/ui/foundation.css, or set it in this file or in the style attribute of the component beside it.`,
});

const readIfThere = (path: string | URL) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const declaredIn = (css: string) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]!);

let pageProperties: readonly string[] | undefined;

/** What the theme engine and the foundation set on every page. */
function getPageProperties(): readonly string[] {
  if (pageProperties) return pageProperties;
  const parsed = parseThemeTokens(JSON.parse(readFileSync(THEME, 'utf8')));
  if (!parsed.ok) throw new Error('themes/default.tokens.json has faults: see `npm run verify`.');
  const css = toCss(resolveTheme({ tokens: parsed.tokens }), { defaultScheme: 'dark' });
  pageProperties = [...declaredIn(css), ...declaredIn(readIfThere(FOUNDATION))];
  return pageProperties;
}

const rule: Rule = (enabled) => (root, result) => {
  if (!enabled) return;
  const file = root.source?.input.file ?? '';
  const ofDesk = file.includes('/src/desk/') ? declaredIn(readIfThere(DESK)) : [];
  const known = new Set([...getPageProperties(), ...ofDesk, ...declaredIn(root.toString())]);
  const component = readIfThere(file.replace(/(\.module)?\.css$/, '.tsx'));
  root.walkDecls((node) => {
    for (const [, property, fallback] of node.value.matchAll(/var\(\s*(--[\w-]+)\s*(,)?/g)) {
      if (known.has(property!) || fallback || component.includes(`'${property}'`)) continue;
      const message = messages.unknown(property!);
      stylelint.utils.report({ ruleName: NAME, result, node, word: property!, message });
    }
  });
};
rule.ruleName = NAME;
rule.messages = messages;

/** Stylelint plugin: every custom property that a style sheet reads is one that something sets. */
export const knownProperties = stylelint.createPlugin(NAME, rule);
