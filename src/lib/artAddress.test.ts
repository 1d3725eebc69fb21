import { describe, expect, it } from 'vitest';
import { getBannerArt, getGameArt } from './artAddress.ts';

describe('the addresses of drawn pictures', () => {
  it('offers a game in two widths and two formats', () => {
    expect(getGameArt('amber-temple')).toEqual({
      avif: '/art/games/amber-temple-240.avif 240w, /art/games/amber-temple-480.avif 480w',
      webp: '/art/games/amber-temple-240.webp 240w, /art/games/amber-temple-480.webp 480w',
      src: '/art/games/amber-temple-480.webp',
    });
  });

  it('offers a banner wide and tall, each in its own widths', () => {
    expect(getBannerArt('welcome', 'wide').avif).toContain('welcome-wide-2880.avif 2880w');
    expect(getBannerArt('welcome', 'tall').webp).toContain('welcome-tall-600.webp 600w');
  });

  it('names the same pictures on another network', () => {
    expect(getGameArt('amber-temple', 'https://img.example.com').webp).toBe(
      'https://img.example.com/art/games/amber-temple-240.webp 240w, https://img.example.com/art/games/amber-temple-480.webp 480w',
    );
    expect(getBannerArt('welcome', 'tall', 'https://img.example.com').src).toBe(
      'https://img.example.com/art/banners/welcome-tall-1200.webp',
    );
  });

  it('keeps an id from reaching out of its folder', () => {
    expect(getGameArt('../../x y').src).toBe('/art/games/..%2F..%2Fx%20y-480.webp');
  });
});
