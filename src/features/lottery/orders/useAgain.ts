import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '../../../api/lottery.ts';
import { readLocal, writeLocal } from '../../../platform/storage/storage.ts';
import { writePlace } from '../lotteryPaths.ts';
import { readSlip } from '../slip/slip.ts';
import { changeSlip, slipKeyOf } from '../slip/useSlip.ts';

/** Puts the lines of an old bet on the slip of its lottery and goes there; their odds are confirmed when they are placed. */
export function useAgain(path: string) {
  const navigate = useNavigate();
  return ({ lottery }: OrderDetail['order'], items: OrderDetail['items']) => {
    const key = slipKeyOf(lottery);
    const slip = changeSlip(readSlip(readLocal(key)), {
      kind: 'add',
      items: items.map(({ play, selection, units, unitPrice, multiple, series, odds }) => ({
        play,
        selection,
        units,
        unitPrice,
        multiple,
        ...(series === null ? { odds } : { series }),
      })),
    });
    writeLocal(key, JSON.stringify(slip));
    void navigate(writePlace(path, { gameCode: lottery }));
  };
}
