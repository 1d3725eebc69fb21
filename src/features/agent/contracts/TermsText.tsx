import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ContractKind } from '../../../../schemas/contracts.ts';
import { rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import type { ContractTerms } from '../../../api/contracts.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CARRY_WORDS } from './contractWords.ts';
import styles from './Contracts.module.css';

/** Writes shares such as "0.012" in percent. */
export function useShare() {
  const { t } = useWords();
  const formats = useFormats();
  return (rate: string) => {
    const percent = formats.decimal(rateToPercent(rate));
    return t({
      id: 'agent.contract.percent',
      context: 'A share in percent; {percent} is a number such as 1.2',
      message: `${percent}%`,
    });
  };
}

type Tier = ContractTerms['tiers'][number];

/** What a contract pays and asks for, in plain words. */
export function TermsText({ kind, terms }: { kind: ContractKind; terms: ContractTerms }) {
  const { i18n } = useLingui();
  const share = useShare();
  const { tiers, carry, feeRate } = terms;
  const fee = share(feeRate);
  return (
    <div className={styles.terms}>
      <ol className={styles.tiers}>
        {tiers.map((tier, place) => (
          <li key={`${place} ${tier.rate}`} className={styles.tier}>
            <strong className={styles.pays}>
              <Pays kind={kind} tier={tier} />
            </strong>
            <span className={centre.quiet}>
              <Needs kind={kind} tier={tier} />
            </span>
          </li>
        ))}
      </ol>
      {tiers.length > 1 && (
        <p className={centre.quiet}>
          <Trans id="agent.contract.last" context="Below the tiers of a contract">
            The last tier that is reached holds for the whole base.
          </Trans>
        </p>
      )}
      {kind === 'dividend' && (
        <p className={centre.quiet}>
          {i18n._(CARRY_WORDS[carry])}{' '}
          {Number(feeRate) > 0 && (
            <Trans id="agent.contract.fee" context="Of a dividend; {fee} is a share in percent">
              A fee of <bdi>{fee}</bdi> is taken off first.
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}

function Pays({ kind, tier }: { kind: ContractKind; tier: Tier }): ReactNode {
  const share = useShare();
  if (tier.rateType === 'F') return <MoneyText amount={tier.rate} />;
  const rate = share(tier.rate);
  if (kind === 'dividend') {
    return (
      <Trans id="agent.contract.pays.dividend" context="What a tier pays; {rate} is a percentage">
        <bdi>{rate}</bdi> of what the team loses
      </Trans>
    );
  }
  if (kind === 'realTime') {
    const loss = share(tier.lossRate);
    return (
      <Trans
        id="agent.contract.pays.realTime"
        context="What a tier pays; {rate} and {loss} are percentages"
      >
        <bdi>{rate}</bdi> of bets that won, <bdi>{loss}</bdi> of bets that lost
      </Trans>
    );
  }
  return (
    <Trans id="agent.contract.pays.bets" context="What a tier pays; {rate} is a percentage">
      <bdi>{rate}</bdi> of the team’s bets that count
    </Trans>
  );
}

function Needs({ kind, tier }: { kind: ContractKind; tier: Tier }): ReactNode {
  const { minimumBet, netLoss, activeMember } = tier;
  const needs: ReactNode[] = [];
  if (Number(minimumBet) > 0) {
    needs.push(
      <Trans key="bet" id="agent.contract.needs.bet" context="What a tier asks for">
        from <MoneyText amount={minimumBet} /> of bets
      </Trans>,
    );
  }
  if (kind === 'dividend' && Number(netLoss) > 0) {
    needs.push(
      <Trans key="loss" id="agent.contract.needs.loss" context="What a tier asks for">
        from <MoneyText amount={netLoss} /> lost
      </Trans>,
    );
  }
  if (activeMember > 0) {
    needs.push(
      <Plural
        key="active"
        id="agent.contract.needs.active"
        context="What a tier asks for"
        value={activeMember}
        one="# active member"
        other="# active members"
      />,
    );
  }
  if (needs.length === 0) {
    return (
      <Trans id="agent.contract.needs.none" context="A tier that asks for nothing">
        without conditions
      </Trans>
    );
  }
  return needs.map((need, place) => (
    <span key={place}>
      {place > 0 && ' · '}
      {need}
    </span>
  ));
}
