import type { Meta, StoryObj } from '@storybook/react-vite';
import { navEntry, navMenu } from '../../../tests/support/builders.ts';
import { AccountCluster } from '../AccountCluster/AccountCluster.tsx';
import { LocalePicker } from '../LocalePicker/LocalePicker.tsx';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch.tsx';
import BarVariant from './variants/Bar.tsx';
import CompactVariant from './variants/Compact.tsx';
import StackedVariant from './variants/Stacked.tsx';

const longMenu = [
  'Trang chủ',
  'Xổ số kiến thiết miền Nam',
  'Sòng bài trực tuyến',
  'Sportwettenübersicht',
  'Elektronische Sportereignisse',
  'Máy đánh bạc',
].map((label, index) => navEntry({ id: label, label, href: `/${index}`, active: index === 0 }));

const manyEntries = Array.from({ length: 24 }, (_, index) =>
  navEntry({ id: `entry-${index}`, label: `Entry ${index + 1}`, href: `/${index}`, icon: 'slots' }),
);

const meta = {
  title: 'Slots/Header',
  component: BarVariant,
  args: {
    menu: navMenu(),
    renderPanel: (entry) => <p>{entry.label}</p>,
    account: <AccountCluster />,
    utilities: (
      <>
        <LocalePicker />
        <SchemeSwitch />
      </>
    ),
    announcement: 'New tables on Friday',
  },
} satisfies Meta<typeof BarVariant>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { render: (args) => <BarVariant {...args} /> };

export const BarLongWords: Story = { args: { menu: longMenu } };

export const BarManyEntries: Story = { args: { menu: manyEntries } };

export const BarWithoutAnnouncement: Story = { args: { announcement: undefined } };

export const Compact: Story = { render: (args) => <CompactVariant {...args} /> };

export const CompactManyEntries: Story = {
  args: { menu: manyEntries },
  render: (args) => <CompactVariant {...args} />,
};

export const Stacked: Story = { render: (args) => <StackedVariant {...args} /> };

export const StackedManyEntries: Story = {
  args: { menu: manyEntries },
  render: (args) => <StackedVariant {...args} />,
};
