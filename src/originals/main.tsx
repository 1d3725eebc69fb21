import '../ui/foundation.css';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { isLocaleTag } from '../../locales/locales.ts';
import {
  LAUNCH_DATA_ID,
  type OriginalsLaunch,
  type OriginalsMessage,
} from '../../schemas/originalsApi.ts';
import { loadOriginalsI18n } from './i18n/originalsCatalogs.ts';
import { OriginalsRoot } from './OriginalsRoot.tsx';
import { createLine } from './transport/line.ts';
import { createTransport, type Browser } from './transport/createTransport.ts';

const launch = JSON.parse(document.getElementById(LAUNCH_DATA_ID)!.textContent) as OriginalsLaunch;
const code = new URLSearchParams(location.search).get('code') ?? '';
const line = createLine();
const browser: Browser = {
  fetch: (input, init) => fetch(input, init),
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
};
const transport = createTransport({ ...browser, onLine: line.set });
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** 128 bits in the letters that a request id may have. */
function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isFramed = parent !== window;
document.documentElement.toggleAttribute('data-framed', isFramed);
const tell = (message: OriginalsMessage) => {
  if (isFramed) parent.postMessage(message, '*');
};

const i18n = await loadOriginalsI18n(isLocaleTag(launch.language) ? launch.language : 'en');
const root =
  document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <OriginalsRoot
      launch={launch}
      code={code}
      transport={transport}
      browser={browser}
      line={line}
      motion={isCalm ? 'reduced' : 'full'}
      newRequestId={newRequestId}
      tell={tell}
    />
  </I18nProvider>,
);
