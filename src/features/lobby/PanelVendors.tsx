import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { GameCategory } from '../../../schemas/api/games.ts';
import { gameList } from '../../api/games.ts';
import { getPlayPath, getVendorPath, opensAtOnce } from '../../lib/gamePaths.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { moveFocus } from '../../ui/keyboard/moveFocus.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { FIRST_PAGE_SIZE, type Vendor } from './PanelGames.tsx';
import { SoonWord } from './SoonWord.tsx';
import styles from './PanelVendors.module.css';

/** How long the pointer rests on a vendor before its games show, so that passing over loads nothing. */
const REST_MS = 120;

interface PanelVendorsProps {
  readonly category: GameCategory;
  readonly vendors: readonly Vendor[];
  /** Address of the category's lobby. */
  readonly lobby: string;
  readonly chosen: string;
  readonly onChoose: (vassalage: string) => void;
}

/** The vendors of a category, one below the other; focus or a resting pointer shows a vendor's games. */
export function PanelVendors(props: PanelVendorsProps) {
  const { category, vendors, lobby, chosen, onChoose } = props;
  const { t } = useLingui();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = (press: PointerEvent, vassalage: string) => {
    clearTimeout(timer.current);
    if (press.pointerType === 'mouse')
      timer.current = setTimeout(() => onChoose(vassalage), REST_MS);
  };
  const onKeyDown = (press: KeyboardEvent<HTMLElement>) => {
    const list = press.currentTarget;
    if (press.key !== (list.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight')) {
      moveFocus(press, 'vertical');
      return;
    }
    press.preventDefault();
    list.nextElementSibling?.querySelector<HTMLElement>('li a')?.focus();
  };
  return (
    <ul
      className={styles.list}
      aria-label={t({
        id: 'navPanel.vendors',
        context: 'Name of the list of game makers in the drop-down, read out by screen readers',
        message: 'Providers',
      })}
      onKeyDown={onKeyDown}
      onPointerLeave={() => clearTimeout(timer.current)}
    >
      {vendors.map((vendor) => (
        <li key={vendor.vassalage} onPointerEnter={(press) => rest(press, vendor.vassalage)}>
          <VendorRow
            category={category}
            vendor={vendor}
            lobby={lobby}
            isChosen={vendor.vassalage === chosen}
            onFocus={() => onChoose(vendor.vassalage)}
          />
        </li>
      ))}
    </ul>
  );
}

function VendorRow(props: {
  category: GameCategory;
  vendor: Vendor;
  lobby: string;
  isChosen: boolean;
  onFocus: () => void;
}) {
  const { category, vendor, isChosen, onFocus } = props;
  const formats = useFormats();
  const content = (
    <>
      <span className={styles.name} title={vendor.displayName}>
        {vendor.displayName}
      </span>
      <span className={styles.count}>
        {vendor.status === 'soon' ? <SoonWord /> : formats.number(vendor.openCount)}
      </span>
      <Icon name="chevronForward" size={16} />
    </>
  );
  // One stop for the tab key: what follows the chosen vendor is its games.
  const own = {
    className: styles.vendor,
    'data-chosen': isChosen,
    'data-status': vendor.status,
    tabIndex: isChosen ? 0 : -1,
    onFocus,
  };
  if (opensAtOnce(category)) return <OnlyGameLink {...props}>{content}</OnlyGameLink>;
  if (category !== 'RNG') {
    return (
      <button type="button" aria-pressed={isChosen} onClick={onFocus} {...own}>
        {content}
      </button>
    );
  }
  return (
    <SiteLink href={getVendorPath(vendor.vassalage)} {...own}>
      {content}
    </SiteLink>
  );
}

/** A vendor with one product: the row leads straight into it; to the lobby, which says more, where it is not open. */
function OnlyGameLink(props: {
  category: GameCategory;
  vendor: Vendor;
  lobby: string;
  isChosen: boolean;
  onFocus: () => void;
  children: ReactNode;
}) {
  const { category, vendor, lobby, isChosen, onFocus, children } = props;
  const query = { category, vassalage: vendor.vassalage, pageNo: 1, pageSize: FIRST_PAGE_SIZE };
  const { data } = useQuery({ ...gameList(useHttp(), query), enabled: isChosen });
  const first = data?.games.find(({ status }) => status === 'normal');
  return (
    <SiteLink
      href={first ? getPlayPath(first.id) : lobby}
      className={styles.vendor}
      data-chosen={isChosen}
      data-status={vendor.status}
      tabIndex={isChosen ? 0 : -1}
      onFocus={onFocus}
    >
      {children}
    </SiteLink>
  );
}

/** The shape of the vendors while they load. */
export function VendorsSkeleton() {
  return (
    <ul className={styles.list}>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index} className={styles.vendor}>
          <Skeleton className={styles.line} />
        </li>
      ))}
    </ul>
  );
}
