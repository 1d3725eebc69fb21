import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { GameCategory, getGameList, getGameMenus } from '../../../schemas/api/games.ts';
import { gameList } from '../../api/games.ts';
import { getVendorPath } from '../../lib/gamePaths.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { moveFocus } from '../../ui/keyboard/moveFocus.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { PanelFault } from './PanelFault.tsx';
import { PanelGame } from './PanelGame.tsx';
import { GamesSkeleton } from './PanelSkeleton.tsx';
import styles from './PanelGames.module.css';

/** A vendor as the game menu gives it. */
export type Vendor = ValueOf<typeof getGameMenus>['categories'][number]['cards'][number];

/** Games that show first: three rows of seven. */
export const FIRST_PAGE_SIZE = 21;
/** Games of a page once the visitor turns pages: three rows of six. */
const PAGE_SIZE = 18;
/** So few games of a vendor are shown large, in two rows of three: small ones would leave the drop-down empty. */
const FEW = 6;

/** How many games a vendor has, where they are few; 0 where they are not. */
function countFew(list: ValueOf<typeof getGameList> | undefined, { gameCount }: Vendor): number {
  const count = list?.games.length ?? gameCount;
  return count <= FEW && (list?.totalPages ?? 1) <= 1 ? count : 0;
}

interface PanelGamesProps {
  readonly category: GameCategory;
  readonly vendor: Vendor;
  /** Address of the category's lobby. */
  readonly lobby: string;
}

/** The games of one vendor, page by page. */
export function PanelGames({ category, vendor, lobby }: PanelGamesProps) {
  const [page, setPage] = useState({ pageNo: 1, pageSize: FIRST_PAGE_SIZE });
  const query = { category, vassalage: vendor.vassalage, ...page };
  const { data, isError, refetch } = useQuery(gameList(useHttp(), query));
  const turnTo = (pageNo: number) => setPage({ pageNo, pageSize: PAGE_SIZE });
  const few = countFew(data, vendor);
  const columns = few > 0 ? 3 : page.pageSize / 3;

  return (
    <section className={styles.games} aria-busy={!data && !isError}>
      <div className={styles.head}>
        <h2 className={styles.title} title={vendor.displayName}>
          {vendor.displayName}
        </h2>
        {vendor.status === 'soon' && (
          <Badge>
            <Trans id="navPanel.soon" context="Below a game that is not open yet">
              Coming soon
            </Trans>
          </Badge>
        )}
        <SiteLink
          href={category === 'RNG' ? getVendorPath(vendor.vassalage) : lobby}
          className={styles.all}
        >
          <Trans id="navPanel.all" context="Link from the drop-down to the lobby with all games">
            See all
          </Trans>
        </SiteLink>
        {data && data.totalPages > 1 && (
          <Pager pageNo={page.pageNo} totalPages={data.totalPages} onTurn={turnTo} />
        )}
      </div>
      {isError ? (
        <PanelFault onRetry={() => void refetch()} />
      ) : !data ? (
        <GamesSkeleton count={few || page.pageSize} columns={columns} />
      ) : data.games.length === 0 ? (
        <PanelFault href={lobby} />
      ) : (
        <ul
          className={styles.grid}
          data-columns={columns}
          onKeyDown={(press) => moveFocus(press, 'horizontal')}
        >
          {data.games.map((game) => (
            <PanelGame
              key={game.id}
              game={game}
              isLarge={few > 0}
              isSaid={vendor.status === 'soon'}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Pager(props: { pageNo: number; totalPages: number; onTurn: (pageNo: number) => void }) {
  const { pageNo, totalPages, onTurn } = props;
  const { t } = useLingui();
  return (
    <div className={styles.pager}>
      <IconButton
        icon="chevronBack"
        label={t({
          id: 'navPanel.previous',
          context: 'Button: page before',
          message: 'Previous page',
        })}
        disabled={pageNo <= 1}
        onClick={() => onTurn(pageNo - 1)}
      />
      <span className={styles.place} aria-live="polite">
        <Trans
          id="navPanel.page"
          context="Place within pages: {pageNo} and {totalPages} are numbers"
        >
          {pageNo} of {totalPages}
        </Trans>
      </span>
      <IconButton
        icon="chevronForward"
        label={t({ id: 'navPanel.next', context: 'Button: page after', message: 'Next page' })}
        disabled={pageNo >= totalPages}
        onClick={() => onTurn(pageNo + 1)}
      />
    </div>
  );
}
