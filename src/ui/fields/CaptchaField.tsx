import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, Volume2 } from 'lucide-react';
import { useRef } from 'react';
import styles from './CaptchaField.module.css';
import type { FieldWords } from './Field.tsx';
import fieldStyles from './Field.module.css';
import { TextField, type InputProps } from './TextField.tsx';

/** Shortest time between two pictures. */
const REFRESH_GAP_MS = 1000;

/** Digits in a picture, to be copied; another picture and the same digits as a sound are one press away. */
export function CaptchaField(
  props: Omit<FieldWords, 'label'> &
    InputProps & {
      /** The picture as base64 of a PNG; null while it comes, undefined where it did not. */
      picture: string | null | undefined;
      /** The sound as base64 of a WAV, once it was asked for. */
      sound?: string;
      onRefresh: () => void;
      onListen: () => void;
    },
) {
  const { picture, sound, onRefresh, onListen, ...field } = props;
  const { t } = useLingui();
  const lastRefresh = useRef(-REFRESH_GAP_MS);
  const refresh = ({ timeStamp }: { timeStamp: number }) => {
    if (timeStamp - lastRefresh.current < REFRESH_GAP_MS) return;
    lastRefresh.current = timeStamp;
    onRefresh();
  };
  const another = t({
    id: 'form.captcha.another',
    context: 'Button around the picture of digits: show another picture',
    message: 'Show another picture',
  });
  return (
    <div className={styles.captcha}>
      <TextField
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        {...field}
        label={
          <Trans id="form.captcha.label" context="Label: the digits that a picture shows">
            Digits in the picture
          </Trans>
        }
        inside={
          <button
            type="button"
            className={fieldStyles.action}
            aria-label={t({
              id: 'form.captcha.listen',
              context: 'Button: read the digits of the picture aloud',
              message: 'Hear the digits',
            })}
            onClick={onListen}
          >
            <Volume2 size={20} strokeWidth={1.75} aria-hidden />
          </button>
        }
      />
      <button
        type="button"
        className={styles.picture}
        aria-label={another}
        title={another}
        onClick={refresh}
      >
        {picture ? (
          <img src={`data:image/png;base64,${picture}`} alt="" width={160} height={56} />
        ) : (
          <span className={styles.missing} data-loading={picture === null || undefined}>
            <RotateCw size={20} strokeWidth={1.75} aria-hidden />
          </span>
        )}
      </button>
      {sound && <audio key={sound} src={`data:audio/wav;base64,${sound}`} autoPlay />}
    </div>
  );
}
