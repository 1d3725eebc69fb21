import { useSession } from '../../../platform/session/SessionContext.tsx';
import type { PlaceProps } from '../lotteryPaths.ts';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderList } from './OrderList.tsx';
import { OrdersGuest } from './OrdersGuest.tsx';
import styles from './Orders.module.css';

/** What the member bet: the list of it, or one order. */

export default function OrdersPage({ order, ...place }: PlaceProps & { order: string | null }) {
  const session = useSession();
  return (
    <div className={styles.page}>
      {session.kind === 'guest' ? (
        <OrdersGuest path={place.path} />
      ) : order === null ? (
        <OrderList {...place} />
      ) : (
        <OrderDetail key={order} path={place.path} order={order} />
      )}
    </div>
  );
}
