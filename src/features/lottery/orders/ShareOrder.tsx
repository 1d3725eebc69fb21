import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { OrderDetail } from '../../../api/lottery.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { writePlace } from '../lotteryPaths.ts';
import { nameBet } from '../words/nameOf.ts';
import { writeSelection } from '../words/writeSelection.ts';

const SAID_MS = 2_500;
/** Lines that are told; a share is read at a glance. */
const MOST_LINES = 3;

/**
 * Shares what was bet, or that it won, by the device's own sheet, else by the clipboard. It says nothing of who bet, for how
 * much, and what it paid; its link leads to the lottery.
 */
export function ShareOrder({
  order,
  items,
  path,
}: Pick<OrderDetail, 'order' | 'items'> & { path: string }) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const lottery = useLotteryName()(order);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const share = async () => {
    const title =
      order.state === 'won'
        ? t({
            id: 'lottery.share.won',
            context: 'Lottery: shared with friends after a win; {lottery} is its name',
            message: `I won at ${lottery}!`,
          })
        : t({
            id: 'lottery.share.bet',
            context: 'Lottery: shared with friends; {lottery} is the name of what was bet on',
            message: `My numbers for ${lottery}`,
          });
    const lines = items
      .slice(0, MOST_LINES)
      .map(({ play, selection }) => `${nameBet(play, i18n)}: ${writeSelection(selection, i18n)}`);
    const text = [title, ...lines].join('\n');
    const link = writePlace(path, { gameCode: order.lottery });
    const url = new URL(link, window.location.origin).href;
    const told = { title, text, url };
    // Who closes the sheet shares nothing; that is no failure to be told.
    if (typeof navigator.share === 'function') await navigator.share(told).catch(() => undefined);
    else await navigator.clipboard?.writeText(`${text}\n${url}`).then(() => setCopied(true));
  };
  return (
    <Button icon={isCopied ? 'check' : 'share'} onClick={() => void share().catch(() => undefined)}>
      <span aria-live="polite">
        {isCopied ? (
          <Trans
            id="lottery.share.copied"
            context="Lottery: button whose press has copied a text to be shared"
          >
            Copied
          </Trans>
        ) : (
          <Trans id="lottery.share" context="Lottery: button that shares a bet with friends">
            Share
          </Trans>
        )}
      </span>
    </Button>
  );
}
