import { describe, expect, it } from 'vitest';
import { frameLaunch } from './launchAddress.ts';

const site = 'https://aurora.example';
const brand = {
  cdn: { images: [], launch: ['https://play.vendor.example/games/', 'https://evil.example'] },
  allowHosts: ['*.vendor.example'],
};

const frame = (address: string) => frameLaunch(address, site, brand, 'light');

describe('the frame of a launch', () => {
  it('on the site itself has no origin of its own, so that it reaches nothing of the site', () => {
    expect(frame(`${site}/launch/AUR/ruby?code=x`)).toEqual({
      src: `${site}/launch/AUR/ruby?code=x`,
      origin: 'null',
      sandbox: 'allow-scripts',
      isOriginal: false,
    });
  });

  it('tells a game of our own the colour scheme', () => {
    const { src, isOriginal } = frame(`${site}/launch/HOUSE/wheel?code=x&mode=play`)!;
    expect([src, isOriginal]).toEqual([
      `${site}/launch/HOUSE/wheel?code=x&mode=play&scheme=light`,
      true,
    ]);
  });

  it('on a launch host may do what games need', () => {
    expect(frame('https://play.vendor.example/games/launch/AUR/ruby?code=x')).toMatchObject({
      origin: 'https://play.vendor.example',
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-forms',
    });
  });

  it.each([
    ['a host that is no launch host', 'https://other.vendor.example/launch/AUR/ruby'],
    ['a launch host that is not allowed', 'https://evil.example/launch/AUR/ruby'],
    ['a launch host in the clear', 'http://play.vendor.example/launch/AUR/ruby'],
    ['another port', 'https://play.vendor.example:8443/launch/AUR/ruby'],
    ['a name before the host', 'https://play.vendor.example@evil.example/launch/AUR/ruby'],
    ['a script', 'javascript:alert(1)//launch/'],
    ['a document in the address', 'data:text/html,/launch/'],
    ['another page of the site', `${site}/member/withdraw`],
    ['no address', '/launch/AUR/ruby'],
  ])('is none for %s', (_what, address) => {
    expect(frame(address)).toBeNull();
  });
});
