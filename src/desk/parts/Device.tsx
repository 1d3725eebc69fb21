const BROWSERS = [
  ['Edge', /\bEdg\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const find = (names: readonly (readonly [string, RegExp])[], text: string) =>
  names.find(([, sign]) => sign.test(text))?.[0];

/** What a browser says of itself, in two proper names; the text itself on hovering, and where neither is known. */
export function Device({ userAgent }: { userAgent: string }) {
  const names = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)].filter(Boolean);
  return (
    <span title={userAgent} translate="no">
      {names.join(', ') || userAgent || '–'}
    </span>
  );
}
