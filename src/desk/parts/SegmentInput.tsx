import { Plural, useLingui } from '@lingui/react/macro';
import { CheckboxGroupInput, SelectInput, TextInput } from 'react-admin';
import { getLocale, isLocaleTag } from '../../../locales/locales.ts';
import { useSegmentWords } from '../i18n/useSegmentWords.ts';
import { useBrand } from '../session/DeskContext.tsx';
import { CountInput } from './CountInput.tsx';
import styles from './parts.module.css';
import { SEGMENT_NUMBERS } from './segmentValues.ts';

/** Fields of which members something is for. Values are `SegmentValues` under `source`. */
export function SegmentInput({ source }: { source: string }) {
  const { t } = useLingui();
  const { fields, choices } = useSegmentWords();
  const brand = useBrand();
  const languages = (brand?.locales ?? []).map((id) => ({
    id,
    name: isLocaleTag(id) ? getLocale(id).nativeName : id,
  }));
  return (
    <>
      <p className={styles.note}>
        {t({
          id: 'desk.segment.whomHelp',
          context: 'Under that heading',
          message: 'What is left empty narrows nothing. Several in a field: with commas.',
        })}
      </p>
      <CheckboxGroupInput
        source={`${source}.languages`}
        label={fields.languages}
        choices={languages}
        translateChoice={false}
        helperText={false}
      />
      <div className={styles.pair}>
        {SEGMENT_NUMBERS.map((name) => (
          <CountInput
            key={name}
            source={`${source}.${name}`}
            label={fields[name]}
            min={name.startsWith('rank') ? 0 : 1}
            max={name.startsWith('rank') ? 1000 : 3650}
            isOptional
          />
        ))}
        <SelectInput
          source={`${source}.verified`}
          label={fields.isVerified}
          choices={(['any', 'yes', 'no'] as const).map((id) => ({ id, name: choices[id] }))}
          defaultValue="any"
          translateChoice={false}
          helperText={false}
        />
        {(['labels', 'tags', 'countries', 'lines', 'accounts'] as const).map((name) => (
          <TextInput
            key={name}
            source={`${source}.${name}`}
            label={fields[name]}
            helperText={false}
          />
        ))}
      </div>
    </>
  );
}

/** How many members a segment has now, and the accounts of some. */
export function SegmentCount({
  of: { count, sample },
}: {
  of: { readonly count: number; readonly sample: readonly string[] };
}) {
  return (
    <p role="status">
      <Plural
        id="desk.segment.count"
        context="How many members something is for now"
        value={count}
        one="# member"
        other="# members"
      />
      {sample.length > 0 ? `: ${sample.join(', ')}` : null}
      {count > sample.length && sample.length > 0 ? ' …' : null}
    </p>
  );
}
