import { useLingui } from '@lingui/react/macro';
import {
  ArrowDownToLine,
  Hourglass,
  Maximize,
  Minimize,
  ReceiptText,
  RotateCw,
  Scale,
  type LucideIcon,
} from 'lucide-react';
import { useId, useRef, type MouseEvent } from 'react';
import { ORIGINALS_VENDOR } from '../../../schemas/originalsApi.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import { isTrial } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { FavoriteTool } from './FavoriteTool.tsx';
import { isRoundId, writeCheckPath } from './roundId.ts';
import type { useFullScreen } from './useFullScreen.ts';
import pageStyles from './GamePage.module.css';
import styles from './GameTools.module.css';

/** What the tools of a game do. */
export interface ToolProps {
  readonly fullScreen: ReturnType<typeof useFullScreen>;
  readonly onReload: () => void;
  /** Shows what this sitting came to. */
  readonly onSitting: () => void;
  /** Moves money into the wallet of the game, where it has one of its own. */
  readonly onMoveMoney?: () => void;
  /** The newest finished round of this sitting, by its vendor's own id. */
  readonly lastRound?: string | null;
}

/** The heart, limits, the verifier, reload and full screen: a row on wide screens, behind one button on phones. */
export function GameTools(props: { game: Game } & ToolProps) {
  const { game, fullScreen, onReload, onSitting, onMoveMoney, lastRound } = props;
  const { t } = useLingui();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const fairness = useScreenPath('fairness');
  const more = t({
    id: 'play.more',
    context: 'Button on phones that opens what one can do beside playing',
    message: 'More',
  });
  const closeAfter = ({ target }: MouseEvent) => {
    // What is switched shows what became of it.
    const isSwitch = (target as Element).closest('[aria-pressed]') !== null;
    if (!isSwitch && list.current?.matches(':popover-open')) list.current.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        className={`${pageStyles.tool} ${styles.more}`}
        popoverTarget={id}
        aria-label={more}
        title={more}
      >
        <Icon name="more" size={24} />
      </button>
      <div ref={list} id={id} popover="auto" className={styles.tools} onClick={closeAfter}>
        {onMoveMoney && <MoveMoneyTool onPress={onMoveMoney} />}
        <FavoriteTool game={game} isListed />
        <Tool
          icon={ReceiptText}
          onPress={onSitting}
          label={t({
            id: 'play.sitting',
            context: 'Button and heading: what was staked and won since a game was opened',
            message: 'This sitting',
          })}
        />
        <LimitsTool />
        {fairness && (
          <Tool
            icon={Scale}
            href={
              game.vassalage === ORIGINALS_VENDOR && isRoundId(lastRound)
                ? writeCheckPath(fairness, lastRound)
                : fairness
            }
            label={t({
              id: 'play.fairness',
              context: 'Link from a game to the page that computes a finished round again',
              message: 'Check a round',
            })}
          />
        )}
        <Tool
          icon={RotateCw}
          onPress={onReload}
          label={t({
            id: 'play.reload',
            context: 'Button that starts a game anew',
            message: 'Reload the game',
          })}
        />
        {fullScreen.canFill && <FullScreenTool {...fullScreen} />}
      </div>
    </>
  );
}

function MoveMoneyTool({ onPress }: { onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Tool
      icon={ArrowDownToLine}
      onPress={onPress}
      label={t({
        id: 'play.moveMoney',
        context: 'Button that opens a form: move money from the main wallet into that of a game',
        message: 'Move money in',
      })}
    />
  );
}

function FullScreenTool({ isFull, toggle }: ToolProps['fullScreen']) {
  const { t } = useLingui();
  const label = isFull
    ? t({
        id: 'play.smallScreen',
        context: 'Button that ends the full screen of a game',
        message: 'Leave full screen',
      })
    : t({
        id: 'play.fullScreen',
        context: 'Button that gives a game the whole screen',
        message: 'Full screen',
      });
  return <Tool icon={isFull ? Minimize : Maximize} onPress={toggle} label={label} />;
}

/** Where limits are set; what the brand says about playing responsibly to those who cannot set any. */
function LimitsTool() {
  const { t } = useLingui();
  const { responsibleGaming } = useBrand().legal;
  const own = useScreenPath('limits');
  const isTrialAccount = isTrial(useSession());
  if (own && !isTrialAccount) {
    const label = t({
      id: 'play.limits',
      context: 'Link from a game to the limits of money and time that one sets oneself',
      message: 'My limits',
    });
    return <Tool icon={Hourglass} href={own} label={label} />;
  }
  if (!responsibleGaming) return null;
  const label = t({
    id: 'play.responsible',
    context: 'Link from a game to what the site says about playing responsibly',
    message: 'Responsible gaming',
  });
  return <Tool icon={Hourglass} href={responsibleGaming} label={label} />;
}

function Tool(
  props: { icon: LucideIcon; label: string } & ({ href: string } | { onPress: () => void }),
) {
  const { icon: Drawing, label } = props;
  const look = {
    className: `${pageStyles.tool} ${styles.tool}`,
    'aria-label': label,
    title: label,
  };
  const content = (
    <>
      <Drawing size={20} strokeWidth={1.75} aria-hidden />
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
    </>
  );
  if ('href' in props) {
    return (
      <SiteLink href={props.href} {...look}>
        {content}
      </SiteLink>
    );
  }
  return (
    <button type="button" onClick={props.onPress} {...look}>
      {content}
    </button>
  );
}
