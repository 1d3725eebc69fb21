import { useLingui } from '@lingui/react/macro';
import {
  ArrayInput,
  NumberInput,
  regex,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useContractWords } from './useContractWords.ts';

const choices = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([id, name]) => ({ id, name }));

/** The fields of terms of the house. */
export function HouseFields({ isKnown }: { isKnown: boolean }) {
  const { t } = useLingui();
  const words = useContractWords();
  const number = useNumberRule();
  const carries = {
    none: t({
      id: 'desk.contract.carry.none',
      context: 'Field of terms of a contract',
      message: 'Not carried over',
    }),
    previous: t({
      id: 'desk.contract.carry.previous',
      context: 'Field of terms of a contract',
      message: 'To the next period',
    }),
    untilCleared: t({
      id: 'desk.contract.carry.until',
      context: 'Field of terms of a contract',
      message: 'Until it is cleared',
    }),
    halfMonth: t({
      id: 'desk.contract.carry.half',
      context: 'Field of terms of a contract',
      message: 'Within the month',
    }),
  };
  const text = { validate: number, helperText: false } as const;
  return (
    <>
      <TextInput
        source="account"
        label={t({
          id: 'desk.contract.head',
          context: 'Field of terms of a contract',
          message: 'Account of the head of a line',
        })}
        validate={required()}
        disabled={isKnown}
        helperText={false}
      />
      <SelectInput
        source="kind"
        label={words.kind}
        choices={choices(words.kinds)}
        translateChoice={false}
        validate={required()}
        disabled={isKnown}
        helperText={false}
      />
      <SelectInput
        source="group"
        label={words.group}
        choices={choices(words.groups)}
        translateChoice={false}
        validate={required()}
        disabled={isKnown}
        helperText={false}
      />
      <TierInputs />
      <TextInput
        source="fee"
        label={t({
          id: 'desk.contract.fee',
          context: 'Field of terms of a contract',
          message: 'Fee of dividends (%)',
        })}
        {...text}
      />
      <SelectInput
        source="carry"
        label={t({
          id: 'desk.contract.carry',
          context: 'Field of terms of a contract',
          message: 'If the team wins (dividends)',
        })}
        choices={choices(carries)}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
    </>
  );
}

function useNumberRule() {
  const { t } = useLingui();
  return regex(
    /^[0-9]{1,12}([.,][0-9]{1,4})?$/,
    t({
      id: 'desk.contract.numberRule',
      context: 'Field of terms of a contract',
      message: 'Enter a number such as 1.2',
    }),
  );
}

function TierInputs() {
  const { t } = useLingui();
  const words = useContractWords();
  const number = useNumberRule();
  const types = {
    P: t({
      id: 'desk.contract.type.P',
      context: 'Field of terms of a contract',
      message: 'Share (%)',
    }),
    F: t({
      id: 'desk.contract.type.F',
      context: 'Field of terms of a contract',
      message: 'Fixed sum',
    }),
  };
  const text = { validate: number, helperText: false } as const;
  return (
    <ArrayInput source="tiers" label={words.terms} helperText={false}>
      <SimpleFormIterator inline disableReordering disableClear>
        <SelectInput
          source="rateType"
          label={t({
            id: 'desk.contract.type',
            context: 'Field of terms of a contract',
            message: 'Pays',
          })}
          choices={choices(types)}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <TextInput
          source="rate"
          label={t({
            id: 'desk.contract.rate',
            context: 'Field of terms of a contract',
            message: 'Rate or sum',
          })}
          {...text}
          validate={[required(), number]}
        />
        <TextInput
          source="lossRate"
          label={t({
            id: 'desk.contract.lossRate',
            context: 'Field of terms of a contract',
            message: 'Of lost bets (%)',
          })}
          {...text}
        />
        <TextInput
          source="minimumBet"
          label={t({
            id: 'desk.contract.bet',
            context: 'Field of terms of a contract',
            message: 'Bets from',
          })}
          {...text}
        />
        <TextInput
          source="netLoss"
          label={t({
            id: 'desk.contract.loss',
            context: 'Field of terms of a contract',
            message: 'Loss from',
          })}
          {...text}
        />
        <NumberInput
          source="activeMember"
          label={t({
            id: 'desk.contract.active',
            context: 'Field of terms of a contract',
            message: 'Active members',
          })}
          min={0}
          max={100_000}
          step={1}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
