import { describe, expect, it } from 'vitest';
import { isPlainName } from '../../../engine/fields/accountName.ts';
import { createReferralCode, deriveAccount, isReservedName } from './accountName.ts';

const brand = { id: 'nova', merchantCode: 'NOVA_EU', name: 'Nova Palace' };

describe('a username', () => {
  it.each(['ada', 'Ада', 'άδα', 'ada_99', '田中taro', 'สมชาย'])('may be %s', (name) => {
    expect(isPlainName(name)).toBe(true);
  });

  it.each(['аdmin', 'pаypal', 'αda', 'ada\u200b', 'ada\u202e', 'a\u00adda', 'ada\u3164'])(
    'may not be %j, which looks like another',
    (name) => {
      expect(isPlainName(name)).toBe(false);
    },
  );

  it.each([
    'admin',
    'Admin7',
    'ADM1N',
    'trial1234',
    'Tr1al',
    'r00t',
    'Support',
    'customer_service',
    'Support1',
    'support24',
    '1support',
    '5upport',
    'Suрport',
    'ѕuррοrt',
    'SUPPORT',
    'sup.port',
    'he1p',
    'Officia1Support',
    'OfficiaI',
    'support_team_2',
    'the.real.support',
    'novasupport',
    'Nova_Palace_Support',
    'modera7or',
    'rnoderator',
    '𝓢upport',
    'ｓｕｐｐｏｒｔ',
    'ѕтаff',
    'soporte1',
    'Soporté',
    'hỗtrợ',
    'サポート',
    'الدعم',
  ])('may not be %s, which is for the site', (name) => {
    expect(isReservedName(name, brand)).toBe(true);
  });

  it.each(['nova', 'N0va', 'nova.eu', 'NovaPalace', 'nova777', 'nоva'])(
    'may not be %s, which is the brand',
    (name) => {
      expect(isReservedName(name, brand)).toBe(true);
    },
  );

  it.each([
    'badminton',
    'supporter',
    'novalee',
    'systematic',
    'maria77',
    'guesthouse',
    'helper99',
    'rosalia',
    'thebest1',
    'casino777',
    'livegame',
    'madrid',
    '1990',
    '12345',
  ])('may be %s', (name) => {
    expect(isReservedName(name, brand)).toBe(false);
  });

  it('of somebody who gives none says nothing', () => {
    expect(deriveAccount((size) => Buffer.alloc(size, 17))).toBe('m7777777777');
  });
});

it('a referral code has no letters that are taken for one another', () => {
  const all = createReferralCode(() => Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)));
  expect(all).not.toMatch(/[01IO]/);
  expect(createReferralCode((size) => Buffer.alloc(size, 8))).toBe('AAAAAAAA');
});
