import type { ComponentType } from 'react';
import { loadLook } from '../looks/loadLook.ts';
import { preparePictures } from '../looks/pictures.ts';
import type { GameProps } from '../parts/gameProps.ts';
import { OriginalsFault } from '../transport/createTransport.ts';
import { SlotScreen } from './SlotScreen.tsx';

/** The screen of a slot game with its look, its pictures read; rejects with `notFound` where nobody drew one. */
export async function prepare(gameId: string): Promise<ComponentType<GameProps>> {
  const look = await loadLook(gameId);
  if (!look) throw new OriginalsFault('notFound');
  await preparePictures(look);
  return function Slot(props: GameProps) {
    return <SlotScreen look={look} {...props} />;
  };
}
