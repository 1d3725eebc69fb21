import { CacheProvider } from '@emotion/react';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { AdminContext, type Store } from 'react-admin';
import { createMuiCache } from '../platform/theme/muiCache.ts';
import { useNonce } from '../platform/theme/NonceContext.tsx';
import type { WiredDesk } from './createDeskParts.ts';
import { DeskGate } from './DeskGate.tsx';
import type { DeskLanguage } from './i18n/deskLanguage.ts';
import { createI18nProvider } from './providers/i18nProvider.ts';
import { DeskProvider } from './session/DeskContext.tsx';
import { deskTheme } from './theme/deskTheme.ts';
import { SchemeRoot } from './theme/scheme.tsx';

/** The desk with all that it stands on: styles under the page's policy, words, look, and react-admin's own contexts. */
export function DeskRoot({
  parts,
  language,
  store,
}: {
  parts: WiredDesk;
  language: DeskLanguage;
  store: Store;
}) {
  const nonce = useNonce();
  const [i18nProvider] = useState(() => createI18nProvider(language));
  return (
    <CacheProvider value={createMuiCache('ltr', { nonce })}>
      <I18nProvider i18n={language.i18n}>
        <DeskProvider value={parts}>
          <AdminContext
            dataProvider={parts.dataProvider}
            authProvider={parts.authProvider}
            i18nProvider={i18nProvider}
            queryClient={parts.queries}
            store={store}
            theme={deskTheme}
            darkTheme={null}
          >
            <SchemeRoot />
            <DeskGate />
          </AdminContext>
        </DeskProvider>
      </I18nProvider>
    </CacheProvider>
  );
}
