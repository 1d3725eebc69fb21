import { useEffect, useState } from 'react';
import { getCaptcha, getCaptchaSound } from '../../../schemas/api/verification.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { CaptchaField } from '../../ui/fields/CaptchaField.tsx';
import type { InputProps } from '../../ui/fields/TextField.tsx';

/** The gateway draws one picture a second; who goes from one form to the next meanwhile waits that long. */
const GAP_MS = 1000;

const isTooSoon = (refusal: unknown) =>
  refusal instanceof Problem && refusal.code === 'tooManyRequests';

/** The gateway's picture of digits, a new one for every try. */
export function CaptchaInput({
  version,
  ...field
}: InputProps & {
  fault?: string;
  /** A picture is good for one try: another number fetches another. */
  version: number;
}) {
  const http = useHttp();
  const [picture, setPicture] = useState<string | null | undefined>(null);
  const [sound, setSound] = useState<string>();
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = (mayWait: boolean): Promise<void> =>
      http.call(getCaptcha, { signal }).then(
        (png) => void (!signal.aborted && setPicture(png)),
        (refusal: unknown) => {
          if (signal.aborted) return;
          if (mayWait && isTooSoon(refusal)) timer = setTimeout(() => void draw(false), GAP_MS);
          else setPicture(undefined);
        },
      );
    void draw(true);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [http, version, asked]);

  const listen = async () => {
    setSound(undefined);
    setSound(await http.call(getCaptchaSound).catch(() => undefined));
  };
  return (
    <CaptchaField
      {...field}
      maxLength={64}
      picture={picture}
      sound={sound}
      onRefresh={() => {
        setSound(undefined);
        setAsked(asked + 1);
      }}
      onListen={() => void listen()}
    />
  );
}
