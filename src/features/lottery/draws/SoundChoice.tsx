import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readLocal, writeLocal } from '../../../platform/storage/storage.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';

const KEY = 'livery.lotterySound';

/** Whether draws are heard: only where somebody asked for it on this device. */
export const isSoundOn = (): boolean => readLocal(KEY) === 'on';

/** Switches the sound of draws on and off; the browser remembers it. */
export function SoundChoice() {
  const { t } = useLingui();
  const [isOn, setOn] = useState(isSoundOn);
  const toggle = () => {
    setOn(!isOn);
    writeLocal(KEY, isOn ? 'off' : 'on');
  };
  return (
    <IconButton
      icon={isOn ? 'sound' : 'silence'}
      aria-pressed={isOn}
      label={t({
        id: 'lottery.sound',
        context: 'Lottery: button that switches the sound of draws on or off',
        message: 'Sound of draws',
      })}
      onClick={toggle}
    />
  );
}
