import { Trans } from '@lingui/react/macro';
import { createDrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { hashServerSeed } from '../../../engine/games/fairness/serverSeed.ts';
import { drawPrize } from '../../../engine/rewards/promotions.ts';
import type { NamedTicket } from '../../lib/ticketPath.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import styles from './Fairness.module.css';
import { Code, Facts, HashStep, Step, Verdict } from './Step.tsx';

/** Draws a ticket of a raffle once more, from what its address has. */
export function TicketCheck({ ticket }: { ticket: NamedTicket }) {
  const { serverSeed, clientSeed, nonce, hash, weights, prize } = ticket;
  const computedHash = hashServerSeed(serverSeed);
  const drawn = drawPrize(createDrawStream({ serverSeed, clientSeed, nonce }), weights);
  const isBound = computedHash === hash;
  const isSame = drawn === prize;
  return (
    <section className={styles.result}>
      <Verdict isFair={isBound && isSame}>
        {isBound && isSame ? (
          <Trans id="fairness.ticket.fair" context="What came of checking a ticket of a raffle">
            This ticket was drawn as the house was bound to.
          </Trans>
        ) : (
          <Trans id="fairness.ticket.unfair" context="What came of checking a ticket of a raffle">
            This ticket does not come of these seeds.
          </Trans>
        )}
      </Verdict>
      <ol role="list" className={styles.steps}>
        <HashStep isGood={isBound} seed={serverSeed} shownHash={hash} computedHash={computedHash} />
        <Step
          isGood={isSame}
          title={
            <Trans id="fairness.ticket.step" context="Second step of checking a ticket of a raffle">
              The seeds draw the same prize
            </Trans>
          }
        >
          <Facts
            entries={[
              [
                <Trans key="own" id="fairness.ticket.own" context="Name of a seed">
                  Seed of the member
                </Trans>,
                <Code key="ownValue">{`${clientSeed}:${nonce}`}</Code>,
              ],
            ]}
          />
          <Chances ticket={ticket} drawn={drawn} />
        </Step>
      </ol>
    </section>
  );
}

/** Every prize with its weight, and which one the seeds draw. */
function Chances({ ticket: { weights, amounts }, drawn }: { ticket: NamedTicket; drawn: number }) {
  const formats = useFormats();
  return (
    <Facts
      entries={weights.map((weight, index) => {
        const chance = formats.number(weight);
        return [
          <MoneyText key="amount" amount={amounts[index]!} />,
          index === drawn ? (
            <strong key="drawn">
              <Trans id="fairness.ticket.drawn" context="At the prize that was drawn; its weight">
                {chance} · drawn
              </Trans>
            </strong>
          ) : (
            chance
          ),
        ] as const;
      })}
    />
  );
}
