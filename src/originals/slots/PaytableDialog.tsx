import { Trans, useLingui } from '@lingui/react/macro';
import type { SlotGame } from '../../../schemas/slotGame.schema.ts';
import { OriginalsDialog } from '../parts/OriginalsDialog.tsx';
import type { SlotMoney } from './slotMoney.ts';
import type { SymbolNames } from '../skins/skin.ts';
import type { Pictures } from '../skins/pictures.ts';
import { SymbolPicture } from './SymbolPicture.tsx';
import { RuleList } from './RuleList.tsx';
import styles from './PaytableDialog.module.css';

/** What a game pays, its rules and its exact return. */
export function PaytableDialog(props: {
  readonly game: SlotGame;
  readonly pictures: Pictures;
  readonly names: SymbolNames;
  readonly level: number;
  readonly money: SlotMoney;
  /** The most that a round may cost; null where nothing is said. */
  readonly highestStake: string | null;
  readonly onClose: () => void;
}) {
  const { game, pictures, names, level, money, highestStake, onClose } = props;
  const { t } = useLingui();
  const bet = money.coins(game.coins, level);
  return (
    <OriginalsDialog
      title={t({
        id: 'originals.paytable.title',
        context: 'Title of the panel with what a slot game pays and its rules',
        message: 'Pays and rules',
      })}
      onClose={onClose}
    >
      <Facts game={game} money={money} />
      <p className={styles.lead}>
        <Trans
          id="originals.paytable.atBet"
          context="Above the table of pays; {bet} is an amount with its currency"
        >
          Amounts are for a bet of {bet}.
        </Trans>
      </p>
      {highestStake !== null && <HighestBet amount={money.amount(highestStake)} />}
      <Pays game={game} pictures={pictures} names={names} level={level} money={money} />
      <RuleList game={game} pictures={pictures} formats={money.formats} />
    </OriginalsDialog>
  );
}

function HighestBet({ amount }: { readonly amount: string }) {
  return (
    <p className={styles.lead}>
      <Trans
        id="originals.paytable.highest"
        context="In the panel with the rules of a slot; {amount} is the most that this player may bet by law"
      >
        The highest bet you may place here is {amount}.
      </Trans>
    </p>
  );
}

function Facts({ game, money }: { readonly game: SlotGame; readonly money: SlotMoney }) {
  const { t } = useLingui();
  const { published } = game;
  const percent = (basisPoints: number) => money.formats.number(basisPoints / 100);
  const returned = percent(published.returnBasisPoints);
  const hits = percent(published.hitRateBasisPoints);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans
            id="originals.paytable.return"
            context="Label of a percentage: exact long-run return"
          >
            Return to player
          </Trans>
        </dt>
        <dd>{`${returned} %`}</dd>
      </div>
      <div>
        <dt>
          <Trans
            id="originals.paytable.hits"
            context="Label of a percentage: share of rounds that pay"
          >
            Rounds that pay
          </Trans>
        </dt>
        <dd>{`${hits} %`}</dd>
      </div>
      <div>
        <dt>
          <Trans
            id="originals.paytable.volatility"
            context="Label: how widely the results of a game vary"
          >
            Volatility
          </Trans>
        </dt>
        <dd>
          {
            {
              low: t({
                id: 'originals.volatility.low',
                context: 'Volatility of a game',
                message: 'Low',
              }),
              medium: t({
                id: 'originals.volatility.medium',
                context: 'Volatility of a game',
                message: 'Medium',
              }),
              high: t({
                id: 'originals.volatility.high',
                context: 'Volatility of a game',
                message: 'High',
              }),
            }[published.volatility]
          }
        </dd>
      </div>
    </dl>
  );
}

function Pays(props: {
  readonly game: SlotGame;
  readonly pictures: Pictures;
  readonly names: SymbolNames;
  readonly level: number;
  readonly money: SlotMoney;
}) {
  const { game, pictures, names, level, money } = props;
  const { i18n } = useLingui();
  return (
    <ul className={styles.symbols}>
      {[...game.symbols]
        .filter(({ pays }) => pays.some((pay) => pay > 0))
        .map(({ id, pays, kind }) => (
          <li key={id} className={styles.symbol}>
            <SymbolPicture pictures={pictures} id={id} />
            <ul aria-label={names[id] && i18n._(names[id])} className={styles.pays}>
              {[...pays.entries()].reverse().map(
                ([more, pay]) =>
                  pay > 0 && (
                    <li key={more}>
                      <span>{`${more + 2} ×`}</span>
                      <b>{money.coins(kind === 'scatter' ? pay * game.coins : pay, level)}</b>
                    </li>
                  ),
              )}
            </ul>
          </li>
        ))}
    </ul>
  );
}
