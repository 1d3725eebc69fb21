import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createSound } from '../../src/originals/sound/createSound.ts';
import { HEARD_GAMES } from './sounds/playedSounds.ts';
import { SoundsPage } from './sounds/SoundsPage.tsx';

const meta = {
  title: 'House/Sounds',
  component: SoundsPage,
  parameters: {
    controls: { disable: true },
    visual: { skip: 'Buttons to hear sounds by, not a part of the product.' },
  },
} satisfies Meta<typeof SoundsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const RATE = 44_100;
const SECONDS = 3;
/** The small loudspeaker of a phone gives little of what is lower. */
const PHONE_HERTZ = 300;

const peakOf = (samples: Float32Array) =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

/** What a sound comes to on a device, and on the loudspeaker of a phone. */
async function render(heard: (context: OfflineAudioContext) => void) {
  const context = new OfflineAudioContext(2, RATE * SECONDS, RATE);
  heard(context);
  const device = (await context.startRendering()).getChannelData(0);
  const through = new OfflineAudioContext(1, device.length, RATE);
  const buffer = through.createBuffer(1, device.length, RATE);
  buffer.copyToChannel(device, 0);
  const source = new AudioBufferSourceNode(through, { buffer });
  const phone = new BiquadFilterNode(through, { type: 'highpass', frequency: PHONE_HERTZ });
  source.connect(phone).connect(through.destination);
  source.start();
  return { device, phone: (await through.startRendering()).getChannelData(0) };
}

/** Each of them is heard, on a phone too, is never louder than a device can give, and dies away. */
export const AllSounds: Story = {
  play: async () => {
    for (const { name, skin, played } of HEARD_GAMES) {
      for (const [what, play] of played) {
        const { device, phone } = await render((context) => {
          const sound = createSound(skin, () => context);
          sound.setOn(true);
          play(sound);
        });
        const [peak, heard] = [peakOf(device), peakOf(phone)];
        await expect(peak, `${name}, ${what}: loudest`).toBeLessThan(0.9);
        await expect(heard, `${name}, ${what}: on a phone`).toBeGreaterThan(0.05);
        // It rolls until the table says that it lies, for longer than this.
        if (what === 'Ball rolls') continue;
        await expect(peakOf(device.slice(-RATE / 10)), `${name}, ${what}: at its end`).toBeLessThan(
          0.002,
        );
      }
    }
  },
};

/** Until a player switches them on, nothing is heard and no device is asked for. */
export const SilentAtFirst: Story = {
  play: async () => {
    const { skin, played } = HEARD_GAMES[0]!;
    const { device } = await render((context) => {
      const sound = createSound(skin, () => context);
      for (const [, play] of played) play(sound);
    });
    await expect(peakOf(device)).toBe(0);
  },
};
