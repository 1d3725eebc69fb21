import '../ui/foundation.css';
import './theme/desk.css';
import { createRoot } from 'react-dom/client';
import { localStorageStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { fetchTransport } from '../platform/http/fetchTransport.ts';
import { DESK_AREAS } from './areas.ts';
import { createDeskParts } from './createDeskParts.ts';
import { DeskRoot } from './DeskRoot.tsx';
import { createDeskLanguage, preferredDeskLocale } from './i18n/deskLanguage.ts';

const store = localStorageStore(undefined, 'livery.desk');
const language = createDeskLanguage();
const parts = createDeskParts({
  transport: fetchTransport,
  keep: store,
  areas: DESK_AREAS,
});
await language.choose(preferredDeskLocale(store.getItem('locale'), navigator.languages));
const element = <DeskRoot parts={parts} language={language} store={store} />;
const router = createBrowserRouter([{ path: '*', element }]);
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
