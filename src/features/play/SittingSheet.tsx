import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import { statementSince } from '../../api/wallet.ts';
import { parseMinor } from '../../../engine/minorUnits.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { MONEY_KINDS, type StatementLine } from './moneyKinds.ts';
import { readOwnRound, writeCheckPath } from './roundId.ts';
import { SignedMoney } from './SignedMoney.tsx';
import { formatPlayed, type Sitting } from './sitting.ts';
import styles from './SittingSheet.module.css';

/** What one sitting came to, and every movement of money in it with the balance that it left. */
// eslint-disable-next-line livery/named-exports -- a game loads it lazily
export default function SittingSheet(props: {
  sitting: Sitting;
  mode: PlayMode;
  /** The wallet that the game is played from. */
  wallet: string;
  onClose: () => void;
}) {
  const { sitting, mode, wallet, onClose } = props;
  return (
    <Dialog
      size="small"
      title={
        <Trans
          id="play.sitting"
          context="Button and heading: what was staked and won since a game was opened"
        >
          This sitting
        </Trans>
      }
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <Summary sitting={sitting} />
        {mode === 'play' ? (
          <p className={styles.quiet}>
            <Trans id="play.sitting.play" context="In place of a list of movements of money">
              This is play money: nothing was taken from your wallet, so there is no statement.
            </Trans>
          </p>
        ) : sitting.startedAt === null ? (
          <Nothing />
        ) : (
          <Movements since={sitting.startedAt} wallet={wallet} />
        )}
      </div>
    </Dialog>
  );
}

function Summary({ sitting }: { sitting: Sitting }) {
  const formats = useFormats();
  return (
    <dl className={styles.summary}>
      <div>
        <dt>
          <Trans id="play.net" context="Above what one won in this sitting, less what was staked">
            Result
          </Trans>
        </dt>
        <dd>{sitting.netMinor === undefined ? '–' : <SignedMoney minor={sitting.netMinor} />}</dd>
      </div>
      <div>
        <dt>
          <Trans id="play.sitting.rounds" context="How many rounds were played in this sitting">
            Rounds
          </Trans>
        </dt>
        <dd>{sitting.rounds === undefined ? '–' : formats.number(sitting.rounds)}</dd>
      </div>
      <div>
        <dt>
          <Trans id="play.time" context="Above how long one has played: 1:04:09">
            Time
          </Trans>
        </dt>
        <dd dir="ltr">{formatPlayed(sitting.playedMs)}</dd>
      </div>
    </dl>
  );
}

function Movements({ since, wallet }: { since: string; wallet: string }) {
  const query = useInfiniteQuery(statementSince(useHttp(), since));
  const { data, error, isPending, hasNextPage, isFetchingNextPage } = query;
  if (isPending) return <Shape />;
  if (error && !data) {
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans id="play.sitting.failed" context="In place of a list that could not be loaded">
          The list could not be loaded. Your money is where it was.
        </Trans>
      </LoadFault>
    );
  }
  const lines = data.pages.flatMap(({ list }) => list).filter((line) => line.wallet === wallet);
  if (lines.length === 0 && !hasNextPage) return <Nothing />;
  return (
    <>
      <ol role="list" className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans id="play.sitting.earlier" context="Button: shows older lines of a list">
            Show earlier ones
          </Trans>
        </Button>
      )}
    </>
  );
}

function Line({ line }: { line: StatementLine }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const { decimals } = useBrand().currency;
  const fairness = useScreenPath('fairness');
  const round = readOwnRound(line.reference);
  return (
    <li className={styles.line}>
      <span className={styles.kind}>{i18n._(MONEY_KINDS[line.kind])}</span>
      <span className={styles.amount}>
        <SignedMoney minor={parseMinor(line.amount, decimals) ?? 0n} />
      </span>
      <time dateTime={line.at}>{formats.time(line.at)}</time>
      <span className={styles.after}>
        {round && fairness && (
          <SiteLink href={writeCheckPath(fairness, round)} className={styles.check}>
            <Trans id="play.sitting.check" context="Link beside a stake or a win: checks its round">
              Check
            </Trans>
          </SiteLink>
        )}
        <Trans id="play.sitting.after" context="What was in the wallet after a movement of money">
          Balance <MoneyText amount={line.balanceAfter} />
        </Trans>
      </span>
    </li>
  );
}

function Nothing() {
  return (
    <p className={styles.quiet}>
      <Trans id="play.sitting.nothing" context="In place of a list of stakes and wins">
        Nothing was staked yet. Every stake and win will stand here, with the balance after it.
      </Trans>
    </p>
  );
}

const SHAPES = [0, 1, 2, 3] as const;

function Shape() {
  return (
    <div className={styles.lines} aria-busy="true">
      {SHAPES.map((at) => (
        <div key={at} className={styles.lineShape}>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
