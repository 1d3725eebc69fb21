import { useLingui } from '@lingui/react/macro';
import { drawParts, type DrawnPart } from '../../lib/drawBalls.ts';
import { Ball, Die } from './Ball.tsx';
import styles from './DrawnBalls.module.css';

/** What was drawn, in its order, which stays in right-to-left pages too. Blank where there is no result. */
export function DrawnBalls({
  family,
  draw,
  size = 'small',
  blanks = 5,
}: {
  family: string;
  draw: unknown;
  size?: 'small' | 'medium';
  /** Blank places where there is no result. */
  blanks?: number;
}) {
  const { t } = useLingui();
  const parts = drawParts(family, draw);
  if (parts.length === 0) {
    return (
      <span
        className={styles.balls}
        dir="ltr"
        role="img"
        aria-label={t({
          id: 'ball.none',
          context: 'In place of the numbers of a draw that has no result',
          message: 'No result yet',
        })}
      >
        {Array.from({ length: blanks }, (_, at) => (
          <span key={at} className={styles.blank} data-size={size} />
        ))}
      </span>
    );
  }
  return (
    <span className={styles.balls} dir="ltr">
      {parts.map((part, at) => (
        <Part key={at} part={part} size={size} />
      ))}
    </span>
  );
}

function Part({ part, size }: { part: DrawnPart; size: 'small' | 'medium' }) {
  const { symbol, tone, role, kind } = part;
  if (kind === 'die') return <Die value={Number(symbol)} size={size} />;
  if (kind === 'number') {
    return (
      <span className={styles.number} data-size={size}>
        <PrizeWord role={role} />
        {symbol}
      </span>
    );
  }
  return (
    <>
      {role === 'special' && (
        <span className={styles.plus} aria-hidden="true">
          +
        </span>
      )}
      <Ball symbol={symbol} tone={tone} size={size} />
    </>
  );
}

/** A prize in the letters that everybody who plays knows it by. */
function PrizeWord({ role }: { role: string | undefined }) {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    DB: t({
      id: 'ball.prize.special',
      context: 'Before the special prize of a Vietnamese lottery; as short as can be',
      message: 'SP',
    }),
    G1: t({
      id: 'ball.prize.first',
      context: 'Before the first prize of a Vietnamese lottery; as short as can be',
      message: '1st',
    }),
    top: t({
      id: 'ball.prize.top',
      context: 'Before the upper digits of a Thai-style lottery; as short as can be',
      message: 'Top',
    }),
    bottom: t({
      id: 'ball.prize.bottom',
      context: 'Before the lower digits of a Thai-style lottery; as short as can be',
      message: 'Bottom',
    }),
  };
  return <span className={styles.role}>{(role && words[role]) ?? role}</span>;
}
