import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createDrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { hashServerSeed } from '../../../engine/games/fairness/serverSeed.ts';
import { drawPrize } from '../../../engine/rewards/promotions.ts';
import { drawRaffle, type PromotionDetail, type RaffleDraw } from '../../api/promotions.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { writeTicketPath } from '../../lib/ticketPath.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import { Button, ButtonLink } from '../../ui/Button/Button.tsx';
import { CallFault } from '../../ui/CentreFrame/CallFault.tsx';
import { useOrderKey } from '../../ui/CentreFrame/useOrderKey.ts';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { ForGuests } from './ForGuests.tsx';
import styles from './Promotions.module.css';
import { CLAIMS } from './promotionWords.ts';
import { useRefresh, useTake } from './useTake.ts';

type Of = NonNullable<PromotionDetail['raffle']>;

/** What can be drawn with its true chances, the next ticket, and tickets of before, each drawn again in the browser. */
export function Raffle({
  of,
  raffle,
  isMember,
}: {
  of: PromotionDetail;
  raffle: Of;
  isMember: boolean;
}) {
  const formats = useFormats();
  const sum = raffle.prizes.reduce((all, { openWeight }) => all + openWeight, 0);
  const [last] = raffle.draws;
  return (
    <>
      <ul role="list" className={styles.prizes}>
        {raffle.prizes.map(({ amount, openWeight, left }, index) => {
          const percent = Number(((openWeight / Math.max(1, sum)) * 100).toFixed(4));
          const chance = `${formats.decimal(String(percent))}%`;
          return (
            <li
              key={`${index} ${amount}`}
              className={styles.prize}
              data-gone={openWeight === 0 ? '' : undefined}
              data-won={last?.prize === index ? '' : undefined}
            >
              <strong>
                <Prize amount={amount} />
              </strong>
              <span className={styles.quiet}>
                {openWeight === 0 ? (
                  <Trans id="promo.prize.gone" context="A prize of a raffle that is sold out">
                    gone
                  </Trans>
                ) : (
                  <Trans id="promo.prize.chance" context="Chance of a prize, such as 9 %">
                    chance {chance}
                  </Trans>
                )}
              </span>
              {left !== null && <Left count={left} />}
            </li>
          );
        })}
      </ul>
      {isMember ? <Next of={of} raffle={raffle} /> : <ForGuests />}
      {raffle.draws.length > 0 && <Drawn draws={raffle.draws} />}
    </>
  );
}

function Prize({ amount }: { amount: string }) {
  return Number(amount) === 0 ? (
    <Trans id="promo.prize.none" context="A prize of a raffle: nothing">
      no win
    </Trans>
  ) : (
    <MoneyText amount={amount} />
  );
}

function Left({ count }: { count: number }) {
  const formats = useFormats();
  const left = formats.number(count);
  return (
    <span className={styles.quiet}>
      <Trans id="promo.prize.left" context="How many of a prize are left; a number">
        {left} left
      </Trans>
    </span>
  );
}

const newSeed = () => crypto.randomUUID().replaceAll('-', '');

function Next({ of, raffle }: { of: PromotionDetail; raffle: Of }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const http = useHttp();
  const refresh = useRefresh();
  const join = useTake(of);
  const { keyOf, settle } = useOrderKey();
  const [clientSeed, setSeed] = useState(newSeed);
  const weights = raffle.prizes.map(({ openWeight }) => openWeight);
  const body = { id: of.id, clientSeed, weights };
  const draw = useMutation({
    mutationFn: () => drawRaffle(http, body, keyOf(body)),
    onSuccess() {
      settle();
      setSeed(newSeed());
    },
    onSettled: refresh,
  });
  const used = formats.number(raffle.used);
  const tickets = formats.number(raffle.tickets);
  return (
    <>
      <p className={styles.quiet}>
        <Trans id="promo.tickets" context="How many tickets of a raffle were drawn; two numbers">
          {used} of {tickets} tickets drawn
        </Trans>
      </p>
      <CallFault cause={draw.error ?? join.error} />
      {of.button === 'join' && (
        <Button kind="primary" wide loading={join.isPending} onClick={() => join.mutate()}>
          <Trans id="promo.join" context="Button: take part in a promotion">
            Join
          </Trans>
        </Button>
      )}
      {of.button === 'claim' && (
        <Button
          kind="primary"
          size="large"
          wide
          loading={draw.isPending}
          onClick={() => draw.mutate()}
        >
          {i18n._(CLAIMS.raffle)}
        </Button>
      )}
      {raffle.hash !== null && (
        <details>
          <summary>
            <Trans id="promo.fair" context="Opens how a raffle is drawn">
              How the draw is kept fair
            </Trans>
          </summary>
          <p className={styles.quiet}>
            <Trans id="promo.fair.text" context="How a raffle is drawn, in plain words">
              The seed of your next ticket is fixed: this is its SHA-256. Your browser adds a seed
              of its own. After the draw the seed is shown, and your browser draws again.
            </Trans>
          </p>
          <p className={styles.seed} dir="ltr">
            {raffle.hash}
          </p>
          <p className={styles.seed} dir="ltr">
            {clientSeed}
          </p>
        </details>
      )}
    </>
  );
}

/** Whether a ticket is what its seeds make of it. */
function isTrue({ serverSeed, hash, clientSeed, nonce, weights, prize }: RaffleDraw): boolean {
  const stream = createDrawStream({ serverSeed, clientSeed, nonce });
  return hashServerSeed(serverSeed) === hash && drawPrize(stream, weights) === prize;
}

function Drawn({ draws }: { draws: readonly RaffleDraw[] }) {
  const formats = useFormats();
  const fairness = useScreenPath('fairness');
  return (
    <ul role="list" className={styles.draws}>
      {draws.map((draw, index) => (
        <li key={draw.id}>
          <details>
            <summary className={index === 0 && Number(draw.amount) > 0 ? styles.won : undefined}>
              <Prize amount={draw.amount} />
              {' · '}
              {formats.dateTime(draw.at)}
              {' · '}
              {isTrue(draw) ? (
                <Trans id="promo.checked" context="A ticket was drawn again in the browser">
                  checked: same result
                </Trans>
              ) : (
                <Trans id="promo.notSame" context="A ticket was drawn again in the browser">
                  checked: another result
                </Trans>
              )}
            </summary>
            <p className={styles.seed} dir="ltr">
              {draw.hash}
              <br />
              {draw.serverSeed}
              <br />
              {`${draw.clientSeed}:${draw.nonce}`}
            </p>
            {fairness !== undefined && (
              <ButtonLink href={writeTicketPath(fairness, draw)} size="small">
                <Trans id="promo.checkTicket" context="Link from a ticket of a raffle to its check">
                  Check this ticket
                </Trans>
              </ButtonLink>
            )}
          </details>
        </li>
      ))}
    </ul>
  );
}
