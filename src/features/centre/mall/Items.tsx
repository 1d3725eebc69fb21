import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  pointBalance,
  pointItems,
  type PointBalance,
  type PointItem,
} from '../../../api/points.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useModals } from '../../../platform/modals/modals.ts';
import { isRealMember } from '../../../platform/session/session.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { PictureOr } from '../../../ui/Picture/Picture.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import styles from './Mall.module.css';
import { Redeem } from './Redeem.tsx';

/** What points are redeemed for. */
export function Items() {
  const isMember = isRealMember(useSession());
  const { data, isPending, refetch } = useQuery(pointItems(useHttp()));
  const { data: own } = useQuery({ ...pointBalance(useHttp()), enabled: isMember });
  const [chosen, setChosen] = useState<PointItem | null>(null);
  const [done, setDone] = useState<string | null>(null);
  if (!data) {
    if (isPending) return <Shapes />;
    return (
      <LoadFault onRetry={() => void refetch()}>
        <Trans id="mall.items.fault" context="What points are redeemed for did not load">
          The items could not be loaded. Your points are safe; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  if (data.list.length === 0) {
    return (
      <div className={styles.nothing}>
        <Icon name="points" size={32} />
        <p>
          <Trans id="mall.items.none" context="In place of items of the points mall">
            There is nothing to redeem at the moment. Your points wait.
          </Trans>
        </p>
      </div>
    );
  }
  return (
    <div className={centre.stack}>
      <p role="status" className={styles.said}>
        {done !== null && (
          <Trans
            id="mall.redeemed"
            context="Said after an order of the points mall; {done} is the name of what was ordered"
          >
            {done} is ordered. You find it under “My orders”.
          </Trans>
        )}
      </p>
      <ul role="list" className={styles.items}>
        {data.list.map((item) => (
          <Item key={item.id} item={item} own={own} onChoose={() => setChosen(item)} />
        ))}
      </ul>
      {chosen && own && (
        <Redeem
          item={chosen}
          balance={own}
          onDone={() => {
            setDone(chosen.title);
            setChosen(null);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

/** What keeps a member from an item; null where nothing does. */
function blockOf(item: PointItem, own: PointBalance | undefined) {
  if (item.left === 0) return 'stock';
  if (!own) return null;
  if (own.level < item.minLevel) return 'level';
  const had = own.ordered.find(({ item: id }) => id === item.id)?.count ?? 0;
  if (item.perMember !== null && had >= item.perMember) return 'cap';
  return own.points < item.points ? 'balance' : null;
}

function Item({
  item,
  own,
  onChoose,
}: {
  item: PointItem;
  own: PointBalance | undefined;
  onChoose: () => void;
}) {
  const { requireMember } = useModals();
  const formats = useFormats();
  const block = blockOf(item, own);
  const price = formats.number(item.points);
  return (
    <li className={styles.item}>
      <ItemPicture picture={item.picture} />
      <div className={styles.itemWords}>
        <h2 className={styles.itemName}>{item.title}</h2>
        {item.text !== '' && <p className={centre.quiet}>{item.text}</p>}
        <div className={styles.marks}>
          {item.levelName !== null && <Badge tone="brand">{item.levelName}+</Badge>}
          <Left of={item} />
        </div>
      </div>
      <div className={styles.itemFoot}>
        <strong className={styles.price}>
          <Trans id="mall.price" context="What an item costs; {price} is a number of points">
            {price} points
          </Trans>
        </strong>
        <Button
          kind={block === null ? 'primary' : 'secondary'}
          disabled={block !== null}
          onClick={() => (own ? onChoose() : requireMember(() => undefined, { real: true }))}
        >
          <Trans id="mall.redeem" context="Button of an item of the points mall">
            Redeem
          </Trans>
        </Button>
      </div>
      {block !== null && (
        <p className={styles.block}>
          <Block why={block} item={item} own={own} />
        </p>
      )}
    </li>
  );
}

function Left({ of: { left } }: { of: PointItem }) {
  const formats = useFormats();
  if (left === null || left === 0) return null;
  const count = formats.number(left);
  return (
    <span className={centre.quiet}>
      <Trans id="mall.left" context="How many of an item there are; {count} is a number">
        {count} left
      </Trans>
    </span>
  );
}

function Block({
  why,
  item,
  own,
}: {
  why: NonNullable<ReturnType<typeof blockOf>>;
  item: PointItem;
  own: PointBalance | undefined;
}) {
  const formats = useFormats();
  const missing = formats.number(Math.max(0, item.points - (own?.points ?? 0)));
  if (why === 'stock') {
    return (
      <Trans id="mall.block.stock" context="Why an item cannot be redeemed">
        All gone.
      </Trans>
    );
  }
  if (why === 'level') {
    return (
      <Trans id="mall.block.level" context="Why an item cannot be redeemed">
        For higher VIP levels.
      </Trans>
    );
  }
  return why === 'cap' ? (
    <Trans id="mall.block.cap" context="Why an item cannot be redeemed">
      You have as many as one member may have.
    </Trans>
  ) : (
    <Trans id="mall.block.balance" context="Why an item cannot be redeemed; a number is inside">
      {missing} points are missing.
    </Trans>
  );
}

/** The picture of an item, or a sign in its place. */
function ItemPicture({ picture }: { picture: string | null }) {
  const sign = (
    <span className={styles.noPicture} aria-hidden="true">
      <Icon name="points" size={32} />
    </span>
  );
  return (
    <PictureOr src={picture} width={320} height={240} className={styles.picture} instead={sign} />
  );
}

function Shapes() {
  return (
    <div className={styles.items} aria-busy="true">
      {[0, 1, 2, 3].map((at) => (
        <Skeleton key={at} className={styles.itemShape} />
      ))}
    </div>
  );
}
