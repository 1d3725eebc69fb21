import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gameMenus } from '../../api/games.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import type { NavEntry } from '../../platform/screens/navEntry.ts';
import { PanelFault } from './PanelFault.tsx';
import { PanelGames } from './PanelGames.tsx';
import { PanelVendors, VendorsSkeleton } from './PanelVendors.tsx';
import { GamesSkeleton } from './PanelSkeleton.tsx';
import styles from './NavPanel.module.css';

/** What drops down from a category of the main navigation: its vendors, and the games of the one that is chosen. */
// eslint-disable-next-line livery/named-exports -- the shell loads it lazily
export default function NavPanel({ entry }: { entry: NavEntry }) {
  const { data, isError, refetch } = useQuery(gameMenus(useHttp()));
  const [chosen, setChosen] = useState<{ entryId: string; vassalage: string } | null>(null);
  const category = data?.categories.find((each) => each.gameCategory === entry.category);

  if (isError) {
    return (
      <div className={styles.single}>
        <PanelFault onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.panel} aria-busy>
        <VendorsSkeleton />
        <div className={styles.headless}>
          <GamesSkeleton count={21} columns={7} />
        </div>
      </div>
    );
  }
  const vendors = category?.cards ?? [];
  const wanted = chosen?.entryId === entry.id ? chosen.vassalage : undefined;
  const vendor = vendors.find((each) => each.vassalage === wanted) ?? vendors[0];
  if (!category || !vendor) {
    return (
      <div className={styles.single}>
        <PanelFault href={entry.href} />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <PanelVendors
        category={category.gameCategory}
        vendors={vendors}
        lobby={entry.href}
        chosen={vendor.vassalage}
        onChoose={(vassalage) => setChosen({ entryId: entry.id, vassalage })}
      />
      <PanelGames
        key={vendor.vassalage}
        category={category.gameCategory}
        vendor={vendor}
        lobby={entry.href}
      />
    </div>
  );
}
