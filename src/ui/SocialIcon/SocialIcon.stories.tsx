import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { getSocialTitle, SocialIcon } from './SocialIcon.tsx';

const KINDS = [
  'telegram',
  'whatsapp',
  'facebook',
  'instagram',
  'x',
  'youtube',
  'tiktok',
  'line',
  'zalo',
] as const;

const meta = {
  title: 'Primitives/SocialIcon',
  component: SocialIcon,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          "The mark of a social network, in the colour of the text around it. Screen readers skip it, so the link it stands in carries the network's name.\n\nNot for actions or navigation: use Icon. Not alone, without a named link.",
      },
    },
  },
  args: { kind: 'telegram', size: 24 },
  decorators: [inBox()],
} satisfies Meta<typeof SocialIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Smallest: Story = { args: { size: 16 } };

/** Every network with its name. */
export const All: Story = {
  render: ({ size }) => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
        gap: 'var(--space-5)',
      }}
    >
      {KINDS.map((kind) => (
        <li key={kind} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-2)' }}>
          <SocialIcon kind={kind} size={size} />
          {getSocialTitle(kind)}
        </li>
      ))}
    </ul>
  ),
};
