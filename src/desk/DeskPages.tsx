import { CoreAdminUI, CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import type { DeskPage } from './deskArea.ts';
import { DeskLayout } from './layout/DeskLayout.tsx';
import { NotHere } from './layout/NotHere.tsx';
import { PageSkeleton } from './parts/PageSkeleton.tsx';
import { useDesk, useMay } from './session/DeskContext.tsx';

/** A proper name, the same in every language. */
const DESK_NAME = 'Livery Desk';

/** Every page of every area, each behind its permission. */
export function DeskPages() {
  const { areas } = useDesk();
  return (
    <CoreAdminUI
      layout={DeskLayout}
      catchAll={NotHere}
      loading={PageSkeleton}
      loginPage={false}
      authCallbackPage={false}
      disableTelemetry
      requireAuth={false}
      title={DESK_NAME}
    >
      <CustomRoutes>
        {areas.flatMap(({ pages }) =>
          pages.map((page) => (
            <Route key={page.path} path={page.path} element={<Guarded page={page} />} />
          )),
        )}
      </CustomRoutes>
    </CoreAdminUI>
  );
}

/** A page that may not be opened is not there: the same answer as for one that does not exist. */
function Guarded({ page: { permission, Screen } }: { page: DeskPage }) {
  const may = useMay();
  return may(permission) ? <Screen /> : <NotHere />;
}
