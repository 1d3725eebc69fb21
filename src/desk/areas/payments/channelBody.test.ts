import { describe, expect, it } from 'vitest';
import { toChannelBody } from './channelBody.ts';

const CHANNEL = {
  id: 'pc_1',
  direction: 'in',
  method: 'sepa',
  provider: 'manualBank',
  name: ' House account ',
  settings: { bank: 'Bank', account: 'DE02120300000000202051', note: '' },
  dailyCap: null,
  weight: '10',
  state: 'paused',
  reason: 'The bank is shut',
} as const;

describe('toChannelBody', () => {
  it('leaves out what is empty, so that keys and caps stay apart from blanks', () => {
    expect(toChannelBody({ ...CHANNEL, apiKey: '', webhookSecret: null })).toEqual({
      id: 'pc_1',
      direction: 'in',
      method: 'sepa',
      provider: 'manualBank',
      name: 'House account',
      settings: { bank: 'Bank', account: 'DE02120300000000202051' },
      weight: 10,
      state: 'paused',
      reason: 'The bank is shut',
    });
  });

  it('sends keys that were typed, and a cap as calls take it', () => {
    const body = toChannelBody({ ...CHANNEL, apiKey: 'secret-key', dailyCap: '1000,50' });
    expect(body).toMatchObject({ apiKey: 'secret-key', dailyCap: '1000.50' });
  });
});
