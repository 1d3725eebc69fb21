import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MATRIX_STATES, StateMatrix } from '../../../tests/support/StateMatrix.tsx';
import { inBox, withGates } from '../../../tests/support/storyFrames.tsx';
import { getScheme, SCHEME_KEY } from '../../platform/theme/scheme.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const meta = {
  title: 'Shell/SchemeSwitch',
  component: SchemeSwitch,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Shows the other colour scheme, dark or light, and remembers it.\n\nNot where the brand allows one scheme only: the feature `schemeSwitch` takes it away.',
      },
    },
  },
  decorators: [inBox(), withGates({ schemeSwitch: true })],
} satisfies Meta<typeof SchemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: MATRIX_STATES,
  render: () => <StateMatrix looks={{ switch: <SchemeSwitch /> }} />,
};

/** Its name says what the next press does; the choice is kept. */
export const FlipsAndFlipsBack: Story = {
  beforeEach: () => () => localStorage.removeItem(SCHEME_KEY),
  play: async ({ canvasElement }) => {
    const before = getScheme();
    const button = within(canvasElement).getByRole('button');
    const shown = () =>
      [...button.querySelectorAll<HTMLElement>('[data-only-scheme]')].filter((face) =>
        face.checkVisibility(),
      );
    await expect(shown().map((face) => face.dataset['onlyScheme'])).toEqual([before]);
    await userEvent.click(button);
    await expect(getScheme()).not.toBe(before);
    await expect(localStorage.getItem(SCHEME_KEY)).toBe(getScheme());
    await expect(shown().map((face) => face.dataset['onlyScheme'])).toEqual([getScheme()]);
    await userEvent.click(button);
    await expect(getScheme()).toBe(before);
  },
};

export const ClosedByFeature: Story = {
  decorators: [withGates({ schemeSwitch: false })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
