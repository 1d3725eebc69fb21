/**
 * Colours that are data: which ball is red is a fact of a lottery, whatever the brand or the scheme. Each holds its ink at
 * a contrast of 4.5 or more. They come with a mark of their own wherever they tell something.
 */
export const DATA_COLORS = {
  'data-red': '#c8202f',
  'data-blue': '#1f5fc4',
  'data-green': '#147a43',
  'data-yellow': '#f2c41d',
  'data-orange': '#f08a24',
  'data-cyan': '#37c3dc',
  'data-purple': '#6a3fc0',
  'data-brown': '#7c3b1e',
  'data-slate': '#454b54',
  'data-silver': '#b9bfc8',
  /** Ink on the dark ones and on the light ones. */
  'data-ink-light': '#ffffff',
  'data-ink-dark': '#17130f',
} as const;
