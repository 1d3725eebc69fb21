import { useLingui } from '@lingui/react/macro';
import {
  ArrayInput,
  required,
  ResourceContextProvider,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CATEGORIES } from '../../../../schemas/api/games.ts';
import { saveMission } from '../../../../schemas/desk/missions.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { CATEGORIES as CATEGORY_WORDS } from '../../i18n/recordWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { AmountInput } from '../../parts/AmountInput.tsx';
import { CountInput } from '../../parts/CountInput.tsx';
import { useBrand } from '../../session/DeskContext.tsx';
import { TextsInput } from '../../texts/TextsInput.tsx';
import { toTerms, type MissionItem, type Terms, type Values } from './missionBody.ts';
import { useMissionFields, useMissionGoals, useMissionWords } from './useMissionWords.ts';

const today = () => new Date().toISOString().slice(0, 10);
const DAYS = 30;
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The button that writes a mission or leaderboard, with its dialog; without one, a new one. */
export function EditMission({ of }: { of?: MissionItem }) {
  const { t } = useLingui();
  const first: Partial<Values> = {
    kind: 'mission',
    event: 'validBet',
    score: 'validBet',
    categories: [],
    period: 'daily',
    from: today(),
    to: inDays(DAYS),
    turnover: '1',
    claimDays: 7,
    minLevel: 0,
    minIdentity: 0,
    place: 100,
    prizes: [],
  };
  return (
    <ActionButton<typeof saveMission, Values>
      endpoint={saveMission}
      size={of ? 'small' : undefined}
      variant={of ? 'outlined' : 'contained'}
      width="md"
      reason="none"
      label={
        of
          ? t({ id: 'desk.missions.edit', context: 'Button', message: 'Edit' })
          : t({ id: 'desk.missions.add', context: 'Button', message: 'New' })
      }
      title={t({
        id: 'desk.missions.editTitle',
        context: 'Heading of a dialog',
        message: 'Mission or leaderboard',
      })}
      lead={t({
        id: 'desk.missions.editLead',
        context: 'In the dialog that writes a mission',
        message: 'Saved as a draft. It holds once it is published.',
      })}
      confirm={t({
        id: 'desk.missions.save',
        context: 'Button of a dialog',
        message: 'Save the draft',
      })}
      defaultValues={of ? { ...first, ...of.terms, place: of.place } : first}
      fields={
        <ResourceContextProvider value="missions">
          <Fields isNew={!of} />
        </ResourceContextProvider>
      }
      toBody={({ place, ...values }) => ({
        ...(of && { id: of.id }),
        place,
        terms: toTerms(values),
      })}
    />
  );
}

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

function Fields({ isNew }: { isNew: boolean }) {
  const words = { ...useMissionWords(), ...useMissionGoals(), ...useMissionFields() };
  const word = useWord();
  const brand = useBrand();
  const kind = useWatch({ name: 'kind' }) as Terms['kind'];
  const select = { translateChoice: false, validate: required(), helperText: false } as const;
  return (
    <>
      <SelectInput
        source="kind"
        label={words.kind}
        choices={choicesOf(words.kinds)}
        disabled={!isNew}
        {...select}
      />
      {kind === 'mission' ? <MissionFields /> : <LeaderboardFields />}
      <SelectArrayInput
        source="categories"
        label={words.categories}
        choices={CATEGORIES.map((id) => ({ id, name: word(CATEGORY_WORDS, id) }))}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput
        source="period"
        label={words.period}
        choices={choicesOf(words.periods)}
        {...select}
      />
      <TextInput
        source="from"
        type="date"
        label={words.from}
        validate={required()}
        helperText={false}
      />
      <TextInput
        source="to"
        type="date"
        label={words.to}
        validate={required()}
        helperText={false}
      />
      <TextInput
        source="turnover"
        label={words.turnover}
        validate={required()}
        helperText={false}
      />
      <CountInput source="claimDays" label={words.claimDays} min={1} max={60} />
      <CountInput source="minLevel" label={words.minLevel} min={0} max={1000} />
      <CountInput source="minIdentity" label={words.minIdentity} min={0} max={20} />
      <CountInput source="place" label={words.place} min={0} max={1_000_000} />
      {(brand?.locales ?? []).map((tag) => (
        <TextsInput key={tag} tag={tag} isNeeded={tag === brand?.locales[0]} words={words} />
      ))}
    </>
  );
}

function MissionFields() {
  const words = { ...useMissionGoals(), ...useMissionFields() };
  const currency = useBrand()?.currency ?? '';
  return (
    <>
      <SelectInput
        source="event"
        label={words.goal}
        choices={choicesOf(words.events)}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
      <AmountInput source="target" label={words.target} />
      <AmountInput source="reward" label={`${words.reward} (${currency})`} />
    </>
  );
}

function LeaderboardFields() {
  const words = { ...useMissionGoals(), ...useMissionFields() };
  const currency = useBrand()?.currency ?? '';
  return (
    <>
      <SelectInput
        source="score"
        label={words.goal}
        choices={choicesOf(words.scores)}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
      <ArrayInput source="prizes" label={words.prizes} helperText={false}>
        <SimpleFormIterator inline disableReordering disableClear>
          <CountInput source="from" label={words.fromPlace} min={1} max={1000} />
          <CountInput source="to" label={words.toPlace} min={1} max={1000} />
          <AmountInput source="amount" label={`${words.reward} (${currency})`} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
