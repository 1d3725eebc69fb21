import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { getLocale, type LocaleTag } from '../../locales/locales.ts';
import { useBrand } from '../platform/brand/BrandContext.tsx';
import { HttpProvider } from '../platform/http/HttpContext.tsx';
import { createHttp, type Transport } from '../platform/http/http.ts';
import { wakeDeferred } from '../platform/hydration/Deferred.tsx';
import { LANGUAGE_KEY, loadI18n } from '../platform/i18n/catalogs.ts';
import { createFormats } from '../platform/i18n/format.ts';
import { LocaleProvider } from '../platform/i18n/LocaleContext.tsx';
import type { SessionStore } from '../platform/session/sessionStore.ts';
import { writeCookie, writeLocal } from '../platform/storage/storage.ts';

/** Hands down the language, its formats and the calls made in it, and changes all three together. */
export function LocaleRoot(props: {
  i18n: I18n;
  preferred: LocaleTag;
  transport: Transport;
  /** Whose token the calls carry. */
  session?: SessionStore;
  /** Where catalogues come from; the site's own unless given. */
  load?: typeof loadI18n;
  children: ReactNode;
}) {
  const { load = loadI18n } = props;
  const brand = useBrand();
  const [i18n, setI18n] = useState(props.i18n);
  const tag = i18n.locale as LocaleTag;
  const { dir } = getLocale(tag);

  const lastAsked = useRef(tag);

  const { transport, session } = props;
  const http = useMemo(
    () => createHttp({ transport, merchantCode: brand.merchantCode, language: tag, session }),
    [transport, brand.merchantCode, tag, session],
  );
  const locale = useMemo(
    () => ({
      tag,
      dir,
      formats: createFormats(tag, brand.currency),
      choose: async (next: LocaleTag) => {
        lastAsked.current = next;
        const loaded = await load(next, brand.messages[next]);
        // Two asked for at once may come in either order.
        if (lastAsked.current !== next) return;
        writeLocal(LANGUAGE_KEY, next);
        writeCookie(LANGUAGE_KEY, next);
        // Nothing waits for what is below the fold; it comes in the new language as soon as it can.
        wakeDeferred();
        startTransition(() => setI18n(loaded));
      },
    }),
    [tag, dir, brand, load],
  );

  useEffect(() => {
    document.documentElement.lang = tag;
    document.documentElement.dir = dir;
  }, [tag, dir]);

  // The document came in the language the gateway knew of; the visitor's kept choice may be another.
  const { preferred } = props;
  useEffect(() => {
    if (preferred !== tag) locale.choose(preferred).catch(reportMissing);
    // Only once: later changes are the visitor's own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <I18nProvider i18n={i18n}>
      <LocaleProvider value={locale}>
        <HttpProvider http={http}>{props.children}</HttpProvider>
      </LocaleProvider>
    </I18nProvider>
  );
}

/** The page goes on in the language that it came in. */
function reportMissing(error: unknown): void {
  console.warn('The kept language could not be loaded.', error);
}
