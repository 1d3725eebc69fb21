import type { Meta, StoryObj } from '@storybook/react-vite';
import { navEntry, navMenu } from '../../../tests/support/builders.ts';
import BarVariant from './variants/Bar.tsx';
import FloatingVariant from './variants/Floating.tsx';

const longWords = ['Trang chủ', 'Xổ số kiến thiết', 'Máy đánh bạc', 'Khuyến mãi', 'Câu lạc bộ'].map(
  (label, index) => navEntry({ id: label, label, href: `/${index}`, active: index === 3 }),
);

const meta = {
  title: 'Slots/BottomNav',
  component: BarVariant,
  args: { menu: navMenu().slice(0, 5) },
} satisfies Meta<typeof BarVariant>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { render: (args) => <BarVariant {...args} /> };

export const BarLongWords: Story = { args: { menu: longWords } };

export const BarThreePlaces: Story = { args: { menu: navMenu().slice(0, 3) } };

export const Floating: Story = { render: (args) => <FloatingVariant {...args} /> };

export const FloatingLongWords: Story = {
  args: { menu: longWords },
  render: (args) => <FloatingVariant {...args} />,
};
