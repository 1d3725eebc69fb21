import { useEffect, useState } from 'react';
import { readLocal, writeLocal } from '../../../platform/storage/storage.ts';

const KEY = 'livery.lottery.favorites';
const MOST = 30;

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readLocal(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((code): code is string => typeof code === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Lotteries that a visitor keeps, guest or member, in this browser; the latest first. */
export function useFavorites() {
  const [favorites, setFavorites] = useState<readonly string[]>([]);
  // Prerendered pages know of none.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser keeps is read once
  useEffect(() => setFavorites(read()), []);
  const toggle = (code: string) => {
    const others = favorites.filter((own) => own !== code);
    const next = others.length < favorites.length ? others : [code, ...others].slice(0, MOST);
    setFavorites(next);
    writeLocal(KEY, JSON.stringify(next));
  };
  return { favorites, toggle };
}
