import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { BANKER_RULE } from '../../../engine/games/baccarat/baccaratKind.ts';
import { findChances, returnOfSpot } from '../../../engine/games/baccarat/figures.ts';
import { SPOT_IDS } from '../../../engine/games/baccarat/spots.ts';
import type { Formats } from '../../platform/i18n/format.ts';
import styles from '../table/TablePays.module.css';
import { writeOdds } from './Cloth.tsx';
import { useSpotWords } from './useBaccaratNames.ts';

/** What the bets of baccarat pay, their exact return, and the rules. */
export function Pays({ formats }: { readonly formats: Formats }) {
  return (
    <>
      <PaysTable formats={formats} />
      <Rules />
    </>
  );
}

function PaysTable({ formats }: { readonly formats: Formats }) {
  const words = useSpotWords();
  const [chances] = useState(() => findChances());
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="originals.table.bet" context="Head of a column of kinds of bets">
              Bet
            </Trans>
          </th>
          <th scope="col">
            <Trans id="originals.table.pays" context="Head of a column of odds such as 35 to 1">
              Pays
            </Trans>
          </th>
          <th scope="col">
            <Trans
              id="originals.paytable.return"
              context="Label of a percentage: exact long-run return"
            >
              Return to player
            </Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {SPOT_IDS.map((id) => {
          const { over, under } = returnOfSpot(id, BANKER_RULE, chances);
          const percent = Number((over * 1_000_000n + under / 2n) / under) / 10_000;
          return (
            <tr key={id}>
              <th scope="row">{words[id]}</th>
              <td>{writeOdds(id)}</td>
              <td>{`${formats.number(percent)} %`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Rules() {
  return (
    <div className={styles.prose}>
      <h3 className={styles.heading}>
        <Trans id="originals.rules.title" context="Heading above the rules of a slot game">
          Rules
        </Trans>
      </h3>
      <p>
        <Trans id="originals.baccarat.rule.count" context="Rule of baccarat">
          An ace counts 1, cards from 2 to 9 their number, tens and pictures nothing; of the sum
          only the last figure counts. The hand nearer to 9 wins. Each round is dealt from a freshly
          shuffled shoe of eight decks.
        </Trans>
      </p>
      <p>
        <Trans id="originals.baccarat.rule.third" context="Rule of baccarat about third cards">
          With 8 or 9 on either side both stand. Otherwise the player takes a third card up to 5.
          The banker takes one up to 5 if the player stood; else up to 2 always, with 3 unless the
          player’s third card is an 8, with 4 on 2 to 7, with 5 on 4 to 7, with 6 on 6 or 7.
        </Trans>
      </p>
      <p>
        <Trans
          id="originals.baccarat.rule.tie"
          context="Rule of baccarat about ties and commission"
        >
          On a tie, bets on player and banker go back. The banker’s win pays 0.95 to 1. Small wins
          with four cards in all, big with five or six, banker six when the banker wins with 6.
        </Trans>
      </p>
      <p>
        <Trans
          id="originals.baccarat.rule.place"
          context="Rule of baccarat about chips that are only laid, and a lost connection"
        >
          Chips count once you place them and the table confirms it. A bet that stands cannot be
          taken back; it is played even if your connection breaks, and what it wins is paid.
        </Trans>
      </p>
    </div>
  );
}
