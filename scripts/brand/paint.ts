/** Paints text for a terminal, or leaves it as it is where nobody would see the colours. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  green(text: string): string;
  red(text: string): string;
  /** Two cells of a colour before its hex code. */
  swatch(hex: string): string;
}

const RESET = '\u001b[0m';

/** Paints only where a person sees it. */
export function createPaint(isTerminal: boolean): Paint {
  const style = (code: string) => (text: string) =>
    isTerminal ? `\u001b[${code}m${text}${RESET}` : text;
  return {
    bold: style('1'),
    dim: style('2'),
    green: style('32'),
    red: style('31'),
    swatch: (hex) => (isTerminal ? `${blockOf(hex)} ${hex}` : hex),
  };
}

function blockOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `\u001b[48;2;${red};${green};${blue}m  ${RESET}`;
}
