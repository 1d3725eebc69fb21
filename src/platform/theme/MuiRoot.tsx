import { CacheProvider } from '@emotion/react';
import type { StylisPlugin } from '@emotion/cache';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { use, useMemo, type ReactNode } from 'react';
import { loadChunk } from '../chunks/loadChunk.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { createMuiCache } from './muiCache.ts';
import { getMuiTheme } from './muiTheme.ts';
import { useNonce } from './NonceContext.tsx';

const importRtlStyles = loadChunk(() => import('./rtlStyles.ts'));

let rtlStyles: Promise<StylisPlugin[]> | undefined;

function loadRtlStyles(): Promise<StylisPlugin[]> {
  rtlStyles ??= importRtlStyles().then(
    (file) => file.rtlStyles,
    (error: unknown) => {
      rtlStyles = undefined;
      throw error;
    },
  );
  return rtlStyles;
}

/**
 * Surrounds the parts of a screen that use MUI; they look like the brand and run in the direction of the language.
 * Import it only from what loads lazily: it brings MUI with it. It suspends while the styles of right-to-left languages load.
 */
export function MuiRoot({ children }: { children: ReactNode }) {
  const { dir } = useLocale();
  const nonce = useNonce();
  const stylisPlugins = dir === 'rtl' ? use(loadRtlStyles()) : undefined;
  const cache = useMemo(
    () => createMuiCache(dir, { nonce, stylisPlugins }),
    [dir, nonce, stylisPlugins],
  );
  const theme = getMuiTheme(dir);
  const properties = useMemo(() => theme.generateStyleSheets(), [theme]);
  return (
    <CacheProvider value={cache}>
      {/* The scheme is an attribute of the document that `scheme.ts` sets: MUI neither sets nor keeps it. */}
      <ThemeProvider
        theme={theme}
        defaultMode="dark"
        colorSchemeNode={null}
        storageManager={null}
        disableStyleSheetGeneration
      >
        {/* MUI would put them after the children, which would then be painted without. */}
        <GlobalStyles styles={properties} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
