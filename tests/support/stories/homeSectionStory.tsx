import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { HomeSectionId } from '../../../schemas/home.ts';
import { SCREENS } from '../../../src/app/screens.ts';
import HomeScreen from '../../../src/features/home/HomeScreen.tsx';
import { BrandProvider, useBrand } from '../../../src/platform/brand/BrandContext.tsx';
import { useGates } from '../../../src/platform/gates/gates.tsx';
import { ScreensProvider } from '../../../src/platform/screens/ScreensContext.tsx';
import { makeBroken } from '../builders/answerWith.ts';
import { silentTransport } from '../seedTransport.ts';
import { withCalls } from '../storyFrames.tsx';

interface HomeSectionProps {
  readonly section: HomeSectionId;
  /** As a brand file gives them, defaults filled in. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** The home page of the toolbar's brand with one section only, also where nothing serves yet what it is about. */
export function HomeSection({ section, props = {} }: HomeSectionProps) {
  const brand = { ...useBrand(), sections: [{ section, props }] };
  const gates = useGates();
  const screens = SCREENS.filter(({ gate }) => gate === undefined || gates[gate]);
  return (
    <BrandProvider brand={brand}>
      <ScreensProvider screens={screens}>
        <HomeScreen />
      </ScreensProvider>
    </BrandProvider>
  );
}

type Story = StoryObj<HomeSectionProps>;

/** While its data comes. */
export const sectionLoading: Story = { decorators: [withCalls(silentTransport)] };

const broken = makeBroken();

/** Its data did not come. */
export const sectionFailed: Story = {
  decorators: [withCalls(broken.transport)],
  beforeEach: broken.breakDown,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toBeVisible();
  },
};

/** Its data did not come, and came at the second try. */
export const sectionRetried: Story = {
  ...sectionFailed,
  play: async ({ canvasElement }) => {
    const retry = await within(canvasElement).findByRole('button');
    broken.mend();
    await userEvent.click(retry);
    await waitFor(() => expect(canvasElement.querySelector('[data-part]')).toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('section')).toBeVisible());
  },
};

/** A section that has nothing to show leaves no trace. */
export const showsNothing: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-section]')).not.toBeNull());
  await waitFor(() => expect(canvasElement.querySelector('[data-section]')).toBeEmptyDOMElement());
};

/** What a row shows until it has hydrated. */
const FIRST_CARDS = 8;

/** Scrolls a row of cards on by its button, and back. */
export const pagesThroughShelf: Story['play'] = async ({ canvasElement, args }) => {
  const track = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('section ul[data-width]');
    if (!found) throw new Error('The row is not there yet.');
    return found;
  });
  // A row begins with its first cards: turned before all are there, it would go only as far as those.
  if (Number(args.props?.['limit']) > FIRST_CARDS) {
    await waitFor(() => expect(track.childElementCount).toBeGreaterThan(FIRST_CARDS));
  }
  await waitFor(() => expect(track.scrollWidth).toBeGreaterThan(track.clientWidth));
  const [back, on] = canvasElement.querySelectorAll<HTMLButtonElement>('section button');
  await expect(back).toBeDisabled();
  await userEvent.click(on!);
  await waitFor(() => expect(Math.abs(track.scrollLeft)).toBeGreaterThan(100), { timeout: 3000 });
  await waitFor(() => expect(back).toBeEnabled());
};
