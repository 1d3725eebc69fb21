import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { regex, required, SelectInput, TextInput } from 'react-admin';
import type { ContentKind } from '../../../../schemas/content.schema.ts';
import { MomentInput } from '../../parts/MomentInput.tsx';
import styles from './content.module.css';
import { AS_PLATFORM, CHOICES } from './choiceWords.ts';

/** As it is written, whatever the language. */
const EXAMPLE_SUBJECT = 'screen:promotions';

/** One of the values that a field may have. */
export function ChoiceInput({
  field,
  label,
  withPlatform = false,
}: {
  field: keyof typeof CHOICES;
  label: string;
  withPlatform?: boolean;
}) {
  const { i18n } = useLingui();
  const choices = Object.entries(CHOICES[field]).map(([id, name]) => ({ id, name: i18n._(name) }));
  return (
    <SelectInput
      source={field}
      label={label}
      choices={withPlatform ? [{ id: 'platform', name: i18n._(AS_PLATFORM) }, ...choices] : choices}
      translateChoice={false}
      helperText={false}
      validate={required()}
    />
  );
}

/** Yes, no, or as whoever decides otherwise has it. */
export function MarkInput({
  source,
  label,
  platform = AS_PLATFORM,
}: {
  source: string;
  label: string;
  platform?: MessageDescriptor;
}) {
  const { t, i18n } = useLingui();
  return (
    <SelectInput
      source={source}
      label={label}
      choices={[
        { id: 'platform', name: i18n._(platform) },
        { id: 'true', name: t({ id: 'desk.content.yes', context: 'Choice', message: 'Yes' }) },
        { id: 'false', name: t({ id: 'desk.content.no', context: 'Choice', message: 'No' }) },
      ]}
      translateChoice={false}
      helperText={false}
      validate={required()}
    />
  );
}

/** The short name of a new entry, by its kind. */
export function IdField({ kind }: { kind: ContentKind }) {
  const { t } = useLingui();
  const rule = kind === 'help' ? /^[a-z][a-zA-Z0-9-]{0,63}$/ : /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/;
  return (
    <TextInput
      source="id"
      label={
        kind === 'affiliates'
          ? t({ id: 'desk.content.code', context: 'Label of the field', message: 'Code' })
          : t({
              id: 'desk.content.id',
              context: 'Label of the field: a short name',
              message: 'Short name',
            })
      }
      helperText={t({
        id: 'desk.content.idHelp',
        context: 'Help under the field of the short name',
        message: 'Letters, digits and hyphens. It stays the same when the rest changes.',
      })}
      validate={[
        required(),
        regex(
          rule,
          t({
            id: 'desk.content.idRule',
            context: 'Under the field of the short name',
            message: 'Use letters, digits and hyphens, beginning with a letter',
          }),
        ),
      ]}
    />
  );
}

/** The screen or feature that a text is about. */
export function AboutInput() {
  const { t } = useLingui();
  return (
    <TextInput
      source="about"
      label={t({
        id: 'desk.content.about',
        context: 'Label of the field: a screen or feature',
        message: 'About',
      })}
      placeholder={EXAMPLE_SUBJECT}
      helperText={t({
        id: 'desk.content.aboutHelp',
        context: 'Help under the field',
        message: 'A screen or feature. It then shows only while the brand has that.',
      })}
    />
  );
}

/** When an entry begins and ends to show. */
export function Times() {
  const { t } = useLingui();
  return (
    <div className={styles.pair}>
      <MomentInput
        source="startsAt"
        helperText={false}
        label={t({
          id: 'desk.content.startsAt',
          context: 'Label of the field',
          message: 'Shows from',
        })}
      />
      <MomentInput
        source="endsAt"
        helperText={false}
        label={t({
          id: 'desk.content.endsAt',
          context: 'Label of the field',
          message: 'Shows until',
        })}
      />
    </div>
  );
}
