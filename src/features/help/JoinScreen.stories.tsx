import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { failingTransport } from '../../../tests/support/seedTransport.ts';
import {
  IN_VIETNAMESE_ON_PHONE,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
} from '../../../tests/support/storyFrames.tsx';
import JoinScreen from './JoinScreen.tsx';

const meta = {
  title: 'Pages/Join',
  component: JoinScreen,
  parameters: { path: '/join' },
  decorators: [withCalls()],
} satisfies Meta<typeof JoinScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const LongWords: Story = IN_VIETNAMESE_ON_PHONE;

const send = async (canvasElement: HTMLElement) => {
  const buttons = await within(canvasElement).findAllByRole('button');
  await userEvent.click(buttons.at(-1)!);
};

/** What is missing is said beside its field. */
export const Empty: Story = { play: ({ canvasElement }) => send(canvasElement) };
export const Failed: Story = {
  decorators: [withCalls(failingTransport)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [name, contact] = await canvas.findAllByRole('textbox');
    await userEvent.type(name!, 'Lucia Ortega');
    await userEvent.type(contact!, 'lucia@example.com');
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!);
    await userEvent.selectOptions(canvas.getAllByRole('combobox').at(-1)!, 'to50');
    await send(canvasElement);
  },
};
