import { useState, type ReactNode } from 'react';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { Button } from '../Button/Button.tsx';

const loadPicture = loadChunk(() => import('./qrPicture.ts'));

/** A button that saves a text as the picture of its QR code, `<name>.png`. */
export function SaveQr({
  text,
  name,
  children,
}: {
  text: string;
  name: string;
  children: ReactNode;
}) {
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    loadPicture()
      .then(({ saveQrPicture }) => saveQrPicture(text, `${name}.png`))
      // The code stands above to be photographed.
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Button icon="image" loading={isBusy} onClick={save}>
      {children}
    </Button>
  );
}
