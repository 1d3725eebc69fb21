import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MATRIX_STATES, StateMatrix } from '../../../tests/support/StateMatrix.tsx';
import { inBox, ON_DESKTOP } from '../../../tests/support/storyFrames.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Does something on this page; its text says what, in a verb. `primary` is for the one thing a screen is there for, `secondary` for what stands beside it, `quiet` for ways out.\n\nNot to go somewhere: use ButtonLink, which looks the same and is a link. Not more than one `primary` a view. Without room for text, use IconButton.',
      },
    },
  },
  args: { children: 'Create account', onClick: fn() },
  decorators: [inBox()],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { kind: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { kind: 'quiet' } };
export const Small: Story = { args: { size: 'small', iconAfter: 'chevronForward' } };
export const Large: Story = { args: { kind: 'primary', size: 'large', icon: 'play' } };
export const Wide: Story = { args: { kind: 'primary', wide: true } };

/** Every kind at rest, under the pointer, in focus, pressed, and when it cannot be pressed. */
export const States: Story = {
  ...ON_DESKTOP,
  parameters: MATRIX_STATES,
  render: () => (
    <>
      <StateMatrix
        looks={{
          primary: <Button kind="primary">Create account</Button>,
          secondary: <Button icon="download">Download</Button>,
          quiet: <Button kind="quiet">Not now</Button>,
          small: (
            <Button size="small" iconAfter="chevronForward">
              See all
            </Button>
          ),
        }}
      />
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 'var(--space-4)',
          padding: 'var(--space-5)',
        }}
      >
        <Button kind="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
        <Button kind="quiet" disabled>
          Disabled
        </Button>
        <Button kind="primary" loading>
          Loading
        </Button>
        <Button loading>Loading</Button>
      </div>
    </>
  ),
};

/** While it works it keeps its size and its name, and a second press does nothing. */
export const LoadingIgnoresPresses: Story = {
  args: { kind: 'primary', loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Create account' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const DisabledIgnoresPresses: Story = {
  args: { kind: 'primary', disabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), {
      pointerEventsCheck: 0,
    });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const PressedByKeyboard: Story = {
  args: { kind: 'primary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: {
    kind: 'primary',
    icon: 'check',
    children: 'Accept the general terms and open my account',
  },
  decorators: [inBox({ inlineSize: '14rem' })],
};

export const LongWord: Story = {
  args: { kind: 'primary', wide: true, children: 'Verantwortungsbewusstseinserklärung' },
  decorators: [inBox({ inlineSize: '12rem' })],
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/register" kind="primary" iconAfter="arrowForward">
      Register
    </ButtonLink>
  ),
};
