import { afterEach, describe, expect, it } from 'vitest';
import { loadTag } from './loadTag.ts';

const now = new Date('2026-02-01T12:00:00Z');
const getScripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  getScripts().forEach((script) => script.remove());
  delete window.dataLayer;
});

describe('the tag of a brand', () => {
  it('comes from its maker, with the id of the brand', () => {
    loadTag('G-AB12CD34', now);
    expect(getScripts().map(({ src, async }) => ({ src, async }))).toEqual([
      { src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34', async: true },
    ]);
  });

  it('finds when it was started and for whom, as arguments objects', () => {
    loadTag('G-AB12CD34', now);
    const told = window.dataLayer as ArrayLike<unknown>[];
    expect(told.map((words) => Object.prototype.toString.call(words))).toEqual([
      '[object Arguments]',
      '[object Arguments]',
    ]);
    expect(told.map((words) => Array.from(words))).toEqual([
      ['js', now],
      ['config', 'G-AB12CD34'],
    ]);
  });

  it('keeps what the page told before', () => {
    window.dataLayer = ['earlier'];
    loadTag('G-AB12CD34', now);
    expect(window.dataLayer[0]).toBe('earlier');
  });
});
