import { Trans } from '@lingui/react/macro';
import type { ContractKind } from '../../../../schemas/contracts.ts';
import type { ContractBill } from '../../../api/contracts.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { periodText } from './contractWords.ts';
import { useShare } from './TermsText.tsx';

const isZero = (amount: string) => Number(amount) === 0;

/** The inputs, the base and the tier of a bill. */
export function Reckoning({ of, kind }: { of: ContractBill; kind: ContractKind }) {
  const formats = useFormats();
  const { figures } = of;
  return (
    <dl className={centre.facts}>
      {kind === 'dividend' && <DividendSteps of={of} />}
      {kind === 'realTime' && (
        <>
          <Fact
            name={
              <Trans id="agent.bill.won" context="Sum of bets that won">
                Bets that won
              </Trans>
            }
          >
            <MoneyText amount={figures.won} />
          </Fact>
          <Fact
            name={
              <Trans id="agent.bill.lost" context="Sum of bets that lost">
                Bets that lost
              </Trans>
            }
          >
            <MoneyText amount={figures.lost} />
          </Fact>
        </>
      )}
      <Fact
        name={
          <Trans id="agent.bill.active" context="Number of members of a team that bet enough">
            Active members
          </Trans>
        }
      >
        {formats.number(figures.active)}
      </Fact>
      {!isZero(figures.corrected) && (
        <Fact
          name={
            <Trans id="agent.bill.corrected" context="Corrections of bets of former bills">
              Corrections of earlier periods
            </Trans>
          }
        >
          <MoneyText amount={figures.corrected} />
          {of.corrects.length > 0 && (
            <span className={centre.quiet}>
              {' '}
              · <bdi>{of.corrects.map(periodText).join(', ')}</bdi>
            </span>
          )}
        </Fact>
      )}
      <Fact
        name={
          <Trans id="agent.bill.base" context="The amount that a rate is applied to">
            Base
          </Trans>
        }
      >
        <MoneyText amount={of.base} />
      </Fact>
      <Fact
        isTotal
        name={
          <Trans id="agent.bill.tier" context="Which tier of a contract was reached">
            Tier
          </Trans>
        }
      >
        <TierText of={of} />
      </Fact>
    </dl>
  );
}

function TierText({ of: { tier } }: { of: ContractBill }) {
  const share = useShare();
  const formats = useFormats();
  if (!tier) {
    return (
      <Trans id="agent.bill.noTier" context="No tier of a contract was reached">
        none reached
      </Trans>
    );
  }
  const rate = tier.rateType === 'P' ? share(tier.rate) : formats.money(tier.rate);
  const loss = Number(tier.lossRate) > 0 ? ` / ${share(tier.lossRate)}` : '';
  return (
    <bdi>
      {formats.number(tier.place)} · {rate}
      {loss}
    </bdi>
  );
}

/** What a dividend's base comes from. */
function DividendSteps({ of }: { of: ContractBill }) {
  const { figures } = of;
  const rows = [
    [
      'bets',
      figures.bets,
      <Trans key="b" id="agent.bill.bets" context="Line of a dividend">
        Bets of the team
      </Trans>,
    ],
    [
      'payouts',
      figures.payouts,
      <Trans key="p" id="agent.bill.payouts" context="Line of a dividend">
        Payouts
      </Trans>,
    ],
    [
      'cashback',
      figures.cashback,
      <Trans key="c" id="agent.bill.cashback" context="Line of a dividend">
        Cashback and rebates
      </Trans>,
    ],
    [
      'bonus',
      figures.bonus,
      <Trans key="o" id="agent.bill.bonus" context="Line of a dividend">
        Promotions
      </Trans>,
    ],
    [
      'salaries',
      figures.salaries,
      <Trans key="s" id="agent.bill.salaries" context="Line of a dividend">
        Salaries
      </Trans>,
    ],
    [
      'net',
      of.netLoss,
      <Trans key="n" id="agent.bill.netLoss" context="Line of a dividend">
        The team lost
      </Trans>,
    ],
    [
      'fee',
      of.afterFee,
      <Trans key="f" id="agent.bill.afterFee" context="Line of a dividend">
        After the fee
      </Trans>,
    ],
    [
      'in',
      of.carryIn,
      <Trans key="i" id="agent.bill.carryIn" context="Line of a dividend">
        From periods before
      </Trans>,
    ],
    [
      'out',
      of.carryOut,
      <Trans key="u" id="agent.bill.carryOut" context="Line of a dividend">
        Goes on to the next period
      </Trans>,
    ],
  ] as const;
  return rows
    .filter(([id, amount]) => !isZero(amount) || id === 'net')
    .map(([id, amount, name]) => (
      <Fact key={id} name={name}>
        <MoneyText amount={amount} />
      </Fact>
    ));
}
