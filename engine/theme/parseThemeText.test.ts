import { describe, expect, it } from 'vitest';
import { parseThemeText } from './parseThemeText.ts';

const file = (brand: string) => `{
  "color": {
    "brand": { "$value": ${brand} },
    "accent": { "$value": "#e0a02e" }
  },
  "radius": { "$value": { "value": 8, "unit": "px" } },
  "font": { "display": { "$value": "fraunces" }, "text": { "$value": "manrope" } }
}`;

describe('parseThemeText', () => {
  it('reads a token file', () => {
    const { tokens, faults } = parseThemeText('x.tokens.json', file('"#3563E0"'));
    expect(faults).toEqual([]);
    expect(tokens?.color).toEqual({ brand: '#3563e0', accent: '#e0a02e' });
  });

  it('says the line and column of a wrong value', () => {
    const { tokens, faults } = parseThemeText('x.tokens.json', file('"blue"'));
    expect(tokens).toBeUndefined();
    expect(faults).toMatchObject([
      { rule: 'theme.color', line: 3, column: 26, path: 'color.brand.$value' },
    ]);
    expect(faults[0]!.suggestion).toContain('hexadecimal');
  });

  it('says the line and column of what is not JSON', () => {
    const { faults } = parseThemeText('x.tokens.json', file("'#3563e0'"));
    expect(faults).toMatchObject([{ rule: 'json.syntax', line: 3, column: 26 }]);
  });
});
