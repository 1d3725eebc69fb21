import { markSixTone, rankTone, type BallTone } from './ballTone.ts';

/** What was drawn, ready to be drawn: balls, dice, or a number of several digits. */
export interface DrawnPart {
  readonly kind: 'ball' | 'die' | 'number';
  readonly symbol: string;
  readonly tone: BallTone;
  /** What it is: the special ball, or a prize such as `DB`, `1`, `top`. */
  readonly role?: string;
}

type DrawObject = Readonly<Record<string, unknown>>;

const ball = (symbol: string, tone: BallTone = 'plain', role?: string): DrawnPart => ({
  kind: 'ball',
  symbol,
  tone,
  role,
});
const number = (symbol: unknown, role: string): DrawnPart[] =>
  typeof symbol === 'string' ? [{ kind: 'number', symbol, tone: 'plain', role }] : [];

const split = (text: string) => (text.includes(',') ? text.split(',') : [...text]);

/** The parts of a result that a card shows: of a board its first prizes. Nothing for what is no result. */
export function drawParts(family: string, draw: unknown): readonly DrawnPart[] {
  if (typeof draw === 'string') {
    const symbols = split(draw);
    if (family === 'PK10') return symbols.map((symbol) => ball(symbol, rankTone(Number(symbol))));
    if (family === 'K3') return symbols.map((symbol) => ({ ...ball(symbol), kind: 'die' }));
    return symbols.map((symbol) => ball(symbol));
  }
  if (typeof draw !== 'object' || draw === null) return [];
  const { main, special, A } = draw as DrawObject;
  if (Array.isArray(main)) {
    const marked = (value: unknown, role?: string) =>
      ball(String(value).padStart(2, '0'), markSixTone(Number(value)), role);
    const own = main.map((value) => marked(value));
    return special === undefined ? own : [...own, marked(special, 'special')];
  }
  if (typeof A === 'object' && A !== null) return drawParts(family, A);
  const prizes = draw as DrawObject;
  if ('top' in prizes)
    return [...number(prizes['top'], 'top'), ...number(prizes['bottom'], 'bottom')];
  if ('DB' in prizes || 'G1' in prizes)
    return [...number(prizes['DB'], 'DB'), ...number(prizes['G1'], 'G1')];
  return ['1', '2', '3'].flatMap((prize) => number(prizes[prize], prize));
}
