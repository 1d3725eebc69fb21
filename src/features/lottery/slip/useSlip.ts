import { useEffect, useReducer, useState } from 'react';
import { readLocal, writeLocal } from '../../../platform/storage/storage.ts';
import { readSlip, type KeptSlip, type SlipItem } from './slip.ts';

/** Where the slip of a lottery is kept. */
export const slipKeyOf = (lottery: string) => `livery.slip.${lottery}`;

type Change =
  | { readonly kind: 'add'; readonly items: readonly Omit<SlipItem, 'key'>[] }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'replace'; readonly items: readonly SlipItem[] }
  | { readonly kind: 'set'; readonly settings: Partial<Omit<KeptSlip, 'items'>> };

const isSame = (one: Omit<SlipItem, 'key'>, other: Omit<SlipItem, 'key'>) =>
  one.play === other.play &&
  one.selection === other.selection &&
  one.unitPrice === other.unitPrice &&
  one.series === other.series;

/** The same bet at the same price twice is one line of a higher multiple. */
function addItem(items: readonly SlipItem[], item: Omit<SlipItem, 'key'>): readonly SlipItem[] {
  const same = items.find((own) => isSame(own, item));
  if (same) {
    const multiple = Math.min(9999, same.multiple + item.multiple);
    return items.map((own) => (own === same ? { ...own, multiple } : own));
  }
  const key = String(1 + Math.max(0, ...items.map((own) => Number(own.key) || 0)));
  return [...items, { ...item, key }];
}

/** A slip after a change. */
export function changeSlip(slip: KeptSlip, change: Change): KeptSlip {
  switch (change.kind) {
    case 'add':
      return { ...slip, items: change.items.reduce(addItem, slip.items) };
    case 'remove':
      return { ...slip, items: slip.items.filter(({ key }) => key !== change.key) };
    case 'clear':
      return { ...slip, items: [] };
    case 'replace':
      return { ...slip, items: change.items };
    case 'set':
      return { ...slip, ...change.settings };
  }
}

/** The slip of a lottery. The browser keeps it over a reload, a sign-in and a failure; only a placed bet clears it. */
export function useSlip(lottery: string) {
  const [start] = useState(() => readSlip(readLocal(slipKeyOf(lottery))));
  const [slip, change] = useReducer(changeSlip, start);
  useEffect(() => {
    if (slip !== start) writeLocal(slipKeyOf(lottery), JSON.stringify(slip));
  }, [lottery, slip, start]);
  return { slip, change };
}

export type SlipUse = ReturnType<typeof useSlip>;
