import { required, TextInput } from 'react-admin';
import { getLocale, isLocaleTag } from '../../../locales/locales.ts';
import { PictureInput } from '../pictures/PictureInput.tsx';

/** Title, text and picture in one language, `texts.<tag>` of a form; a language without a title is left out. */
export function TextsInput({
  tag,
  isNeeded,
  words,
}: {
  tag: string;
  isNeeded: boolean;
  words: { readonly title: string; readonly text: string; readonly picture: string };
}) {
  const name = isLocaleTag(tag) ? getLocale(tag).nativeName : tag;
  return (
    <>
      <TextInput
        source={`texts.${tag}.title`}
        label={`${words.title} · ${name}`}
        validate={isNeeded ? required() : undefined}
        helperText={false}
      />
      <TextInput
        source={`texts.${tag}.text`}
        label={`${words.text} · ${name}`}
        multiline
        minRows={2}
        helperText={false}
      />
      <PictureInput source={`texts.${tag}.picture`} label={`${words.picture} · ${name}`} />
    </>
  );
}
