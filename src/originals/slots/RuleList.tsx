import { Plural, Trans } from '@lingui/react/macro';
import type { SlotGame } from '../../../schemas/slotGame.schema.ts';
import type { Formats } from '../../platform/i18n/format.ts';
import type { Pictures } from '../skins/pictures.ts';
import { SymbolPicture } from './SymbolPicture.tsx';
import styles from './PaytableDialog.module.css';

/** The rules of a game in plain sentences, beside the symbols that they are about. */
export function RuleList(props: {
  readonly game: SlotGame;
  readonly pictures: Pictures;
  readonly formats: Formats;
}) {
  const { game, pictures, formats } = props;
  return (
    <>
      <h3 className={styles.heading}>
        <Trans id="originals.rules.title" context="Heading above the rules of a slot game">
          Rules
        </Trans>
      </h3>
      <SymbolRules game={game} pictures={pictures} />
      <PlainRules game={game} formats={formats} />
      {game.wins.kind === 'lines' && <Lines lines={game.wins.lines} rows={game.rows} />}
    </>
  );
}

function FreeSpinRule({ freeSpins }: { readonly freeSpins: NonNullable<SlotGame['freeSpins']> }) {
  const [, three = 0, four = 0, five = 0] = freeSpins.spins;
  const { multiplier, most } = freeSpins;
  return (
    <>
      <Trans
        id="originals.rules.freeSpins"
        context="Rule of a slot game; {three}, {four} and {five} are numbers of free spins"
      >
        Three, four or five bring {three}, {four} or {five} free spins, and in free spins further
        ones, up to {most} a round.
      </Trans>{' '}
      {multiplier > 1 && (
        <Trans id="originals.rules.freeFactor" context="Rule; {multiplier} is a small number">
          Wins of free spins count {multiplier} times.
        </Trans>
      )}
    </>
  );
}

function SymbolRules({ game, pictures }: { readonly game: SlotGame; readonly pictures: Pictures }) {
  const idOf = (wanted: string) => game.symbols.find(({ kind }) => kind === wanted)?.id;
  const wild = idOf('wild');
  const scatter = idOf('scatter');
  const { freeSpins } = game;
  const factor = game.symbols.find(({ kind }) => kind === 'wild')?.multiplier;
  return (
    <ul className={styles.rules}>
      {wild && (
        <li className={styles.rule}>
          <SymbolPicture pictures={pictures} id={wild} />
          <p>
            <Trans id="originals.rules.wild" context="Rule of a slot game about its wild symbol">
              Wild: stands for every symbol but the scatter.
            </Trans>{' '}
            {factor && (
              <Trans id="originals.rules.wildFactor" context="Rule; {factor} is a small number">
                Each wild in a line multiplies its win by {factor}.
              </Trans>
            )}
            {freeSpins?.expandingWilds && (
              <Trans id="originals.rules.wildExpands" context="Rule of a slot game about its wild">
                In free spins it fills its whole reel.
              </Trans>
            )}
          </p>
        </li>
      )}
      {scatter && (
        <li className={styles.rule}>
          <SymbolPicture pictures={pictures} id={scatter} />
          <p>
            <Trans id="originals.rules.scatter" context="Rule of a slot game about its scatter">
              Scatter: pays wherever it stands, in whole bets.
            </Trans>{' '}
            {freeSpins && <FreeSpinRule freeSpins={freeSpins} />}
          </p>
        </li>
      )}
    </ul>
  );
}

function PlainRules({ game, formats }: { readonly game: SlotGame; readonly formats: Formats }) {
  const { wins, rows, mostASpin } = game;
  const most = mostASpin && formats.number(mostASpin);
  const ways = formats.number(rows ** 5);
  return (
    <div className={styles.prose}>
      {wins.kind === 'lines' ? (
        <p>
          <Plural
            id="originals.rules.lines"
            context="Rule of a slot game about its lines"
            value={wins.lines.length}
            one="# line. Equal symbols side by side from the left reel on pay; on each line the best win counts."
            other="# lines. Equal symbols side by side from the left reel on pay; on each line the best win counts."
          />
        </p>
      ) : (
        <p>
          <Trans
            id="originals.rules.ways"
            context="Rule of a slot game; {ways} is a number such as 243"
          >
            {ways} ways. Equal symbols on neighbouring reels from the left on pay, in whichever row
            they stand, once for every way.
          </Trans>
        </p>
      )}
      {most && (
        <p>
          <Trans id="originals.rules.most" context="Rule; {most} is a number of bets">
            One spin pays at most {most} bets.
          </Trans>
        </p>
      )}
      <p>
        <Trans id="originals.rules.fair" context="Rule about how results are made">
          Every stop of a reel is as likely. The result is fixed by seeds before the reels turn, and
          you can check each round: see “Fair play”.
        </Trans>
      </p>
      <p>
        <Trans id="originals.rules.broken" context="Rule about a round that was interrupted">
          A round that was interrupted is played to its end by the house and paid once. It is shown
          when you open the game again.
        </Trans>
      </p>
    </div>
  );
}

function Lines(props: { readonly lines: readonly (readonly number[])[]; readonly rows: number }) {
  const { lines, rows } = props;
  return (
    <ol className={styles.lines}>
      {lines.map((line, index) => (
        <li key={index}>
          <svg viewBox={`0 0 50 ${rows * 10}`} aria-hidden="true">
            {line.map((row, reel) => (
              <rect
                key={reel}
                x={reel * 10 + 1}
                y={row * 10 + 1}
                width="8"
                height="8"
                rx="2"
                className={styles.lit}
              />
            ))}
            <rect x="0.5" y="0.5" width="49" height={rows * 10 - 1} rx="3" />
          </svg>
          <span>{index + 1}</span>
        </li>
      ))}
    </ol>
  );
}
