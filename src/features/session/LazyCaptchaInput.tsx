import { lazy, Suspense, type ComponentProps } from 'react';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import styles from './session.module.css';

const CaptchaInput = lazy(
  loadChunk(async () => ({ default: (await import('./CaptchaInput.tsx')).CaptchaInput })),
);

/** The captcha of a form: most forms never show it, so its script comes when one does. Its room is kept meanwhile. */
export function LazyCaptchaInput(props: ComponentProps<typeof CaptchaInput>) {
  return (
    <Suspense fallback={<div className={styles.captchaRoom} />}>
      <CaptchaInput {...props} />
    </Suspense>
  );
}
