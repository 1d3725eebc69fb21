import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { styleRules } from './styleRules.ts';

async function faultsOf(declaration: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `.a {\n  ${declaration};\n}\n`,
    codeFilename: 'src/ui/Badge/Badge.module.css',
    config: styleRules,
  });
  return results[0]!.warnings.map((warning) => warning.text);
}

describe('style sheets', () => {
  it.each([
    ['color: #ff0000', 'Colours come from the theme'],
    ['color: red', 'Colours come from the theme'],
    ['background: rgb(0 0 0 / 50%)', 'Colours come from the theme'],
    ['left: 0', 'logical property'],
    ['margin-right: 0', 'logical property'],
    ['border-top-left-radius: 0', 'logical property'],
    ['text-align: left', 'logical property'],
    ['padding: 12px', 'Sizes come from the foundation'],
    ['font-size: 15px', 'Sizes come from the foundation'],
    ['border-radius: 8px', 'Sizes come from the foundation'],
    ['max-inline-size: 60ch', 'use em'],
    ['inline-size: min(100%, 1.5ch)', 'use em'],
    ['color: var(--txt-1)', 'Nothing sets "--txt-1"'],
    ['colour: inherit', 'Unknown property'],
  ])('refuses %s', async (declaration, remedy) => {
    expect((await faultsOf(declaration)).join('\n')).toContain(remedy);
  });

  it.each([
    'color: var(--text-1)',
    'background: color-mix(in oklab, var(--brand) 20%, transparent)',
    'border: 1px solid currentColor',
    'margin-inline-start: auto',
    'text-align: start',
    'padding: 2px 0.5em',
    'border-radius: var(--radius-card)',
    'max-inline-size: min(100%, 34em)',
    'inset-inline-end: 0',
    'color: var(--own-colour, currentColor)',
    '--own: 1; opacity: var(--own)',
  ])('allows %s', async (declaration) => {
    expect(await faultsOf(declaration)).toEqual([]);
  });
});
