import type { GameCategory } from '../../../../schemas/api/games.ts';
import type { DeskBodyOf, DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type {
  listPointItems,
  publishPointTerms,
  savePointItem,
} from '../../../../schemas/desk/points.ts';
import { toAmount } from '../../parts/AmountInput.tsx';

type WireTerms = DeskBodyOf<typeof publishPointTerms>['terms'];

/** An item as the list has it. */
export type PointItem = DeskValueOf<typeof listPointItems>['items'][number];
type WireItem = DeskBodyOf<typeof savePointItem>;

/** What the form of terms of points has. */
export interface PointValues {
  readonly ratios?: Readonly<Partial<Record<GameCategory, string | null>>>;
  readonly isChanged?: boolean;
  readonly step?: number | null;
  readonly amount?: string | null;
  readonly dayCap?: number | null;
  readonly turnover?: string | null;
}

/** Terms of what was typed; a category without an amount is left out. */
export const toPointTerms = ({
  ratios = {},
  isChanged,
  step,
  amount,
  dayCap,
  turnover,
}: PointValues): WireTerms => ({
  ratios: Object.fromEntries(
    Object.entries(ratios).flatMap(([id, typed]) => (typed ? [[id, toAmount(typed)]] : [])),
  ),
  ...(isChanged && {
    conversion: {
      step: step ?? 0,
      amount: toAmount(amount ?? ''),
      ...(typeof dayCap === 'number' && { dayCap }),
      turnover: toAmount(turnover ?? ''),
    },
  }),
});

/** The form of terms. */
export const toPointValues = ({ ratios, conversion }: WireTerms): PointValues => ({
  ratios,
  isChanged: conversion !== undefined,
  step: 100,
  turnover: '1',
  ...conversion,
});

interface ItemTexts {
  readonly title?: string | null;
  readonly text?: string | null;
  readonly picture?: string | null;
}

/** What the form of an item has. */
export interface ItemValues extends Pick<WireItem, 'isGoods' | 'points' | 'minLevel' | 'place'> {
  readonly isShown: boolean;
  readonly stock?: number | null;
  readonly perMember?: number | null;
  readonly texts?: Readonly<Record<string, ItemTexts>>;
}

/** An item of what was typed; languages without a title are left out. */
export const toItem = ({
  isShown,
  stock,
  perMember,
  texts = {},
  ...values
}: ItemValues): Omit<WireItem, 'id' | 'reason'> => ({
  place: values.place,
  isGoods: values.isGoods,
  points: values.points,
  minLevel: values.minLevel,
  state: isShown ? 'shown' : 'hidden',
  ...(typeof stock === 'number' && { stock }),
  ...(typeof perMember === 'number' && { perMember }),
  texts: Object.fromEntries(
    Object.entries(texts).flatMap(([tag, { title, text, picture }]) =>
      title ? [[tag, { title, text: text ?? '', ...(picture && { picture }) }]] : [],
    ),
  ),
});

/** The form of an item. */
export const toItemValues = ({ state, texts, ...item }: PointItem): Partial<ItemValues> => ({
  isGoods: item.isGoods,
  points: item.points,
  minLevel: item.minLevel,
  place: item.place,
  stock: item.stock,
  perMember: item.perMember,
  isShown: state === 'shown',
  texts: texts as ItemValues['texts'],
});
