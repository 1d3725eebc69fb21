import { useEffect, useState } from 'react';
import { getCaptcha, getCaptchaSound } from '../../../schemas/api/verification.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { CaptchaField } from '../../ui/fields/CaptchaField.tsx';
import type { InputProps } from '../../ui/fields/TextField.tsx';

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
    http.call(getCaptcha, { signal: abort.signal }).then(
      (png) => !abort.signal.aborted && setPicture(png),
      () => !abort.signal.aborted && setPicture(undefined),
    );
    return () => abort.abort();
  }, [http, version, asked]);

  const listen = async () => {
    setSound(undefined);
    setSound(await http.call(getCaptchaSound).catch(() => undefined));
  };
  return (
    <CaptchaField
      {...field}
      maxLength={16}
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
