import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  CARRY_STRATEGIES,
  MOST_TIERS,
  PRODUCT_GROUPS,
  type CarryStrategy,
  type ContractKind,
  type ProductGroup,
} from '../../../../schemas/contracts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormFault } from '../../../ui/fields/FormFault.tsx';
import { CARRY_WORDS, GROUP_WORDS } from './contractWords.ts';
import styles from './Contracts.module.css';
import { emptyTier, type TypedTerms, type TypedTier } from './typedTerms.ts';

const TYPE_WORDS = {
  P: msg({ id: 'agent.offer.type.P', context: 'What a tier pays', message: 'A share' }),
  F: msg({ id: 'agent.offer.type.F', context: 'What a tier pays', message: 'A fixed sum' }),
} as const;

/** What of the play a new contract is about: what the agent itself is contracted for. */
export function GroupField({
  groups,
  value,
  onChoose,
}: {
  groups: readonly ProductGroup[];
  value: ProductGroup;
  onChoose: (group: ProductGroup) => void;
}) {
  const { i18n } = useLingui();
  const offered = groups.includes('CONS') ? PRODUCT_GROUPS : groups;
  return (
    <SelectField
      label={
        <Trans id="agent.offer.group" context="Field: which products a contract is about">
          Products
        </Trans>
      }
      value={value}
      options={offered.map((id) => ({ value: id, label: i18n._(GROUP_WORDS[id]) }))}
      onChoose={(id) => onChoose(id as ProductGroup)}
    />
  );
}

/** The fields of terms: tiers, and of dividends the fee and how losses go over. */
export function TermsFields({
  kind,
  typed,
  isWrong,
  onChange,
}: {
  kind: ContractKind;
  typed: TypedTerms;
  /** Something that was typed is no number. */
  isWrong: boolean;
  onChange: (typed: TypedTerms) => void;
}) {
  const { i18n } = useLingui();
  const { tiers } = typed;
  const setTier = (place: number, tier: TypedTier) =>
    onChange({ ...typed, tiers: tiers.map((one, at) => (at === place ? tier : one)) });
  return (
    <>
      {tiers.map((tier, place) => (
        <TierFields
          key={place}
          place={place}
          kind={kind}
          tier={tier}
          onChange={(changed) => setTier(place, changed)}
          {...(tiers.length > 1 && {
            onRemove: () => onChange({ ...typed, tiers: tiers.filter((_, at) => at !== place) }),
          })}
        />
      ))}
      {tiers.length < MOST_TIERS && (
        <div>
          <Button
            size="small"
            onClick={() => onChange({ ...typed, tiers: [...tiers, emptyTier()] })}
          >
            <Trans id="agent.offer.addTier" context="Button that adds a step to a contract">
              Add a tier
            </Trans>
          </Button>
        </div>
      )}
      {kind === 'dividend' && (
        <>
          <NumberField
            label={
              <Trans id="agent.offer.fee" context="Field: a share that is taken off first">
                Fee (%)
              </Trans>
            }
            value={typed.fee}
            onType={(fee) => onChange({ ...typed, fee })}
          />
          <SelectField
            label={
              <Trans id="agent.offer.carry" context="Field: what happens after the team won">
                If the team wins
              </Trans>
            }
            value={typed.carry}
            options={CARRY_STRATEGIES.map((id) => ({ value: id, label: i18n._(CARRY_WORDS[id]) }))}
            onChoose={(carry) => onChange({ ...typed, carry: carry as CarryStrategy })}
          />
        </>
      )}
      {isWrong && (
        <FormFault>
          <Trans
            id="agent.offer.wrong"
            context="Something typed into terms is no number, or a rate is missing"
          >
            Give each tier a rate, and write numbers such as 1.2 or 5000.
          </Trans>
        </FormFault>
      )}
    </>
  );
}

function NumberField({
  label,
  value,
  onType,
}: {
  label: ReactNode;
  value: string;
  onType: (value: string) => void;
}) {
  return (
    <TextField
      label={label}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={17}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

function TierFields({
  place,
  kind,
  tier,
  onChange,
  onRemove,
}: {
  place: number;
  kind: ContractKind;
  tier: TypedTier;
  onChange: (tier: TypedTier) => void;
  onRemove?: () => void;
}) {
  const set = (part: Partial<TypedTier>) => onChange({ ...tier, ...part });
  const number = place + 1;
  return (
    <fieldset className={styles.tierFields}>
      <legend className={styles.name}>
        <Trans id="agent.offer.tier" context="Heading of fields; {number} is a number from 1">
          Tier {number}
        </Trans>
      </legend>
      <div className={styles.fields}>
        {kind !== 'realTime' && <TypeField tier={tier} onChange={set} />}
        <NumberField
          label={<RateLabel kind={kind} tier={tier} />}
          value={tier.rate}
          onType={(rate) => set({ rate })}
        />
        {kind === 'realTime' && <LossRateField tier={tier} onChange={set} />}
        <NumberField
          label={
            <Trans id="agent.offer.bet" context="Field: how much a team has to bet at least">
              Bets from
            </Trans>
          }
          value={tier.minimumBet}
          onType={(minimumBet) => set({ minimumBet })}
        />
        {kind === 'dividend' && (
          <NumberField
            label={
              <Trans id="agent.offer.loss" context="Field: how much a team has to lose at least">
                Loss from
              </Trans>
            }
            value={tier.netLoss}
            onType={(netLoss) => set({ netLoss })}
          />
        )}
        <NumberField
          label={
            <Trans id="agent.offer.active" context="Field: how many members have to be active">
              Active members
            </Trans>
          }
          value={tier.activeMember}
          onType={(activeMember) => set({ activeMember })}
        />
      </div>
      {onRemove && (
        <div>
          <Button size="small" kind="quiet" onClick={onRemove}>
            <Trans id="agent.offer.removeTier" context="Button that takes a step off a contract">
              Remove this tier
            </Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function RateLabel({ kind, tier }: { kind: ContractKind; tier: TypedTier }) {
  if (kind === 'realTime') {
    return (
      <Trans id="agent.offer.winRate" context="Field: a share in percent">
        Of won bets (%)
      </Trans>
    );
  }
  return tier.rateType === 'P' ? (
    <Trans id="agent.offer.rate" context="Field: a share in percent">
      Rate (%)
    </Trans>
  ) : (
    <Trans id="agent.offer.sum" context="Field: a fixed amount">
      Amount
    </Trans>
  );
}

function TypeField({
  tier,
  onChange,
}: {
  tier: TypedTier;
  onChange: (part: Partial<TypedTier>) => void;
}) {
  const { i18n } = useLingui();
  return (
    <SelectField
      label={
        <Trans id="agent.offer.type" context="Field: whether a tier pays a share or a fixed sum">
          Pays
        </Trans>
      }
      value={tier.rateType}
      options={[
        { value: 'P', label: i18n._(TYPE_WORDS.P) },
        { value: 'F', label: i18n._(TYPE_WORDS.F) },
      ]}
      onChoose={(rateType) => onChange({ rateType: rateType as 'P' | 'F' })}
    />
  );
}

function LossRateField({
  tier,
  onChange,
}: {
  tier: TypedTier;
  onChange: (part: Partial<TypedTier>) => void;
}) {
  return (
    <NumberField
      label={
        <Trans id="agent.offer.lossRate" context="Field: a share in percent">
          Of lost bets (%)
        </Trans>
      }
      value={tier.lossRate}
      onType={(lossRate) => onChange({ lossRate })}
    />
  );
}
