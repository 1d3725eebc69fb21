import type { Meta, StoryObj } from '@storybook/react-vite';
import { depositOffer } from '../../../tests/support/builders/centre.ts';
import { ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import { OfferTerms } from './OfferTerms.tsx';

const meta = {
  title: 'Primitives/OfferTerms',
  component: OfferTerms,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A bonus of deposits in plain words before it is taken: what it brings, what has to be bet and on what, until when, and the most of it. With an amount it says what that would come to.',
      },
    },
  },
  args: { offer: depositOffer(), deposit: '50.00' },
} satisfies Meta<typeof OfferTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the amount that is typed. */
export const WithAmount: Story = {};

/** As long as nothing is typed, or too little. */
export const WithoutAmount: Story = { args: { deposit: null } };

/** One balance, no most, one kind of games. */
export const Locked: Story = {
  ...ON_PHONE,
  args: {
    offer: depositOffer({
      max: null,
      maxReleaseTimes: null,
      terms: {
        ...depositOffer().terms,
        model: 'locked',
        base: 'depositAndBonus',
        maxBet: null,
        hours: 30,
        shares: [
          { category: 'LOTT', share: '1' },
          { category: 'RNG', share: '0' },
          { category: 'LIVE', share: '0' },
        ],
      },
    }),
  },
};
