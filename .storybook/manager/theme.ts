import { create } from 'storybook/theming';

const INK = { dark: '#e8eaf1', light: '#1b2130' } as const;

/** The mark and the name, drawn with the letters of the system so that nothing has to load. */
function wordmark(scheme: keyof typeof INK): string {
  const ink = INK[scheme];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="124" height="28" viewBox="0 0 124 28">
<path d="M3 24 11 4h9l-8 20z" fill="#4470e0"/><path d="M15 24 23 4h4l-8 20z" fill="#e0a02e"/>
<text x="36" y="21" font-family="system-ui,-apple-system,Segoe UI,Roboto,Liberation Sans,sans-serif" font-size="20" font-weight="650" letter-spacing="-.3" fill="${ink}">Livery</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const SURFACES = {
  light: {
    appBg: '#f3f4f8',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#dfe2ea',
    barBg: '#ffffff',
    inputBg: '#ffffff',
    inputBorder: '#cfd4e0',
    booleanBg: '#eceef4',
    booleanSelectedBg: '#ffffff',
    textMutedColor: '#565e72',
    barTextColor: '#565e72',
  },
  dark: {
    appBg: '#11141b',
    appContentBg: '#171b24',
    appPreviewBg: '#171b24',
    appBorderColor: '#2a303d',
    barBg: '#171b24',
    inputBg: '#1f2430',
    inputBorder: '#3a4252',
    booleanBg: '#1f2430',
    booleanSelectedBg: '#323a4a',
    textMutedColor: '#a3abbd',
    barTextColor: '#a3abbd',
  },
} as const;

/** The tool steps back behind the brands that it shows: slate, one blue, the letters of the system. */
export function managerTheme(scheme: 'dark' | 'light') {
  return create({
    base: scheme,
    brandTitle: 'Livery',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: wordmark(scheme),
    fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif',
    colorPrimary: '#4470e0',
    colorSecondary: scheme === 'dark' ? '#7a9df6' : '#3158c8',
    textColor: INK[scheme],
    inputTextColor: INK[scheme],
    barSelectedColor: scheme === 'dark' ? '#8fb0ff' : '#3158c8',
    barHoverColor: scheme === 'dark' ? '#8fb0ff' : '#3158c8',
    appBorderRadius: 8,
    inputBorderRadius: 6,
    ...SURFACES[scheme],
  });
}
