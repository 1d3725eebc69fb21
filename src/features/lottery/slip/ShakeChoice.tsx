import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { useMediaQuery } from '../../../ui/motion/useMediaQuery.ts';
import { createShakeWatch } from './shake.ts';

/** Some phones ask first, and only where a press led to it. */
type AskableMotion = typeof DeviceMotionEvent & {
  readonly requestPermission?: () => Promise<'granted' | 'denied'>;
};

async function askLeave(): Promise<boolean> {
  const { requestPermission } = DeviceMotionEvent as AskableMotion;
  if (!requestPermission) return true;
  return (await requestPermission().catch(() => 'denied')) === 'granted';
}

/** Lets a line be picked by shaking the phone; not there on devices that nobody shakes. */
export function ShakeChoice({ onShake }: { onShake: () => void }) {
  const isHandheld = useMediaQuery('(pointer: coarse)') && 'DeviceMotionEvent' in globalThis;
  const [state, setState] = useState<'off' | 'on' | 'denied'>('off');
  const pick = useEffectEvent(onShake);
  useEffect(() => {
    if (state !== 'on') return;
    const isShake = createShakeWatch();
    const hear = ({ acceleration, accelerationIncludingGravity, timeStamp }: DeviceMotionEvent) => {
      const { x, y, z } = acceleration ?? accelerationIncludingGravity ?? {};
      if (isShake({ x: x ?? 0, y: y ?? 0, z: z ?? 0 }, timeStamp)) pick();
    };
    window.addEventListener('devicemotion', hear);
    return () => window.removeEventListener('devicemotion', hear);
  }, [state]);
  if (!isHandheld || state === 'denied') return null;
  const toggle = async () => {
    if (state === 'on') setState('off');
    else setState((await askLeave()) ? 'on' : 'denied');
  };
  return (
    <Button size="small" aria-pressed={state === 'on'} onClick={() => void toggle()}>
      {state === 'on' ? (
        <Trans
          id="lottery.shake.on"
          context="Lottery: button while shaking the phone adds a random line to the slip; pressing it ends that"
        >
          Shake now
        </Trans>
      ) : (
        <Trans
          id="lottery.shake.off"
          context="Lottery: button that lets a random line be picked by shaking the phone"
        >
          Pick by shaking
        </Trans>
      )}
    </Button>
  );
}
