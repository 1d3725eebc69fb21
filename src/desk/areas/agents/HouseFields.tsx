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
import { useContractWords, useTermFields } from './useContractWords.ts';

const choices = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([id, name]) => ({ id, name }));

/** The fields of terms of the house. */
export function HouseFields({ isKnown }: { isKnown: boolean }) {
  const words = useContractWords();
  const fields = useTermFields();
  const number = useNumberRule();
  const text = { validate: number, helperText: false } as const;
  return (
    <>
      <TextInput
        source="account"
        label={fields.account}
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
      <TextInput source="fee" label={fields.fee} {...text} />
      <SelectInput
        source="carry"
        label={fields.carry}
        choices={choices(fields.carries)}
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
  const words = useContractWords();
  const fields = useTermFields();
  const number = useNumberRule();
  const text = { validate: number, helperText: false } as const;
  return (
    <ArrayInput source="tiers" label={words.terms} helperText={false}>
      <SimpleFormIterator inline disableReordering disableClear>
        <SelectInput
          source="rateType"
          label={fields.type}
          choices={choices(fields.types)}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <TextInput source="rate" label={fields.rate} {...text} validate={[required(), number]} />
        <TextInput source="lossRate" label={fields.lossRate} {...text} />
        <TextInput source="minimumBet" label={fields.bet} {...text} />
        <TextInput source="netLoss" label={fields.loss} {...text} />
        <NumberInput
          source="activeMember"
          label={fields.active}
          min={0}
          max={100_000}
          step={1}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
