import type { Meta, StoryObj } from '@storybook/react-vite';
import { IN_VIETNAMESE_ON_PHONE, inBox, ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Primitives/SectionHeading',
  component: SectionHeading,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Heads a part of a page, with how many things there are and the way to all of them.\n\nNot for the title of a page or a dialog. Leave out `seeAllHref` where everything already shows.',
      },
    },
  },
  args: { id: 'section', title: 'Hot games', count: 356, seeAllHref: '/rng' },
  decorators: [inBox()],
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCountAndLink: Story = {};
export const TitleAlone: Story = { args: { count: undefined, seeAllHref: undefined } };
export const NoneOfThem: Story = { args: { count: 0, seeAllHref: undefined } };
export const TenThousandOfThem: Story = { args: { count: 10_000 } };

export const WithControls: Story = {
  args: { children: <IconButton icon="chevronForward" label="Scroll on" kind="outlined" /> },
};

export const LinkPointedAt: Story = { parameters: { pseudo: { hover: 'a' } } };

export const LongTitleOnPhone: Story = {
  ...IN_VIETNAMESE_ON_PHONE,
  args: { title: 'Xổ số kiến thiết được yêu thích nhất ở miền Nam', count: 10_000 },
};

export const LongWordOnPhone: Story = {
  ...ON_PHONE,
  args: { title: 'Verantwortungsbewusstseinswochenende' },
};
