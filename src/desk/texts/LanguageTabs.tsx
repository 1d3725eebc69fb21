import { useLingui } from '@lingui/react/macro';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { getLocale, isLocaleTag } from '../../../locales/locales.ts';
import { Card } from '../parts/values.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { useBrand } from '../session/DeskContext.tsx';
import styles from './texts.module.css';
import { RichTextInput } from './RichTextInput.tsx';

/** A text that there is one of in each language. */
interface TextField {
  readonly source: string;
  readonly label: string;
  /** Whether a language without it is told as incomplete. */
  readonly isNeeded?: boolean;
  readonly isRich?: boolean;
  readonly isPicture?: boolean;
}

const nameOf = (tag: string) => (isLocaleTag(tag) ? getLocale(tag).nativeName : tag);
const dirOf = (tag: string) => (isLocaleTag(tag) ? getLocale(tag).dir : 'ltr');

/** A tab for each language of the brand, marked where something is missing. */
export function LanguageTabs({ fields }: { fields: readonly TextField[] }) {
  const { t } = useLingui();
  const brand = useBrand();
  const baseId = useId();
  const locales = brand?.locales ?? [];
  const [chosen, setChosen] = useState('');
  const shown = locales.includes(chosen) ? chosen : (locales[0] ?? 'en');
  const values = useWatch() as Record<string, Record<string, string> | undefined>;
  const isMissing = (tag: string) =>
    fields.some(({ source, isNeeded }) => isNeeded && !values[source]?.[tag]);
  const missing = t({
    id: 'desk.content.missing',
    context: 'Mark on the tab of a language without a text',
    message: 'missing',
  });
  return (
    <Card>
      <Tabs
        value={shown}
        onChange={(_event, tag: string) => setChosen(tag)}
        variant="scrollable"
        scrollButtons={false}
        className={styles.tabs}
      >
        {locales.map((tag) => (
          <Tab
            key={tag}
            value={tag}
            id={`${baseId}-${tag}`}
            aria-controls={`${baseId}-panel`}
            label={
              <span>
                {nameOf(tag)}
                {isMissing(tag) ? <em className={styles.missing}> {missing}</em> : null}
              </span>
            }
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={`${baseId}-${shown}`}
        className={styles.texts}
        lang={shown}
        dir={dirOf(shown)}
      >
        {fields.map(({ source, label, isRich, isPicture }) =>
          isPicture ? (
            <PictureInput key={`${source}.${shown}`} source={`${source}.${shown}`} label={label} />
          ) : isRich ? (
            <RichTextInput key={`${source}.${shown}`} source={`${source}.${shown}`} label={label} />
          ) : (
            <TextInput
              key={`${source}.${shown}`}
              source={`${source}.${shown}`}
              label={label}
              helperText={false}
            />
          ),
        )}
      </div>
    </Card>
  );
}
