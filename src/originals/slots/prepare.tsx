import type { ComponentType } from 'react';
import { loadSkin } from '../skins/loadSkin.ts';
import { preparePictures } from '../skins/pictures.ts';
import type { GameProps } from '../parts/gameProps.ts';
import { OriginalsFault } from '../transport/createTransport.ts';
import { SlotScreen } from './SlotScreen.tsx';

/** The screen of a slot game with its skin, its pictures read; rejects with `notFound` where nobody drew one. */
export async function prepare(gameId: string): Promise<ComponentType<GameProps>> {
  const skin = await loadSkin(gameId);
  if (!skin) throw new OriginalsFault('notFound');
  await preparePictures(skin);
  return function Slot(props: GameProps) {
    return <SlotScreen skin={skin} {...props} />;
  };
}
