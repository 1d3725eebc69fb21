import styles from './lotteries.module.css';

type Board = Readonly<Record<string, string | readonly string[]>>;

/** The prizes of a board with their numbers; undefined where a result is a text. */
function readBoard(
  draw: string,
): readonly (readonly [prize: string, numbers: string])[] | undefined {
  if (!draw.startsWith('{')) return undefined;
  return Object.entries(JSON.parse(draw) as Board).map(([prize, numbers]) => [
    prize,
    [numbers].flat().join(' '),
  ]);
}

/** A result in one line. */
export function writeDraw(draw: string | null): string {
  if (draw === null) return '';
  const board = readBoard(draw);
  return board ? board.map((prize) => prize.join(' ')).join(' · ') : draw;
}

/** A result: a board prize by prize, anything else as the text that it is. */
export function Draw({ draw }: { draw: string }) {
  const board = readBoard(draw);
  if (!board) return <p className={styles.result}>{draw}</p>;
  return (
    <dl className={styles.board}>
      {board.map(([prize, numbers]) => (
        <div key={prize}>
          <dt>{prize}</dt>
          <dd>{numbers}</dd>
        </div>
      ))}
    </dl>
  );
}
