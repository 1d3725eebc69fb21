import { expect, userEvent, waitFor, within } from 'storybook/test';

type Play = (context: { canvasElement: HTMLElement }) => Promise<void>;

const getRoot = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLElement>('[aria-roledescription]')!;
const getDots = (canvas: HTMLElement) => {
  const current = getRoot(canvas).querySelector('button[aria-current]')!;
  return within(current.parentElement!).getAllByRole('button');
};
const getCurrent = (canvas: HTMLElement) =>
  getDots(canvas).findIndex((dot) => dot.getAttribute('aria-current') === 'true');

/** Every button of the carousel after its dots: pause (where it moves by itself), previous, next. */
const getMoves = (canvas: HTMLElement) => {
  const dots = getDots(canvas);
  return within(getRoot(canvas))
    .getAllByRole('button', { hidden: true })
    .filter((button) => !dots.includes(button));
};

const stands = (canvas: HTMLElement, at: number) =>
  waitFor(() => expect(getCurrent(canvas)).toBe(at));

/** Goes on, back, round the end, and to a place by its dot. */
export const playButtons: Play = async ({ canvasElement }) => {
  const [previous, next] = getMoves(canvasElement).slice(-2);
  await stands(canvasElement, 0);
  await userEvent.click(next!);
  await stands(canvasElement, 1);
  await userEvent.click(previous!);
  await stands(canvasElement, 0);
  await userEvent.click(previous!);
  await stands(canvasElement, getDots(canvasElement).length - 1);
  await userEvent.click(getDots(canvasElement)[1]!);
  await stands(canvasElement, 1);
};

/** Goes on and back by the arrow keys, in the direction of writing. */
export const playKeys: Play = async ({ canvasElement }) => {
  const isRtl = getRoot(canvasElement).matches(':dir(rtl)');
  getDots(canvasElement)[0]!.focus();
  await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
  await stands(canvasElement, 1);
  await userEvent.keyboard(isRtl ? '{ArrowRight}' : '{ArrowLeft}');
  await stands(canvasElement, 0);
};

/** Stops what moves by itself; where less motion is wanted there is nothing to stop. */
export const playPause: Play = async ({ canvasElement }) => {
  const moves = getMoves(canvasElement);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    await expect(moves).toHaveLength(2);
    return;
  }
  const [pause] = moves;
  const before = pause!.getAttribute('aria-label');
  await userEvent.click(pause!);
  await waitFor(() => expect(pause).not.toHaveAttribute('aria-label', before));
};
